import type { DishVerdict } from '@kioot/engine/verdicts';
import type { Translator } from '../i18n/translator';
import type { Evidence } from '../search/contract/rec-contract';
import {
  formatAlternatives,
  formatCode,
  formatCodeList,
  capitalize,
  formatQuestion,
} from './format-code';
import { formatEvidence } from './format-evidence';
import { toQuestionItems } from './question-items';

type Translate = Translator<'words'>;

/**
 * Verdict and reason: "Vegan if there’s no egg in the batter", "Does it contain egg or anchovy stock?",
 * "Pork". Either part may be empty.
 * @param labels source of the labels on the menu, if another than the restaurant
 */
export function formatDishVerdict(
  t: Translate,
  dishVerdict: DishVerdict,
  isMeatWish: boolean,
  labels?: Evidence,
): { verdict: string; reason: string } {
  return {
    verdict: t(`verdict.${dishVerdict.verdict}`),
    reason: formatVerdictReason(t, dishVerdict, isMeatWish, labels),
  };
}

/**
 * Verdict and reason in one line: "Fits", "Not for you: Pork"; without the verdict when the reason
 * starts with it.
 */
export function formatVerdictLine(
  menu: Translator<'menu'>,
  words: Translate,
  dishVerdict: DishVerdict,
  isMeatWish: boolean,
  labels?: Evidence,
): string {
  const { verdict, reason } = formatDishVerdict(words, dishVerdict, isMeatWish, labels);
  if (reason.toLowerCase().startsWith(verdict)) return reason;
  return reason
    ? menu('verdictAndReason', { verdict: capitalize(verdict), reason })
    : capitalize(verdict);
}

/** Question with the things that the Korean question names, too. */
function formatAsked(t: Translate, verdict: DishVerdict): string {
  const { about, tell, question, certain = [], asksHalal } = verdict;
  const open = about.filter((code) => !certain.includes(code));
  const toItems = (codes: readonly string[]) =>
    codes.length > 0 ? toQuestionItems({ ...verdict, about: codes }) : [];
  const items = toItems(question ? about : open);
  if (question) {
    const isOne = items.length < 2;
    const what = isOne ? formatCode(t, question.code) : formatAlternatives(t, items);
    return t(`fitsIfNo.${question.diet}`, { what: what ?? '' });
  }
  if (certain.length > 0) {
    const rest = open.length > 0 ? formatQuestion(t, { about: items, tell }) : '';
    const what = formatCodeList(t, toQuestionItems({ about: certain, tell: [] }));
    return t('leaveOut', { what, rest }).trim();
  }
  if (asksHalal && items.length + tell.length === 0) {
    return asksHalal === 'meat' ? t('askHalal') : formatQuestion(t, { about: ['alcohol'], tell });
  }
  return formatQuestion(t, { about: items, tell });
}

/**
 * Reason of a verdict that no ingredient explains: the kitchen, else the words of a label: a list that
 * labels dishes, or the restaurant.
 */
export function formatDenial(
  t: Translate,
  { isByKitchen }: Pick<DishVerdict, 'isByKitchen'>,
  labels?: Evidence,
): string {
  if (isByKitchen) return t('kitchenNotHalal');
  return labels ? formatEvidence(t, labels) : t('byTheirWords');
}

function formatVerdictReason(
  t: Translate,
  dishVerdict: DishVerdict,
  isMeatWish: boolean,
  labels: Evidence | undefined,
): string {
  const { verdict, about } = dishVerdict;
  const ingredients = formatCodeList(t, about);
  switch (verdict) {
    case 'yes':
      return ingredients && t('hasOrMayHave', { what: ingredients });
    case 'ask':
      return formatAsked(t, dishVerdict);
    case 'no':
      return ingredients ? capitalize(ingredients) : formatDenial(t, dishVerdict, labels);
    case 'unknown':
      return t(isMeatWish ? 'noMeatNamed' : 'nameSaysTooLittle');
  }
}
