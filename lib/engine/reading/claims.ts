import type { Claim } from './lexicon';
import type { Part } from './segment';

/** What the name of a dish says of itself. */
export interface Claims {
  /** "비건 …" and nothing that takes it back. */
  vegan: boolean;
  /** "채식 …", "베지 …", "콩고기 …": no meat, no fish, but perhaps egg or dairy. */
  meatless: boolean;
  /** "비건 가능", "비건 옵션". */
  onRequest: boolean;
  notVegan: boolean;
  pesco: boolean;
  /** "… 정식", "… 세트": more comes to the table than the name says. */
  setMeal: boolean;
  /** "공기밥", "… 추가", "… 사리": comes along with something else. */
  side: boolean;
}

const NO_CLAIMS: ReadonlySet<Claim> = new Set();

export function claimsOf(parts: readonly Part[]): ReadonlySet<Claim> {
  if (parts.every(({ entry }) => entry?.claim === undefined)) return NO_CLAIMS;
  const claims = new Set<Claim>();
  for (const { entry } of parts) {
    if (entry?.claim) claims.add(entry.claim);
  }
  return claims;
}

const NOTHING_CLAIMED: Claims = {
  vegan: false,
  meatless: false,
  onRequest: false,
  notVegan: false,
  pesco: false,
  setMeal: false,
  side: false,
};

/** A claim counts for the dish when every piece of "A + B" makes it, and a counter-claim when any does. */
export function readClaims(pieces: readonly (readonly Part[])[]): Claims {
  const sets = pieces.map(claimsOf);
  if (sets.every((set) => set.size === 0)) return NOTHING_CLAIMED;
  const every = (claim: Claim) => sets.length > 0 && sets.every((set) => set.has(claim));
  const some = (claim: Claim) => sets.some((set) => set.has(claim));
  const takenBack = some('lacto') || some('ovo') || some('pesco') || some('not-vegan');
  const onRequest = some('on-request') && (some('vegan') || some('meatless'));
  return {
    vegan: every('vegan') && !takenBack && !onRequest,
    meatless: sets.length > 0 && sets.every((set) => set.has('vegan') || set.has('meatless')),
    onRequest: onRequest || (some('vegan') && takenBack),
    notVegan: takenBack && !some('vegan'),
    pesco: some('pesco'),
    setMeal: some('set-meal'),
    side: every('side'),
  };
}
