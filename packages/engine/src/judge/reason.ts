/** Why the engine says what it says. */
export type Reason =
  /** A word of a dish or of the name over the door. */
  | { kind: 'term'; text: string }
  /** Something that is in a dish or, without one, in the name over the door. */
  | { kind: 'contains'; substance: string; dish?: string }
  /** What the place says of itself. */
  | { kind: 'halal'; says: 'yes' | 'ask' | 'no' }
  /** What a kitchen of its kind does as a rule, and the word that gives it away. */
  | { kind: 'kitchen'; kitchen: string; term: string };

const HALAL = { yes: 'halal', ask: 'halal in doubt', no: 'not halal' } as const;
const KITCHEN = ' kitchen: ';

/** A reason as it is printed and as it travels. */
export function toReasonText(reason: Reason): string {
  switch (reason.kind) {
    case 'term':
      return reason.text;
    case 'contains':
      return reason.dish === undefined ? reason.substance : `${reason.substance}: ${reason.dish}`;
    case 'halal':
      return HALAL[reason.says];
    case 'kitchen':
      return `${reason.kitchen}${KITCHEN}${reason.term}`;
  }
}

/** Reads a reason that travelled: only words and kitchens do. */
export function parseReason(text: string): Extract<Reason, { kind: 'term' | 'kitchen' }> {
  const at = text.indexOf(KITCHEN);
  if (at < 0) return { kind: 'term', text };
  return { kind: 'kitchen', kitchen: text.slice(0, at), term: text.slice(at + KITCHEN.length) };
}

/** The reasons in order, each once. */
export function distinct(reasons: readonly Reason[]): readonly Reason[] {
  if (reasons.length < 2) return reasons;
  const byText = new Map<string, Reason>();
  for (const reason of reasons) {
    const text = toReasonText(reason);
    if (!byText.has(text)) byText.set(text, reason);
  }
  return [...byText.values()];
}
