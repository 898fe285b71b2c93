import type { NameClaims } from '../../segmentation/claims';
import type { Verdict } from '../../needs/need';
import {
  IS_FORBIDDEN,
  type Diet,
  type IngredientEvidence,
  type VerdictContext,
  type VerdictRule,
} from './rule';

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

/** True for a topping: in the dish unless left out on request, and no reason for a `no`. */
const canBeLeftOut = ({ role }: IngredientEvidence): boolean => role === 'topping';

/**
 * Code of the only thing to ask about, of the evidence against a diet: one hidden ingredient that
 * some kitchens use, or one option that can be left out. Two substances are two questions.
 */
function findOneQuestion(forbidden: readonly IngredientEvidence[]): string | undefined {
  const codes = new Set(forbidden.map(({ hidden, substance }) => hidden?.code ?? substance.name));
  const substances = new Set(forbidden.map(({ substance }) => substance));
  const [code] = codes;
  const isOneAnswer = forbidden.every(
    (item) =>
      item.hidden?.certainty === 'sometimes' ||
      (!item.hidden && canBeLeftOut(item) && item.certainty !== 'doubted'),
  );
  return codes.size === 1 && substances.size === 1 && isOneAnswer ? code : undefined;
}

/**
 * Verdict of a dish for a diet, and its one question: certain forbidden ingredients are `no`;
 * optional, possible or hidden ones `ask`. Without any, `yes` needs every part of the name understood, else `unknown`.
 */
export function toDietVerdict(
  evidence: readonly IngredientEvidence[],
  isUnderstood: boolean,
  dish: VerdictContext,
  diet: Diet,
): { verdict: Verdict; questions: Partial<Record<Diet, string>> } {
  const forbidden = evidence.filter(({ substance }) => IS_FORBIDDEN[diet](substance));
  let verdict: Verdict = isUnderstood ? 'yes' : 'unknown';
  if (forbidden.length > 0) {
    const isCertain = forbidden.some((item) => item.certainty !== 'maybe' && !canBeLeftOut(item));
    verdict = isCertain ? 'no' : 'ask';
  }
  for (const rule of VERDICT_RULES) {
    const decided = rule(verdict, dish, diet);
    if (decided) return { verdict: decided, questions: {} };
  }
  const question = verdict === 'ask' && isUnderstood ? findOneQuestion(forbidden) : undefined;
  return { verdict, questions: question === undefined ? {} : { [diet]: question } };
}
