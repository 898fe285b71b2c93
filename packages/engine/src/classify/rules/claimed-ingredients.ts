import { MEATLESS_CLAIMS, type ClaimSet } from '../../segmentation/claims';
import type { Substance } from '../../segmentation/lexicon';
import type { Part } from '../../segmentation/segment';
import {
  getSubstitute,
  hasClaim,
  IS_FORBIDDEN,
  isConjunction,
  isDishPart,
  isDrink,
  isFishOrSeafood,
  isStock,
  type EvidenceRule,
  type IngredientEvidence,
} from './rule';

/** Ingredients that one denial excludes. */
interface Exclusion {
  /** Denied noun as written, without spaces. */
  text: string;
  substances: readonly Substance[];
  isStock: boolean;
}

const STOCK_EXCLUSION: Exclusion = { text: '육수', substances: [], isStock: true };

function toExclusion(part: Part): Exclusion | null {
  const { denied } = part;
  if (hasClaim(part, 'plant-stock')) return STOCK_EXCLUSION;
  if (!denied) return null;
  return {
    text: denied.map(({ text }) => text).join(''),
    substances: denied.flatMap(({ entry }) => entry?.has.map(({ substance }) => substance) ?? []),
    isStock: denied.some(isStock),
  };
}

/**
 * Scope of a denied noun: 고기 covers all land animals, 해물 all seafood, 새우 only shrimp, although
 * shrimp may be the dish's seafood.
 */
function matchExclusion(
  { substances }: Exclusion,
  { substance }: IngredientEvidence,
): 'out' | 'perhaps' | 'in' {
  const { name, meat, origin } = substance;
  // Milk, butter and cheese are one substance: a dish without one may contain another.
  if (origin === 'dairy') return substances.includes(substance) ? 'perhaps' : 'in';
  const isOut = substances.some(
    (denied) =>
      denied.name === name ||
      (meat !== undefined && denied.name === meat) ||
      (denied.name === 'meat' && meat !== undefined && !isFishOrSeafood(substance)),
  );
  if (isOut) return 'out';
  return meat !== undefined && substances.some((denied) => denied.meat === meat) ? 'perhaps' : 'in';
}

/**
 * A vegetable stock replaces an unnamed stock; the stock of a named animal may remain beside it.
 */
const matchStockExclusion = ({ substance }: IngredientEvidence): 'out' | 'perhaps' =>
  substance.name === 'meat' ? 'out' : 'perhaps';

/**
 * Removes an ingredient replaced by vegan cheese, mock meat, oat milk or vegetable stock. Keeps it
 * as a removable topping where the replacement is optional or extra ("두유 변경 가능", "비건 치즈 추가").
 */
const removeUnlessOptional = (
  evidence: IngredientEvidence,
  claims: ClaimSet,
): IngredientEvidence | null =>
  claims.has('on-request') || claims.has('side') ? { ...evidence, role: 'topping' } : null;

/**
 * Removes typical and hidden ingredients that the menu excludes from a dish. Ingredients spelled
 * out elsewhere stay, and so do derived ones: a dish without meat may still have meat stock.
 */
export const excludedIngredient: EvidenceRule = ({ index, parts, claims }) => {
  const all = parts.flatMap((part) => toExclusion(part) ?? []);
  if (all.length === 0) return null;
  return (evidence) => {
    const { at, hidden, role, certainty } = evidence;
    if (hidden)
      return all.some(({ text }) => index.isHiddenIngredientTerm(hidden.code, text))
        ? null
        : evidence;
    if (parts[at]?.entry?.kind === 'ingredient') return evidence;
    const matches = all
      .filter((each) => !each.isStock || role === 'broth')
      .map((each) =>
        each === STOCK_EXCLUSION ? matchStockExclusion(evidence) : matchExclusion(each, evidence),
      );
    if (matches.includes('out'))
      return all.includes(STOCK_EXCLUSION) ? removeUnlessOptional(evidence, claims) : null;
    const isPerhaps = matches.includes('perhaps') && certainty === 'yes';
    return isPerhaps ? { ...evidence, certainty: 'maybe' } : evidence;
  };
};

