/**
 * Claims of a menu, by their code in the lexicon: about the dish itself (`vegan` ... `pesco`), a meal
 * of several dishes (`set-meal`), or a modifier of the word before: 치킨 맛, 붕어 모양, 새우 소스, 멸치 육수,
 * 고기 없는, 우유 대신; `without-next` modifies the word after (NO 고기). `beside`: the text before is an
 * accompaniment (드레싱을 곁들인). `plant-milk` replaces the milk of a drink (오트 바닐라 라떼), `plant-stock`
 * any stock. `vegan-part` and `mock-meat` apply to themselves only (비건치즈, 콩고기), `animal` is 동물성,
 * `taste` a seasoning. `negation` is a morpheme that denies, postpones or questions a claim next to it
 * (없, 아니, 예정, not), never part of a dish. A new claim is a line here and a rule that reads it.
 */
export const CLAIM_CODES = [
  'vegan',
  'vegan-part',
  'vegan-option',
  'not-vegan',
  'meatless',
  'mock-meat',
  'lacto',
  'ovo',
  'pesco',
  'on-request',
  'halal',
  'not-halal',
  'animal',
  'beside',
  'included',
  'shape',
  'without',
  'without-next',
  'instead',
  'plant-stock',
  'plant-milk',
  'flavour',
  'sauce',
  'stock',
  'taste',
  'set-meal',
  'side',
  'negation',
] as const;
export type ClaimCode = (typeof CLAIM_CODES)[number];

/** Claim of a part, if any. */
type MaybeClaim = ClaimCode | undefined;
export type ClaimSet = ReadonlySet<MaybeClaim>;

/** Claims without meat: vegan, vegetarian, and lacto and ovo, which name what is eaten instead. */
export const MEATLESS_CLAIMS: ClaimSet = new Set<MaybeClaim>(['vegan', 'meatless', 'lacto', 'ovo']);

/** Claims that something is not in the dish, or that it is not of a diet. */
export const DENYING_CLAIMS: ClaimSet = new Set<MaybeClaim>([
  ...(['without', 'without-next', 'instead', 'shape', 'plant-stock', 'plant-milk'] as const),
  ...(['not-vegan', 'not-halal'] as const),
]);

/** Parts of a name, as far as their claims go. */
type ClaimingParts = ReadonlyArray<{ entry: { claim?: MaybeClaim } | null }>;

/** Claims of the parts of a piece; a vegan claim includes the meatless one. */
export function getClaims(parts: ClaimingParts): ClaimSet {
  const claims = new Set<MaybeClaim>();
  for (const { entry } of parts) {
    if (entry?.claim) claims.add(entry.claim);
  }
  if ([...claims].some((claim) => MEATLESS_CLAIMS.has(claim))) claims.add('meatless');
  return claims;
}

/** Claims of a name in one or several pieces: those of any piece, and those of every piece. */
export interface NameClaims {
  any: ClaimSet;
  every: ClaimSet;
}

export function getNameClaims(pieces: readonly ClaimingParts[]): NameClaims {
  const [first = new Set<MaybeClaim>(), ...others] = pieces.map(getClaims);
  if (others.length === 0) return { any: first, every: first };
  return {
    any: new Set([first, ...others].flatMap((claims) => [...claims])),
    every: new Set([...first].filter((claim) => others.every((claims) => claims.has(claim)))),
  };
}
