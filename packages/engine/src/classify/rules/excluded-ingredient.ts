import { getClaim } from '../../segmentation/claims';
import type { LexiconIndex } from '../../segmentation/index-lexicon';
import type { Substance } from '../../segmentation/lexicon';
import type { Part } from '../../segmentation/segment';
import {
  isFishOrSeafood,
  removeUnlessOptional,
  type Example,
  type IngredientEvidence,
  type EvidenceRule,
} from './rule';

/** Ingredients that one denial excludes. */
interface Exclusion {
  /** Denied noun as written, without spaces. */
  text: string;
  substances: readonly Substance[];
  isStock: boolean;
}

const STOCK_EXCLUSION: Exclusion = { text: '육수', substances: [], isStock: true };

function toExclusion(index: LexiconIndex, { entry, denied }: Part): Exclusion | null {
  const claim = getClaim(entry);
  if (claim?.subject === 'broth' && claim.polarity === 'no') return STOCK_EXCLUSION;
  if (!denied) return null;
  return {
    text: denied.map(({ text }) => text).join(''),
    substances: denied.flatMap((part) =>
      (part.entry?.has ?? []).flatMap(({ substance }) => index.substances.get(substance) ?? []),
    ),
    isStock: denied.some((part) => getClaim(part.entry)?.subject === 'broth'),
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
 * Removes typical and hidden ingredients that the menu excludes from a dish. Ingredients spelled
 * out elsewhere stay, and so do derived ones: a dish without meat may still have meat stock.
 */
export const excludedIngredient: EvidenceRule = ({ index, parts, claims }) => {
  const all = parts.flatMap((part) => toExclusion(index, part) ?? []);
  if (all.length === 0) return null;
  return (evidence) => {
    const { at, hidden, role, certainty } = evidence;
    if (hidden)
      return all.some(({ text }) => index.isHiddenIngredientTerm(hidden.code, text))
        ? null
        : evidence;
    if (parts[at]?.entry?.kind === 'ingredient') return evidence;
    const matches = all
      .filter(({ isStock }) => !isStock || role === 'broth')
      .map((each) =>
        each === STOCK_EXCLUSION ? matchStockExclusion(evidence) : matchExclusion(each, evidence),
      );
    if (matches.includes('out'))
      return all.includes(STOCK_EXCLUSION) ? removeUnlessOptional(evidence, claims) : null;
    const isPerhaps = matches.includes('perhaps') && certainty === 'yes';
    return isPerhaps ? { ...evidence, certainty: 'maybe' } : evidence;
  };
};

export const EXAMPLES: readonly Example[] = [
  { dish: '계란 없는 비빔밥', has: { egg: 'no' }, vegan: 'ask' },
  { dish: '고기 없는 김치찌개', mainMeats: [], vegan: 'no', lactoOvo: 'no' },
  { dish: '고기 없는 청국장찌개', mainMeats: [], vegan: 'ask', lactoOvo: 'ask' },
  { dish: '고기 없는 게장', mainMeats: ['seafood'] },
  { dish: '채수 변경 가능 칼국수', vegan: 'ask', lactoOvo: 'ask' },
  { dish: '우유 없는 라떼', has: { dairy: 'maybe' }, vegan: 'ask' },
  { dish: '채수로 끓인 칼국수', has: { beef: 'no', seafood: 'no' }, vegan: 'ask', lactoOvo: 'yes' },
];
