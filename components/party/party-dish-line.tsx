import { useAtomValue } from 'jotai';
import type { Verdict } from '@kioot/engine';
import type { CompactDishFacts, DishVerdict } from '@kioot/engine/verdicts';
import { getWorstVerdict } from '@/lib/place-page/match-party';
import { toKoreanQuestion } from '@/lib/staff-card/menu-card';
import { getAskedCodes } from '@/lib/staff-card/question-foods';
import { DishLine, type DishLineProps } from '../ui/dish-line';
import { DishPeople } from './dish-people';
import { dishExplainersAtom, tableAtom } from './table-atoms';
import { usePersonNames } from './use-person-names';

interface PartyDishLineProps {
  dish: CompactDishFacts & { ko: string; certain?: boolean };
  /** Verdict of the place. */
  halal: Verdict;
  /** True to show the question to the staff in Korean. */
  hasQuestion?: boolean;
  /** Line without verdicts. */
  line: Omit<DishLineProps, 'verdict' | 'reason' | 'question' | 'people'>;
  /** Line for a visitor who eats alone by now. */
  alone: DishLineProps;
}

/** A dish with uncertain letters is at best asked about. */
const capUncertain = (verdict: DishVerdict): DishVerdict =>
  verdict.verdict === 'yes' ? { verdict: 'ask', about: [], tell: [] } : verdict;

/** Dish with the verdict of who is worst off, and a chip for everyone at the table. */
export function PartyDishLine({ dish, halal, hasQuestion, line, alone }: PartyDishLineProps) {
  const table = useAtomValue(tableAtom);
  const getExplainer = useAtomValue(dishExplainersAtom);
  const names = usePersonNames();
  if (!table || !getExplainer) return <DishLine {...alone} />;
  const explained = getExplainer(halal)(dish);
  const verdicts = dish.certain === false ? explained.map(capUncertain) : explained;
  const asked = verdicts.filter(({ verdict }) => verdict === 'ask');
  const codes = [...new Set(asked.flatMap(getAskedCodes))];
  return (
    <DishLine
      {...line}
      verdict={getWorstVerdict(verdicts.map(({ verdict }) => verdict))}
      question={hasQuestion && asked.length > 0 ? toKoreanQuestion(dish.ko, codes) : undefined}
      people={<DishPeople {...{ names, table, verdicts }} />}
    />
  );
}
