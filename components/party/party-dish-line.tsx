import { useAtomValue } from 'jotai';
import { answerApplierAtom } from '@/lib/staff-card/answer-applier-atom';
import type { CompactDishFacts } from '@kioot/engine/verdicts';
import { capUncertain, toTableVerdict, type DishPlace } from '@/lib/place-page/match-party';
import { DishLine, type DishLineProps } from '../ui/dish-line';
import { KoreanQuestion } from '../ui/korean-question';
import { DishPeople } from './dish-people';
import { dishExplainersAtom, tableAtom } from './table-atoms';
import { usePersonNames } from './use-person-names';

interface PartyDishLineProps {
  dish: CompactDishFacts & { ko: string; certain?: boolean };
  place: DishPlace;
  /** Place whose staff may have answered. */
  contentId?: string;
  /** True to show the question to the staff in Korean. */
  hasQuestion?: boolean;
  /** Line without verdicts. */
  line: Omit<DishLineProps, 'verdict' | 'reason' | 'question' | 'people'>;
  /** Line for a visitor who eats alone by now. */
  alone: DishLineProps;
}

/** Dish with the verdict of who is worst off, and a chip for everyone at the table. */
export function PartyDishLine({
  dish,
  place,
  contentId,
  hasQuestion,
  line,
  alone,
}: PartyDishLineProps) {
  const table = useAtomValue(tableAtom);
  const getExplainer = useAtomValue(dishExplainersAtom);
  const createApplier = useAtomValue(answerApplierAtom);
  const names = usePersonNames();
  if (!table || !getExplainer) return <DishLine {...alone} />;
  const verdicts = getExplainer(place)(dish).map((explained, at) => {
    const verdict = capUncertain(explained, dish);
    const person = table[at];
    if (!person || !createApplier || contentId === undefined) return verdict;
    return createApplier(person).toDishVerdict(contentId, dish.ko, verdict);
  });
  const asked = verdicts.filter(({ verdict }) => verdict === 'ask');
  return (
    <DishLine
      {...line}
      verdict={toTableVerdict(verdicts).verdict}
      question={
        hasQuestion && asked.length > 0 ? (
          <KoreanQuestion ko={dish.ko} verdict={toTableVerdict(asked)} />
        ) : undefined
      }
      people={<DishPeople {...{ names, table, verdicts }} />}
    />
  );
}
