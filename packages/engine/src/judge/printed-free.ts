import type { Allergen } from '../needs/allergens';
import type { Part } from '../reading/segment';

/** Source of a `no` that the menu prints of the allergen itself: "땅콩 없는", "dairy-free". */
export const PRINTED_FREE = 'printed-free';

/**
 * Nouns of denials that name a whole allergen. 치즈 is not one: without cheese there may be butter, and 견과류 may leave out
 * peanuts, which grow in the ground.
 */
const NOUNS: Readonly<Record<string, readonly Allergen[]>> = {
  땅콩: ['peanut'],
  피넛: ['peanut'],
  peanut: ['peanut'],
  peanuts: ['peanut'],
  견과: ['walnut', 'pine-nut', 'tree-nut'],
  견과류: ['walnut', 'pine-nut', 'tree-nut'],
  호두: ['walnut'],
  잣: ['pine-nut'],
  우유: ['milk'],
  유제품: ['milk'],
  milk: ['milk'],
  dairy: ['milk'],
  계란: ['egg'],
  달걀: ['egg'],
  난류: ['egg'],
  egg: ['egg'],
  eggs: ['egg'],
  밀: ['wheat'],
  밀가루: ['wheat'],
  wheat: ['wheat'],
  글루텐: ['gluten'],
  gluten: ['gluten'],
  대두: ['soy'],
  콩: ['soy'],
  soy: ['soy'],
  메밀: ['buckwheat'],
  깨: ['sesame'],
  참깨: ['sesame'],
  sesame: ['sesame'],
  생선: ['fish', 'mackerel'],
  fish: ['fish', 'mackerel'],
  고등어: ['mackerel'],
  갑각류: ['crab', 'shrimp'],
  새우: ['shrimp'],
  shrimp: ['shrimp'],
  게: ['crab'],
  조개: ['shellfish'],
  조개류: ['shellfish'],
  shellfish: ['shellfish'],
  오징어: ['squid'],
  돼지고기: ['pork'],
  pork: ['pork'],
  소고기: ['beef'],
  쇠고기: ['beef'],
  beef: ['beef'],
  닭고기: ['chicken'],
  chicken: ['chicken'],
  복숭아: ['peach'],
  토마토: ['tomato'],
  아황산: ['sulphites'],
  아황산염: ['sulphites'],
};

/** Nouns of everything that brings the allergen: also what such a dish may have of it otherwise is denied. */
const WHOLE_GROUPS: ReadonlySet<string> = new Set(['유제품', 'dairy']);

/** Denials that say what is there or may have been: a swap (대신), and what was taken out again (뺀, 제외). */
const NOT_FREE = /대신|instead|뺀|빼|빠진|제외/u;

/** Allergen that a name prints to be free of. */
interface Printed {
  code: Allergen;
  /** True where the noun leaves nothing of it: 유제품 takes butter along, 우유 does not. */
  isWhole: boolean;
}

/** Allergens that a name prints to be free of; only of one piece, since another piece is another dish. */
export function getPrintedFree(pieces: ReadonlyArray<readonly Part[]>): readonly Printed[] {
  const [parts, ...others] = pieces;
  if (!parts || others.length > 0) return [];
  return parts.flatMap(({ text, denied }) => {
    if (!denied || NOT_FREE.test(text)) return [];
    const noun = denied.map((part) => part.text).join('');
    const codes = Object.hasOwn(NOUNS, noun) ? (NOUNS[noun] ?? []) : [];
    return codes.map((code) => ({ code, isWhole: WHOLE_GROUPS.has(noun) }));
  });
}
