import type { DishVerdict } from '@kioot/engine/verdicts';
import type { Translator } from '../i18n/translator';
import { formatCode, formatCodeList, capitalize } from './format-code';
import { formatQuestion } from './format-match';

type Translate = Translator<'words'>;

/**
 * Verdict and reason: "Vegan if there’s no egg in the batter", "Does it contain egg or anchovy stock?",
 * "Pork". Either part may be empty.
 */
export function formatDishVerdict(
  t: Translate,
  dishVerdict: DishVerdict,
  isMeatWish: boolean,
): { verdict: string; reason: string } {
  return {
    verdict: t(`verdict.${dishVerdict.verdict}`),
    reason: formatVerdictReason(t, dishVerdict, isMeatWish),
  };
}

function formatVerdictReason(
  t: Translate,
  { verdict, about, tell, question }: DishVerdict,
  isMeatWish: boolean,
): string {
  const ingredients = formatCodeList(t, about);
  switch (verdict) {
    case 'yes':
      return ingredients && t('hasOrMayHave', { what: ingredients });
    case 'ask':
      return question
        ? t(`fitsIfNo.${question.diet}`, { what: formatCode(t, question.code) })
        : formatQuestion(t, { about, tell });
    case 'no':
      return ingredients ? capitalize(ingredients) : t('byTheirWords');
    case 'unknown':
      return t(isMeatWish ? 'noMeatNamed' : 'nameSaysTooLittle');
  }
}
