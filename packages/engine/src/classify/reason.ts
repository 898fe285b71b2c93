/** Reason of a classification. */
export type Reason =
  /** Term in the name of a dish or in the title. */
  | { kind: 'term'; text: string }
  /** Substance in a dish or, without one, in the title. */
  | { kind: 'contains'; substance: string; dish?: string }
  /** Halal claim of the place. */
  | { kind: 'halal'; says: 'yes' | 'ask' | 'no' }
  /** Kitchen that is usually halal, and the term that identifies it. */
  | { kind: 'kitchen'; kitchen: string; term: string };

const HALAL_TEXTS = { yes: 'halal', ask: 'halal in doubt', no: 'not halal' } as const;
const KITCHEN_SEPARATOR = ' kitchen: ';

/**
 * Reason as text, in JSON and on the wire.
 *
 * @example
 * toReasonText({ kind: 'contains', substance: 'pork', dish: '삼겹살' }) // => 'pork: 삼겹살'
 */
export function toReasonText(reason: Reason): string {
  switch (reason.kind) {
    case 'term':
      return reason.text;
    case 'contains':
      return reason.dish === undefined ? reason.substance : `${reason.substance}: ${reason.dish}`;
    case 'halal':
      return HALAL_TEXTS[reason.says];
    case 'kitchen':
      return `${reason.kitchen}${KITCHEN_SEPARATOR}${reason.term}`;
  }
}

/**
 * Parses a reason from the wire, where only terms and kitchens occur.
 *
 * @example
 * parseReason('Indian kitchen: 커리') // => { kind: 'kitchen', kitchen: 'Indian', term: '커리' }
 */
export function parseReason(text: string): Extract<Reason, { kind: 'term' | 'kitchen' }> {
  const at = text.indexOf(KITCHEN_SEPARATOR);
  if (at < 0) return { kind: 'term', text };
  return {
    kind: 'kitchen',
    kitchen: text.slice(0, at),
    term: text.slice(at + KITCHEN_SEPARATOR.length),
  };
}

/** Removes duplicates, keeps the order. */
export function toDistinctReasons(reasons: readonly Reason[]): readonly Reason[] {
  if (reasons.length < 2) return reasons;
  const byText = new Map<string, Reason>();
  for (const reason of reasons) {
    const text = toReasonText(reason);
    if (!byText.has(text)) byText.set(text, reason);
  }
  return [...byText.values()];
}
