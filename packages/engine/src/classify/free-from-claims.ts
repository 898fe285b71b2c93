import type { Allergen } from '../needs/allergens';
import type { Part } from '../segmentation/segment';

/** Source code of a `no` that the menu claims for the allergen itself: "땅콩 없는", "dairy-free". */
export const FREE_FROM_CLAIM = 'printed-free';

/**
 * Nouns of a denial that cover a whole allergen. Not 치즈 (butter may remain), and 견과류 without
 * peanuts, which are legumes.
 */
const NOUNS: ReadonlyArray<readonly [nouns: string, ...codes: Allergen[]]> = [
  ['땅콩 피넛 peanut peanuts', 'peanut'],
  ['견과 견과류', 'walnut', 'pine-nut', 'tree-nut'],
  ['호두', 'walnut'],
  ['잣', 'pine-nut'],
  ['우유 유제품 milk dairy', 'milk'],
  ['계란 달걀 난류 egg eggs', 'egg'],
  ['밀 밀가루 wheat', 'wheat'],
  ['글루텐 gluten', 'gluten'],
  ['대두 콩 soy', 'soy'],
  ['메밀', 'buckwheat'],
  ['깨 참깨 sesame', 'sesame'],
  ['생선 fish', 'fish', 'mackerel'],
  ['고등어', 'mackerel'],
  ['갑각류', 'crab', 'shrimp'],
  ['새우 shrimp', 'shrimp'],
  ['게', 'crab'],
  ['조개 조개류 shellfish', 'shellfish'],
  ['오징어', 'squid'],
  ['돼지고기 pork', 'pork'],
  ['소고기 쇠고기 beef', 'beef'],
  ['닭고기 chicken', 'chicken'],
  ['복숭아', 'peach'],
  ['토마토', 'tomato'],
  ['아황산 아황산염', 'sulphites'],
];
const ALLERGENS_OF_NOUN: ReadonlyMap<string, readonly Allergen[]> = new Map(
  NOUNS.flatMap(([nouns, ...codes]) => nouns.split(' ').map((noun) => [noun, codes] as const)),
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
