import type { ClaimCode, LexiconEntry } from './lexicon';
import type { Part } from './segment';

/** Meaning of a claim. */
export interface Claim {
  /** Diet, substance, origin, role of a part, or kind of dish that the claim is about. */
  subject:
    | 'vegan'
    | 'vegan-part'
    | 'meatless'
    | 'mock-meat'
    | 'animal'
    | 'beside'
    | 'included'
    | 'likeness'
    | 'swap'
    | 'halal'
    | 'any-diet'
    | 'egg'
    | 'dairy'
    | 'fish'
    | 'part'
    | 'seasoning'
    | 'broth'
    | 'taste'
    | 'set-meal'
    | 'side'
    | 'negation';
  polarity: 'yes' | 'ask' | 'no';
  /**
   * `piece`: its own piece of "A + B", and the name only when every piece claims it; `name`: the
   * whole name, from any piece; `before` and `after`: the part on that side; `part`: itself;
   * `place`: the kitchen.
   */
  scope: 'piece' | 'name' | 'before' | 'after' | 'part' | 'place';
}

/** Claims by their code in the lexicon. A new claim is a line here and a rule that reads it. */
const CLAIMS_BY_CODE: Readonly<Record<ClaimCode, Claim>> = {
  vegan: { subject: 'vegan', polarity: 'yes', scope: 'piece' },
  'vegan-part': { subject: 'vegan-part', polarity: 'yes', scope: 'part' },
  'vegan-option': { subject: 'vegan', polarity: 'ask', scope: 'name' },
  'mock-meat': { subject: 'mock-meat', polarity: 'yes', scope: 'part' },
  animal: { subject: 'animal', polarity: 'yes', scope: 'name' },
  beside: { subject: 'beside', polarity: 'yes', scope: 'before' },
  included: { subject: 'included', polarity: 'yes', scope: 'before' },
  meatless: { subject: 'meatless', polarity: 'yes', scope: 'piece' },
  'on-request': { subject: 'any-diet', polarity: 'ask', scope: 'name' },
  'not-vegan': { subject: 'vegan', polarity: 'no', scope: 'name' },
  lacto: { subject: 'dairy', polarity: 'yes', scope: 'name' },
  ovo: { subject: 'egg', polarity: 'yes', scope: 'name' },
  pesco: { subject: 'fish', polarity: 'yes', scope: 'name' },
  'set-meal': { subject: 'set-meal', polarity: 'yes', scope: 'name' },
  side: { subject: 'side', polarity: 'yes', scope: 'piece' },
  flavour: { subject: 'seasoning', polarity: 'ask', scope: 'before' },
  sauce: { subject: 'seasoning', polarity: 'yes', scope: 'before' },
  stock: { subject: 'broth', polarity: 'yes', scope: 'before' },
  'plant-stock': { subject: 'broth', polarity: 'no', scope: 'piece' },
  shape: { subject: 'likeness', polarity: 'no', scope: 'before' },
  without: { subject: 'part', polarity: 'no', scope: 'before' },
  'without-next': { subject: 'part', polarity: 'no', scope: 'after' },
  instead: { subject: 'swap', polarity: 'no', scope: 'before' },
  'plant-milk': { subject: 'dairy', polarity: 'no', scope: 'after' },
  taste: { subject: 'taste', polarity: 'yes', scope: 'part' },
  halal: { subject: 'halal', polarity: 'yes', scope: 'place' },
  'not-halal': { subject: 'halal', polarity: 'no', scope: 'place' },
  negation: { subject: 'negation', polarity: 'ask', scope: 'piece' },
};

/** All codes; TypeScript widens the keys of a record to texts. */
export const CLAIM_CODES = Object.keys(CLAIMS_BY_CODE) as ClaimCode[];

/** Claim of a lexicon entry, if any. */
export function getClaim(entry: LexiconEntry | null | undefined): Claim | undefined {
  return entry?.claim && CLAIMS_BY_CODE[entry.claim];
}

/**
 * True for a claim without meat: vegan, vegetarian, and lacto and ovo, which name what is eaten
 * instead.
 */
export const impliesMeatless = ({ subject, polarity }: Claim): boolean =>
  polarity === 'yes' && ['vegan', 'meatless', 'egg', 'dairy'].includes(subject);

/** Claims of the parts of a piece; a vegan claim includes the meatless one. */
export function getClaims(parts: readonly Part[]): ReadonlySet<Claim> {
  const claims = new Set<Claim>();
  for (const { entry } of parts) {
    const claim = getClaim(entry);
    if (claim) claims.add(claim);
  }
  if ([...claims].some(impliesMeatless)) claims.add(CLAIMS_BY_CODE.meatless);
  return claims;
}

/** True when the claims contain one of this subject and polarity. */
export function hasClaim(
  claims: ReadonlySet<Claim>,
  what: Claim['subject'],
  polarity: Claim['polarity'] = 'yes',
): boolean {
  for (const claim of claims) {
    if (claim.subject === what && claim.polarity === polarity) return true;
  }
  return false;
}

/** Claims of a name in one or several pieces: those of any piece, and those of every piece. */
export interface NameClaims {
  any: ReadonlySet<Claim>;
  every: ReadonlySet<Claim>;
}

export function getNameClaims(pieces: ReadonlyArray<readonly Part[]>): NameClaims {
  const [first = new Set<Claim>(), ...others] = pieces.map(getClaims);
  if (others.length === 0) return { any: first, every: first };
  return {
    any: new Set([first, ...others].flatMap((claims) => [...claims])),
    every: new Set([...first].filter((claim) => others.every((claims) => claims.has(claim)))),
  };
}
