import type { NameClaims } from '../../segmentation/claims';
import type { Diet, VerdictRule } from './rule';

/** True where a claim of the name itself rules out the diet. */
function isClaimContradicted({ any }: NameClaims, diet: Diet): boolean {
  if (any.has('pesco')) return true;
  const contradicting = ['not-vegan', 'animal', 'lacto', 'ovo'] as const;
  return diet === 'strictVegan' && contradicting.some((claim) => any.has(claim));
}

/**
 * Denies a diet that the name itself rules out: "논비건", "락토", "페스코". Asks where the same line
 * offers a vegan version, which suits either diet.
 */
const contradictedClaim: VerdictRule = (_verdict, { claims }, diet) => {
  if (!isClaimContradicted(claims, diet)) return null;
  if (claims.any.has('vegan-option') && !claims.any.has('not-vegan')) return 'ask';
  return diet === 'strictVegan' && claims.any.has('vegan') ? null : 'no';
};

/** True for "비건 가능", "채식 … 가능", and for vegan and lacto claimed together. */
export function isDietOnRequest(claims: NameClaims): boolean {
  const { any } = claims;
  if (any.has('vegan-option')) return true;
  if (any.has('on-request') && any.has('meatless')) return true;
  return any.has('vegan') && isClaimContradicted(claims, 'strictVegan');
}

/** Asks about a diet that is available on request. */
const onRequest: VerdictRule = (verdict, { claims }, diet) =>
  (verdict !== 'yes' || diet === 'strictVegan') && isDietOnRequest(claims) ? 'ask' : null;

/**
 * Trusts a diet claim of the menu. Meatless alone is not vegan, since egg and milk are seldom
 * mentioned. Mock meat covers itself only, and a label without a dish nothing.
 */
const dietClaim: VerdictRule = (verdict, { claims: { any, every }, isLabel }, diet) => {
  const isMock = every.has('mock-meat') && verdict === 'yes';
  if (verdict === 'no' || !(isMock || every.has('meatless'))) return null;
  if (isLabel || any.has('negation')) return 'ask';
  return diet === 'lactoOvo' || every.has('vegan') ? 'yes' : 'ask';
};

/**
 * Asks about a dish that excludes a single animal product: 젓갈 없는 김치 may contain stock, and 채수 국수
 * egg.
 */
const singleExclusion: VerdictRule = (verdict, { claims: { any } }, diet) => {
  const isLeftOut = any.has('without') || any.has('without-next') || any.has('plant-stock');
  return verdict === 'yes' && diet === 'strictVegan' && isLeftOut ? 'ask' : null;
};

/** Asks about a set meal ("… 정식", "… 세트"), which contains more than its name. */
const setMeal: VerdictRule = (verdict, { claims }) =>
  verdict === 'yes' && claims.any.has('set-meal') ? 'ask' : null;

/** Asks about an ingredient without a preparation: it may become soup, salad or pasta. */
const bareIngredient: VerdictRule = (verdict, { hasForm }, diet) =>
  verdict === 'yes' && diet === 'strictVegan' && !hasForm ? 'ask' : null;

/** Rules on a verdict, by priority: the first one that returns a verdict decides. */
export const VERDICT_RULES: readonly VerdictRule[] = [
  contradictedClaim,
  onRequest,
  dietClaim,
  singleExclusion,
  setMeal,
  bareIngredient,
];
