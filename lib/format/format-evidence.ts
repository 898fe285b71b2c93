import type { Verdict } from '@kioot/engine';
import type { Translator } from '../i18n/translator';
import type { Evidence } from '../search/contract/rec-contract';

/** "Printed on the menu", and the label of Seoul City or menu of the chain with its year. */
export function formatEvidence(
  t: Translator<'words'>,
  { by, year, isOnRequest }: Evidence,
): string {
  if (by === 'title' || by === 'name') return t(`evidence.${by}`);
  return t(`evidence.${by}${isOnRequest ? 'OnRequest' : ''}`, { year: `${year ?? 'unknown'}` });
}

/** Evidence below a dish: of a certain match, or of an offer to ask for; undefined elsewhere. */
export function formatDishEvidence(
  t: Translator<'words'>,
  { isOnRequest, ...evidence }: Evidence,
  verdict: Verdict | undefined,
): string | undefined {
  if (verdict === 'yes') return formatEvidence(t, evidence);
  return verdict === 'ask' && isOnRequest
    ? formatEvidence(t, { ...evidence, isOnRequest })
    : undefined;
}
