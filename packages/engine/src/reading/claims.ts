import type { Claim as ClaimName, LexiconEntry } from './lexicon';
import type { Part } from './segment';

/** What a claim says. */
export interface Claim {
  /** Its noun: a diet, a substance or its origin, the role of a part, or what kind of thing the dish is. */
  what:
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
   * `piece`: its own piece of "A + B", the name only where every piece says so; `name`: the whole name, whichever piece
   * says so; `before`: the part before it; `after`: what comes after it; `part`: itself; `place`: the kitchen.
   */
  reach: 'piece' | 'name' | 'before' | 'after' | 'part' | 'place';
}

/** The claims of the lexicon as values: a new kind of claim is a line here and a rule that reads it. */
const CLAIMS: Readonly<Record<ClaimName, Claim>> = {
  vegan: { what: 'vegan', polarity: 'yes', reach: 'piece' },
  'vegan-part': { what: 'vegan-part', polarity: 'yes', reach: 'part' },
  'vegan-option': { what: 'vegan', polarity: 'ask', reach: 'name' },
  'mock-meat': { what: 'mock-meat', polarity: 'yes', reach: 'part' },
  animal: { what: 'animal', polarity: 'yes', reach: 'name' },
  beside: { what: 'beside', polarity: 'yes', reach: 'before' },
  included: { what: 'included', polarity: 'yes', reach: 'before' },
  meatless: { what: 'meatless', polarity: 'yes', reach: 'piece' },
  'on-request': { what: 'any-diet', polarity: 'ask', reach: 'name' },
  'not-vegan': { what: 'vegan', polarity: 'no', reach: 'name' },
  lacto: { what: 'dairy', polarity: 'yes', reach: 'name' },
  ovo: { what: 'egg', polarity: 'yes', reach: 'name' },
  pesco: { what: 'fish', polarity: 'yes', reach: 'name' },
  'set-meal': { what: 'set-meal', polarity: 'yes', reach: 'name' },
  side: { what: 'side', polarity: 'yes', reach: 'piece' },
  flavour: { what: 'seasoning', polarity: 'ask', reach: 'before' },
  sauce: { what: 'seasoning', polarity: 'yes', reach: 'before' },
  stock: { what: 'broth', polarity: 'yes', reach: 'before' },
  'plant-stock': { what: 'broth', polarity: 'no', reach: 'piece' },
  shape: { what: 'likeness', polarity: 'no', reach: 'before' },
  without: { what: 'part', polarity: 'no', reach: 'before' },
  'without-next': { what: 'part', polarity: 'no', reach: 'after' },
  instead: { what: 'swap', polarity: 'no', reach: 'before' },
  'plant-milk': { what: 'dairy', polarity: 'no', reach: 'after' },
  taste: { what: 'taste', polarity: 'yes', reach: 'part' },
  halal: { what: 'halal', polarity: 'yes', reach: 'place' },
  'not-halal': { what: 'halal', polarity: 'no', reach: 'place' },
  negation: { what: 'negation', polarity: 'ask', reach: 'piece' },
};

/** What an entry of the lexicon claims. */
export function claimOf(entry: LexiconEntry | null | undefined): Claim | undefined {
  return entry?.claim && CLAIMS[entry.claim];
}

/** Whether a claim says that there is no meat in it: vegan and vegetarian, and lacto and ovo, which say what there is instead. */
export const saysMeatless = ({ what, polarity }: Claim): boolean =>
  polarity === 'yes' && ['vegan', 'meatless', 'egg', 'dairy'].includes(what);

/** What the parts of a piece claim. What is vegan is meatless too. */
export function claimsOf(parts: readonly Part[]): ReadonlySet<Claim> {
  const claims = new Set<Claim>();
  for (const { entry } of parts) {
    const claim = claimOf(entry);
    if (claim) claims.add(claim);
  }
  if ([...claims].some(saysMeatless)) claims.add(CLAIMS.meatless);
  return claims;
}

/** Whether one of the claims says this. */
export function says(
  claims: ReadonlySet<Claim>,
  what: Claim['what'],
  polarity: Claim['polarity'] = 'yes',
): boolean {
  for (const claim of claims) {
    if (claim.what === what && claim.polarity === polarity) return true;
  }
  return false;
}

/** What a name of one or several pieces claims: what any of them says, and what every one does. */
export interface NameClaims {
  any: ReadonlySet<Claim>;
  every: ReadonlySet<Claim>;
}

export function claimsOfName(pieces: ReadonlyArray<readonly Part[]>): NameClaims {
  const [first = new Set<Claim>(), ...others] = pieces.map(claimsOf);
  if (others.length === 0) return { any: first, every: first };
  return {
    any: new Set([first, ...others].flatMap((claims) => [...claims])),
    every: new Set([...first].filter((claim) => others.every((claims) => claims.has(claim)))),
  };
}
