import { ALLERGENS, type Allergen } from '../needs/allergens';
import type { Verdict } from '../needs/need';
import { MEATS, filterMeats, type Meat } from '../segmentation/meats';
import { fillMeats, type Presence } from '../segmentation/presence';
import type { AllergenEvidence } from './dish-allergens';
import type { DishFacts } from './dish-facts';
import { PACKED_FORMAT } from './packed-format';

/*
 * Packed dishes and places hold everything that `matchPreference` and `createRanker` depend on,
 * without reasons: two bits a verdict or presence, after the format byte.
 */

export const VERDICTS = ['unknown', 'yes', 'ask', 'no'] as const satisfies readonly Verdict[];
const PRESENCES = ['unknown', 'yes', 'maybe', 'no'] as const satisfies readonly Presence[];

/** Length of the format in front of a dish or place. */
export const FORMAT_BYTES = 1;
/** Length of the presences of all meats. */
export const MEAT_BYTES = 2;

/** Writes two-bit codes, four a byte. */
export function packPairs(bytes: Uint8Array, at: number, codes: readonly number[]): void {
  codes.forEach((code, place) => {
    bytes[at + (place >> 2)] = (bytes[at + (place >> 2)] ?? 0) | (code << ((place & 3) * 2));
  });
}

/** Reads the two-bit code at an index. */
export const unpackPair = (bytes: Uint8Array, at: number, place: number): number =>
  ((bytes[at + (place >> 2)] ?? 0) >> ((place & 3) * 2)) & 3;

export const packMeats = (meats: Readonly<Record<Meat, Presence>>): number[] =>
  MEATS.map((meat) => PRESENCES.indexOf(meats[meat]));

export function unpackMeats(bytes: Uint8Array, at: number): Record<Meat, Presence> {
  const meats = fillMeats('unknown');
  MEATS.forEach((meat, place) => {
    meats[meat] = PRESENCES[unpackPair(bytes, at, place)] ?? 'unknown';
  });
  return meats;
}

const SPICES = ['unknown', 'none', 'mild', 'hot', 'very-hot'] as const;
const SERVINGS = ['meal', 'side', 'drink', 'sweet'] as const;
const OTHERS = ['unknown', 'absent', 'unlikely'] as const;
const ALLIUMS = [undefined, 'yes', 'no'] as const;
const EVIDENCE = [undefined, 'claim', 'label', 'request'] as const;

type PairField = 'serving' | 'vegan' | 'lactoOvo' | 'alcohol' | 'egg' | 'dairy' | 'otherAllergens';
/** Fields of two bits, in the order of the layout, with their values by code. */
const PAIR_FIELDS: readonly (readonly [field: PairField, codes: readonly string[]])[] = [
  ['serving', SERVINGS],
  ['vegan', VERDICTS],
  ['lactoOvo', VERDICTS],
  ['alcohol', PRESENCES],
  ['egg', PRESENCES],
  ['dairy', PRESENCES],
  ['otherAllergens', OTHERS],
];
// The values of each field are those of its type.
const unpackPairFields = (bytes: Uint8Array) =>
  Object.fromEntries(
    PAIR_FIELDS.map(([field, codes], at) => [field, codes[unpackPair(bytes, 0, at)] ?? codes[0]]),
  ) as Pick<DishFacts, PairField>;

/**
 * Fixed-length layout: eight pairs of bits (the last one two flags), spice, vegan question, alliums and
 * evidence, main meats with one flag, two bits a meat, two bits an allergen.
 */
const SPICE_AT = 2;
const SPICE_BITS = 0x07;
const VEGAN_QUESTION = 0x08;
/** Second bit of the pair of `isEither`. */
const LACTO_OVO_QUESTION = 2;
const ALLIUMS_SHIFT = 4;
const EVIDENCE_SHIFT = 6;
const MAIN_AT = 3;
/** Bit of the main meats that no meat uses. */
const SHARED = 1 << MEATS.length;
const MEATS_AT = 5;
const ALLERGENS_AT = MEATS_AT + MEAT_BYTES;
/** Length in bytes of a dish within a place, without the format byte, which the place has. */
export const DISH_BYTES = ALLERGENS_AT + Math.ceil(ALLERGENS.length / 4);
const packMeatBits = (meats: readonly Meat[]): number =>
  meats.reduce((bits, meat) => bits | (1 << MEATS.indexOf(meat)), 0);
const unpackMeatBits = (bits: number): Meat[] =>
  filterMeats((meat) => ((bits >> MEATS.indexOf(meat)) & 1) === 1);

/**
 * Packs the facts of a dish: the format byte and {@link DISH_BYTES}.
 *
 * @example
 * packDish(createEngine(getLexicon()).classifyDish('김치찌개')).length // => 1 + DISH_BYTES
 */
export function packDish(dish: DishFacts): Uint8Array {
  const bytes = new Uint8Array(FORMAT_BYTES + DISH_BYTES);
  bytes[0] = PACKED_FORMAT;
  bytes.set(packDishBody(dish), FORMAT_BYTES);
  return bytes;
}

