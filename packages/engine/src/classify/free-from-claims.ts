import table from '../../lexicon/free-from.json';
import { ALLERGENS, type Allergen } from '../needs/allergens';
import type { Part } from '../segmentation/segment';

/**
 * Nouns of a denial that cover a whole allergen. Not 치즈 (butter may remain), and 견과류 without
 * peanuts, which are legumes.
 */
const ALLERGENS_OF_NOUN: ReadonlyMap<string, readonly Allergen[]> = new Map(
  table.flatMap(({ nouns, allergens }) => {
    const listed = allergens.split(' ');
    const codes = ALLERGENS.filter((code) => listed.includes(code));
    return nouns.split(' ').map((noun) => [noun, codes] as const);
  }),
);

/** Nouns that cover everything with the allergen, also what such a dish may contain otherwise. */
const WHOLE_GROUP_NOUNS: ReadonlySet<string> = new Set(['유제품', 'dairy']);

/** Denials that imply presence: a swap (대신) or a removal (뺀, 제외). */
const SWAP_OR_REMOVAL = /대신|instead|뺀|빼|빠진|제외/u;

/** Free-from claim of one allergen. */
interface FreeFromClaim {
  code: Allergen;
  /** True where the noun leaves nothing of it: 유제품 includes butter, 우유 does not. */
  isWhole: boolean;
}

/** Free-from claims of a name with a single piece; another piece is another dish. */
export function getFreeFromClaims(
  pieces: ReadonlyArray<readonly Part[]>,
): readonly FreeFromClaim[] {
  const [parts, ...others] = pieces;
  if (!parts || others.length > 0) return [];
  return parts.flatMap(({ text, denied }) => {
    if (!denied || SWAP_OR_REMOVAL.test(text)) return [];
    const deniedNoun = denied.map((part) => part.text).join('');
    const codes = ALLERGENS_OF_NOUN.get(deniedNoun) ?? [];
    return codes.map((code) => ({ code, isWhole: WHOLE_GROUP_NOUNS.has(deniedNoun) }));
  });
}
