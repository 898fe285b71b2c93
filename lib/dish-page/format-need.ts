import type { CompactDishFacts, DishVerdict } from '@kioot/engine/verdicts';
import { formatDishVerdict } from '../format/format-dish-verdict';
import type { Translator } from '../i18n/translator';
import { toKoreanQuestion } from '../staff-card/menu-card';
import { getAskedCodes } from '../staff-card/question-foods';
import { explainNeed, type CommonNeed } from './common-needs';

/** Answer of a dish for one need, as the page shows it. */
export interface NeedAnswer {
  verdict: DishVerdict['verdict'];
  /** "ask first". */
  status: string;
  /** "Does it contain egg?", "Pork"; may be empty. */
  reason: string;
  /** In Korean, where the staff can answer it. */
  question?: string;
}

/** Question about a dish whose verdict asks about something that has a name. */
export const getDishQuestion = (ko: string, verdict: DishVerdict): { question?: string } =>
  verdict.verdict === 'ask' && getAskedCodes(verdict).length > 0
    ? { question: toKoreanQuestion(ko, getAskedCodes(verdict)) }
    : {};

/** Answer of a dish for a common need. */
export function formatNeedAnswer(
  t: Translator<'dish'>,
  words: Translator<'words'>,
  { ko, facts }: { ko: string; facts: CompactDishFacts },
  need: CommonNeed,
): NeedAnswer {
  const verdict = explainNeed(facts, need);
  const { verdict: status, reason } = formatDishVerdict(words, verdict, false);
  const isHalalOpen = need === 'halal' && verdict.verdict === 'ask' && verdict.about.length === 0;
  const isHeat = need === 'notSpicy' && verdict.verdict !== 'unknown';
  return {
    ...{ verdict: verdict.verdict, status },
    reason: isHalalOpen ? t('askHalal') : isHeat ? words(`spice.${facts.spice}`) : reason,
    ...getDishQuestion(ko, verdict),
  };
}