export function packDishBody(dish: DishFacts): Uint8Array {
  const bytes = new Uint8Array(DISH_BYTES);
  packPairs(bytes, 0, [
    ...PAIR_FIELDS.map(([field, codes]) => codes.indexOf(dish[field])),
    (dish.isEither ? 1 : 0) | (dish.questions.lactoOvo === undefined ? 0 : LACTO_OVO_QUESTION),
  ]);
  bytes[SPICE_AT] =
    SPICES.indexOf(dish.spice) |
    (dish.questions.strictVegan === undefined ? 0 : VEGAN_QUESTION) |
    (ALLIUMS.indexOf(dish.pungent) << ALLIUMS_SHIFT) |
    (EVIDENCE.indexOf(dish.evidence) << EVIDENCE_SHIFT);
  bytes[MAIN_AT] = packMeatBits(dish.mainMeats) | (dish.isShared ? SHARED : 0);
  bytes[MAIN_AT + 1] = packMeatBits(dish.possibleMainMeats);
  packPairs(bytes, MEATS_AT, packMeats(dish.meats));
  const allergens = ALLERGENS.map((code) =>
    PRESENCES.indexOf(dish.allergens[code]?.[0] ?? 'unknown'),
  );
  packPairs(bytes, ALLERGENS_AT, allergens);
  return bytes;
}

/**
 * Reverses {@link packDishBody}. Names, reasons and ingredients are not packed; `name` identifies
 * the dish.
 */
function unpackDishBody(bytes: Uint8Array, name: string): DishFacts {
  const allergens: Partial<Record<Allergen, AllergenEvidence>> = {};
  ALLERGENS.forEach((code, place) => {
    const is = PRESENCES[unpackPair(bytes, ALLERGENS_AT, place)] ?? 'unknown';
    if (is !== 'unknown') allergens[code] = [is, ''];
  });
  const spice = bytes[SPICE_AT] ?? 0;
  const flags = unpackPair(bytes, 0, PAIR_FIELDS.length);
  const pungent = ALLIUMS[(spice >> ALLIUMS_SHIFT) & 3];
  const evidence = EVIDENCE[spice >> EVIDENCE_SHIFT];
  return {
    dish: name,
    ...unpackPairFields(bytes),
    ...((bytes[MAIN_AT] ?? 0) & SHARED ? { isShared: true } : {}),
    ...((flags & 1) === 1 ? { isEither: true } : {}),
    questions: {
      ...(spice & VEGAN_QUESTION ? { strictVegan: '' } : {}),
      ...(flags & LACTO_OVO_QUESTION ? { lactoOvo: '' } : {}),
    },
    spice: SPICES[spice & SPICE_BITS] ?? 'unknown',
    ...(pungent ? { pungent } : {}),
    ...(evidence ? { evidence } : {}),
    mainMeats: unpackMeatBits(bytes[MAIN_AT] ?? 0),
    possibleMainMeats: unpackMeatBits(bytes[MAIN_AT + 1] ?? 0),
    meats: unpackMeats(bytes, MEATS_AT),
    allergens,
    contains: [],
    hidden: [],
    because: [],
  };
}

/** Maximum number of interned dishes, and of interned places; far above the number in real data. */
export const MAX_INTERNED = 1 << 15;
/** Unpacked dishes, interned: most occur on many menus and share one object. */
const internedDishes: DishFacts[] = [];
/** Bytes of each interned dish as 32-bit words; the last word overlaps the one before. */
const WORD_BYTES = 4;
const WORDS_PER_DISH = Math.ceil(DISH_BYTES / WORD_BYTES);
const dishWords = new Int32Array(MAX_INTERNED * WORDS_PER_DISH);
/** Open-addressing hash table: index in `internedDishes` plus one, 0 for a free slot. */
const dishSlots = new Uint16Array(MAX_INTERNED * 2);

/** Interned dish for the packed bytes at an offset; the bytes must lie within `view`. */
export function readInternedDish(view: DataView, at: number): DishFacts {
  const next = internedDishes.length * WORDS_PER_DISH;
  let hash = 0;
  for (let word = 0; word < WORDS_PER_DISH; word += 1) {
    const from = Math.min(word * WORD_BYTES, DISH_BYTES - WORD_BYTES);
    const value = view.getInt32(at + from);
    dishWords[next + word] = value;
    // Multiplicative hashing: Knuth, The Art of Computer Programming, volume 3, section 6.4.
    hash = Math.imul(hash ^ value, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  let slot = hash & (dishSlots.length - 1);
  for (let known = dishSlots[slot]; known; known = dishSlots[slot]) {
    const words = (known - 1) * WORDS_PER_DISH;
    let word = 0;
    while (word < WORDS_PER_DISH && dishWords[words + word] === dishWords[next + word]) word += 1;
    const dish = internedDishes[known - 1];
    if (word === WORDS_PER_DISH && dish) return dish;
    slot = (slot + 1) & (dishSlots.length - 1);
  }
  const own = new Uint8Array(view.buffer, view.byteOffset + at, DISH_BYTES);
  const dish = unpackDishBody(own, String.fromCharCode(...own));
  dishSlots[slot] = internedDishes.push(dish);
  if (internedDishes.length === MAX_INTERNED) {
    internedDishes.length = 0;
    dishSlots.fill(0);
  }
  return dish;
}
