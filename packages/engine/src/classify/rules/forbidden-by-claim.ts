import { getClaim, hasClaim, impliesMeatless, type Claim } from '../../segmentation/claims';
import type { Part } from '../../segmentation/segment';
import { createForbiddenMatcher } from '../../needs/diet-table';
import {
  CONJUNCTIONS,
  isFishOrSeafood,
  removeUnlessOptional,
  toSubstitute,
  type Example,
  type IngredientEvidence,
  type EvidenceRule,
} from './rule';

const forbiddenToVegans = createForbiddenMatcher({ kind: 'strictVegan' });
const forbiddenToVegetarians = createForbiddenMatcher({ kind: 'lactoOvo' });

/** Index of the first part with such a claim; `Infinity` without one. */
function findFirstClaim(parts: readonly Part[], test: (claim: Claim) => boolean): number {
  const at = parts.findIndex(({ entry }) => {
    const claim = getClaim(entry);
    return claim !== undefined && test(claim);
  });
  return at < 0 ? Infinity : at;
}

/**
 * True for an ingredient of a dish that a vegan cheese or mock meat beside it replaces; false for
 * one spelled out as a word of its own or after an "and".
 */
function isReplacedBySubstitute(
  { substance, at, hidden }: IngredientEvidence,
  parts: readonly Part[],
): boolean {
  const part = parts[at];
  if (hidden || part?.entry?.kind === 'ingredient') return false;
  return parts.some(({ entry }, own) => {
    const what = getClaim(entry)?.subject;
    if (what === 'vegan-part') return substance.origin === 'dairy';
    if (what !== 'mock-meat' || substance.origin !== 'meat' || isFishOrSeafood(substance))
      return false;
    return !part?.hasBlank && !parts.slice(own, at).some(({ text }) => CONJUNCTIONS.has(text));
  });
}

/**
 * Removes ingredients that a claimed diet forbids; a named ingredient only after the claim (소고기
 * 비건버거 contradicts itself). Vegan or mock ingredients replace their own kind only.
 */
export const forbiddenByClaim: EvidenceRule = ({ index, parts, claims }) => {
  const relevant: ReadonlyArray<Claim['subject']> = ['meatless', 'vegan-part', 'mock-meat'];
  if (!relevant.some((what) => hasClaim(claims, what))) return null;
  const veganAt = findFirstClaim(
    parts,
    ({ subject, polarity }) => subject === 'vegan' && polarity === 'yes',
  );
  const meatlessAt = findFirstClaim(parts, impliesMeatless);
  const requestAt = findFirstClaim(parts, ({ subject }) => subject === 'any-diet');

  return (evidence) => {
    const remaining = isReplacedBySubstitute(evidence, parts)
      ? removeUnlessOptional(evidence, claims)
      : evidence;
    // 비건치즈 replaces the cheese of a pizza, 콩고기 the meat of 불고기; neither a stock nor a shrimp.
    // Unspecified: vegan milk may be of soy, oats or almonds.
    if (!remaining) return toSubstitute(index, evidence);
    const { substance, role, overriddenBy, at, hidden } = remaining;
    const isNamed = !hidden && role === 'main' && overriddenBy === 'nothing';
    const isCovered = (from: number): boolean => (isNamed ? from <= at : from < Infinity);
    if (isCovered(requestAt)) return remaining;
    const isOut =
      (isCovered(veganAt) && forbiddenToVegans(substance)) ||
      (isCovered(meatlessAt) && forbiddenToVegetarians(substance));
    return isOut ? toSubstitute(index, remaining) : remaining;
  };
};

export const EXAMPLES: readonly Example[] = [
  { dish: '비건 새우 감바스', has: { seafood: 'no' } },
  { dish: '비건 버팔로 치킨 버거', mainMeats: [] },
  { dish: '소고기 비건버거', vegan: 'no' },
  { dish: '비건치즈 새우피자', vegan: 'no' },
  { dish: '비건치즈 가지피자', has: { dairy: 'no' } },
  { dish: '비건 마요 참치김밥', vegan: 'no' },
  { dish: '콩고기 변경 가능 제육덮밥', vegan: 'ask', lactoOvo: 'ask', has: { pork: 'yes' } },
  { dish: '비건 콩고기 추가 비빔밥', vegan: 'yes', has: { beef: 'no' } },
  { dish: '비건 치즈 변경 가능 피자', vegan: 'ask', has: { dairy: 'yes' } },
  { dish: '채식짜장면', vegan: 'ask', lactoOvo: 'yes' },
  { dish: '락토 카레', vegan: 'no', lactoOvo: 'yes' },
  { dish: '샌드위치 (비건 가능)', vegan: 'ask' },
];
