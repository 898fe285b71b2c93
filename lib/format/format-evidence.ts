import type { Verdict } from '@kioot/engine';
import type { Translator } from '../i18n/translator';
import type { Evidence } from '../search/contract/rec-contract';

/** "Printed on the menu", and the label of Seoul City or menu of the chain with its year. */
export function formatEvidence(
  t: Translator<'words'>,
  { by, year, isOnRequest }: Evidence,
): string {
  switch (by) {
    case 'city':
    case 'chain':
      return t(isOnRequest ? `evidence.${by}OnRequest` : `evidence.${by}`, {
        year: `${year ?? 'unknown'}`,
      });
    case 'menu':
      return t(isOnRequest ? 'evidence.menuOnRequest' : 'evidence.menu');
    case 'title':
    case 'name':
      return t(`evidence.${by}`);
  }
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