/** Replaces the milk of a drink named after an oat or soy milk. */
export const plantMilk: EvidenceRule = ({ parts, claims }) => {
  const from = parts.findIndex((part) => hasClaim(part, 'plant-milk'));
  if (from < 0) return null;
  return (evidence) => {
    const { substance, hidden, at } = evidence;
    const isMilk = substance.origin === 'dairy' && !hidden;
    return isMilk && at >= from && isDrink(parts[at]?.entry)
      ? removeUnlessOptional(evidence, claims)
      : evidence;
  };
};

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
  return parts.some((substitute, own) => {
    if (hasClaim(substitute, 'vegan-part')) return substance.origin === 'dairy';
    const isMeat = substance.origin === 'meat' && !isFishOrSeafood(substance);
    if (!hasClaim(substitute, 'mock-meat') || !isMeat) return false;
    return !part?.hasBlank && !parts.slice(own, at).some(isConjunction);
  });
}

/**
 * Removes ingredients that a claimed diet forbids; a named ingredient only after the claim (소고기
 * 비건버거 contradicts itself). Vegan or mock ingredients replace their own kind only.
 */
export const forbiddenByClaim: EvidenceRule = ({ index, parts, claims }) => {
  const relevant = ['meatless', 'vegan-part', 'mock-meat'] as const;
  if (!relevant.some((claim) => claims.has(claim))) return null;
  /** Index of the first part with such a claim; `Infinity` without one. */
  const findFirst = (isSuch: ClaimSet): number => {
    const at = parts.findIndex(({ entry }) => entry?.claim && isSuch.has(entry.claim));
    return at < 0 ? Infinity : at;
  };
  const veganAt = findFirst(new Set(['vegan']));
  const meatlessAt = findFirst(MEATLESS_CLAIMS);
  const requestAt = findFirst(new Set(['on-request']));
  const toSubstitute = ({ at }: IngredientEvidence): IngredientEvidence | null => {
    const substitute = getSubstitute(index);
    return substitute && { ...substitute, at };
  };

  return (evidence) => {
    const remaining = isReplacedBySubstitute(evidence, parts)
      ? removeUnlessOptional(evidence, claims)
      : evidence;
    // 비건치즈 replaces the cheese of a pizza, 콩고기 the meat of 불고기; neither a stock nor a shrimp.
    // Unspecified: vegan milk may be of soy, oats or almonds.
    if (!remaining) return toSubstitute(evidence);
    const { substance, role, overriddenBy, at, hidden } = remaining;
    const isNamed = !hidden && role === 'main' && overriddenBy === 'nothing';
    const isCovered = (from: number): boolean => (isNamed ? from <= at : from < Infinity);
    if (isCovered(requestAt)) return remaining;
    const isOut =
      (isCovered(veganAt) && IS_FORBIDDEN.strictVegan(substance)) ||
      (isCovered(meatlessAt) && IS_FORBIDDEN.lactoOvo(substance));
    return isOut ? toSubstitute(remaining) : remaining;
  };
};

/**
 * Demotes an ingredient to seasoning before 소스 and to broth before 육수 beside another dish, and to a
 * flavor before 맛 anywhere.
 */
export const demotion: EvidenceRule = ({ parts, claims }) => {
  if (claims.size === 0) return null;
  const isBeside = parts.filter(isDishPart).length > 1;
  return (evidence) => {
    const next = parts[evidence.at + 1];
    if (evidence.hidden || !next) return evidence;
    const isFlavor = hasClaim(next, 'flavour');
    const isBroth = isStock(next);
    if (!isFlavor && !(isBeside && (isBroth || hasClaim(next, 'sauce')))) return evidence;
    return {
      ...evidence,
      role: isBroth ? 'broth' : 'seasoning',
      certainty: isFlavor && evidence.certainty === 'yes' ? 'maybe' : evidence.certainty,
    };
  };
};
