import type { Translator } from '../i18n/translator';
import { formatCodeList } from '../format/format-code';
import { formatDenial } from '../format/format-dish-verdict';
import type { DinerVerdict } from './order-card';

/** People whom a dish is not for, with the reason they share. */
export interface Refusal {
  /** "you, Mia". */
  names: string;
  /** "pork". */
  reason: string;
}

/**
 * Texts of the people whom a dish is not for, by reason.
 * @param refusals as `getRefusals`
 */
export function formatRefusals(
  words: Translator<'words'>,
  party: Translator<'party'>,
  refusals: readonly DinerVerdict[],
): Refusal[] {
  const byReason = new Map<string, string[]>();
  for (const { diner, ...refusal } of refusals) {
    const reason = formatCodeList(words, refusal.about) || formatDenial(words, refusal);
    const names = byReason.get(reason) ?? [];
    byReason.set(reason, [...names, diner.isVisitor ? party('youInSentence') : diner.name]);
  }
  return [...byReason].map(([reason, names]) => ({ names: names.join(words('comma')), reason }));
}
