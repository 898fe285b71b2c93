import { claimOf, says, saysMeatless, type Claim } from '../../reading/claims';
import type { Part } from '../../reading/segment';
import { toForbidden } from '../../needs/table';
import {
  AND,
  isSea,
  toReplaced,
  toSubstitute,
  type Example,
  type Finding,
  type FindingRule,
} from './rule';

const forbiddenToVegans = toForbidden({ kind: 'strictVegan' });
const forbiddenToVegetarians = toForbidden({ kind: 'lactoOvo' });

/** Where something is first claimed for the piece; `Infinity` where it is not. */
function firstOf(parts: readonly Part[], test: (claim: Claim) => boolean): number {
  const at = parts.findIndex(({ entry }) => {
    const claim = claimOf(entry);
    return claim !== undefined && test(claim);
  });
  return at < 0 ? Infinity : at;
}

/**
 * What a vegan cheese or mock meat takes the place of in a dish named beside it: not what is spelt out as a word of its own,
 * nor what comes after an "and".
 */
function isReplaced({ substance, at, hidden }: Finding, parts: readonly Part[]): boolean {
  const part = parts[at];
  if (hidden || part?.entry?.kind === 'ingredient') return false;
  return parts.some(({ entry }, own) => {
    const what = claimOf(entry)?.what;
    if (what === 'vegan-part') return substance.origin === 'dairy';
    if (what !== 'mock-meat' || substance.origin !== 'meat' || isSea(substance)) return false;
    return !part?.hasBlank && !parts.slice(own, at).some(({ text }) => AND.has(text));
  });
}

/**
 * A diet claimed for the piece empties it of what that diet forbids. What a part names outright stays unless the claim
 * stands before it: 소고기 비건버거 contradicts itself. A part that is vegan or mock meat speaks for itself: 비건치즈 takes the
 * place of the cheese of a pizza, 콩고기 that of the meat of 불고기, and neither that of a stock or a shrimp. Of what a substitute is
 * made nobody says: vegan milk may be of soy, oats or almonds.
 */
export const claimed: FindingRule = ({ index, parts, claims }) => {
  const speaks: ReadonlyArray<Claim['what']> = ['meatless', 'vegan-part', 'mock-meat'];
  if (!speaks.some((what) => says(claims, what))) return null;
  const veganAt = firstOf(parts, ({ what, polarity }) => what === 'vegan' && polarity === 'yes');
  const meatlessAt = firstOf(parts, saysMeatless);
  const requestAt = firstOf(parts, ({ what }) => what === 'any-diet');

  return (brought) => {
    const finding = isReplaced(brought, parts) ? toReplaced(brought, claims) : brought;
    if (!finding) return toSubstitute(index, brought);
    const { substance, role, givesWayTo, at, hidden } = finding;
    const isNamed = !hidden && role === 'main' && givesWayTo === 'nothing';
    const isCovered = (from: number): boolean => (isNamed ? from <= at : from < Infinity);
    if (isCovered(requestAt)) return finding;
    const isOut =
      (isCovered(veganAt) && forbiddenToVegans(substance)) ||
      (isCovered(meatlessAt) && forbiddenToVegetarians(substance));
    return isOut ? toSubstitute(index, finding) : finding;
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
