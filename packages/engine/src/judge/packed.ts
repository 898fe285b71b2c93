import { ALLERGENS, type Allergen } from '../needs/allergens';
import type { Verdict } from '../needs/need';
import { MEATS, meatsWhere, type Meat } from '../reading/meats';
import { everyMeat, type Presence } from '../reading/presence';
import type { AllergenFinding } from './allergens';
import type { DishDiet } from './dish-diet';
import { PACKED_FORMAT } from './packed-format';
import type { PlaceBlock } from './rank';
import type { RestaurantDiet } from './restaurant-diet';

/*
 * What a place or a dish is judged by for anybody, in as few bytes as a database hands out by the thousand: everything that
 * `matchPreference` and `rankRestaurants` decide by, and none of the words that say why. Two bits a verdict or presence, behind
 * the byte of the format (`packed-format.ts`).
 */

const VERDICTS = ['unknown', 'yes', 'ask', 'no'] as const satisfies readonly Verdict[];
const PRESENCES = ['unknown', 'yes', 'maybe', 'no'] as const satisfies readonly Presence[];
const SPICES = ['unknown', 'none', 'mild', 'hot', 'very-hot'] as const;
const SERVINGS = ['meal', 'side', 'drink'] as const;
const OTHERS = ['unknown', 'absent', 'unlikely'] as const;
const PUNGENTS = [undefined, 'yes', 'no'] as const;

/** A dish is as long as every other one: pairs, spice and what is pungent, which meats make it, two bits a meat, two bits an allergen. */
const SPICE_AT = 2;
const SPICE_BITS = 0x0f;
const PUNGENT_SHIFT = 4;
const MAIN_AT = 3;
const MEATS_AT = 5;
const MEAT_BYTES = 2;
const ALLERGENS_AT = MEATS_AT + MEAT_BYTES;
/** Length of a dish within a place, which has the byte of the format for all of its dishes. */
export const DISH_BYTES = ALLERGENS_AT + Math.ceil(ALLERGENS.length / 4);
/** The format, pairs, two bits a meat, and two bytes that count the dishes. */
const FORMAT_BYTES = 1;
const PLACE_MEATS_AT = FORMAT_BYTES + 2;
const PLACE_BYTES = PLACE_MEATS_AT + MEAT_BYTES + 2;
const MOST_DISHES = 0xffff;

/** In the second byte of pairs. */
const HOURS_AT = FORMAT_BYTES + 1;
const HAS_HOURS = 0x80;

/** Bytes that are of no place: of another format, or cut off. */
export class PackedError extends Error {
  override name = 'PackedError';
}

/** Two bits each, four in a byte. */
function packPairs(bytes: Uint8Array, at: number, codes: readonly number[]): void {
  codes.forEach((code, place) => {
    bytes[at + (place >> 2)] = (bytes[at + (place >> 2)] ?? 0) | (code << ((place & 3) * 2));
  });
}

const pairAt = (bytes: Uint8Array, at: number, place: number): number =>
  ((bytes[at + (place >> 2)] ?? 0) >> ((place & 3) * 2)) & 3;

const toBits = (meats: readonly Meat[]): number =>
  meats.reduce((bits, meat) => bits | (1 << MEATS.indexOf(meat)), 0);
const fromBits = (bits: number): Meat[] =>
  meatsWhere((meat) => ((bits >> MEATS.indexOf(meat)) & 1) === 1);

const packMeats = (meats: Readonly<Record<Meat, Presence>>): number[] =>
  MEATS.map((meat) => PRESENCES.indexOf(meats[meat]));

function unpackMeats(bytes: Uint8Array, at: number): Record<Meat, Presence> {
  const meats = everyMeat('unknown');
  MEATS.forEach((meat, place) => {
    meats[meat] = PRESENCES[pairAt(bytes, at, place)] ?? 'unknown';
  });
  return meats;
}

/** Packs the facts of a dish: the byte of the format and {@link DISH_BYTES}. */
export function packDish(dish: DishDiet): Uint8Array {
  const bytes = new Uint8Array(FORMAT_BYTES + DISH_BYTES);
  bytes[0] = PACKED_FORMAT;
  bytes.set(toDishBytes(dish), FORMAT_BYTES);
  return bytes;
}

function toDishBytes(dish: DishDiet): Uint8Array {
  const bytes = new Uint8Array(DISH_BYTES);
  packPairs(bytes, 0, [
    SERVINGS.indexOf(dish.serving),
    VERDICTS.indexOf(dish.vegan),
    VERDICTS.indexOf(dish.lactoOvo),
    PRESENCES.indexOf(dish.alcohol),
    PRESENCES.indexOf(dish.egg),
    PRESENCES.indexOf(dish.dairy),
    OTHERS.indexOf(dish.otherAllergens),
    dish.isEither ? 1 : 0,
  ]);
  bytes[SPICE_AT] = SPICES.indexOf(dish.spice) | (PUNGENTS.indexOf(dish.pungent) << PUNGENT_SHIFT);
  bytes[MAIN_AT] = toBits(dish.mainMeats);
  bytes[MAIN_AT + 1] = toBits(dish.possibleMainMeats);
  packPairs(bytes, MEATS_AT, packMeats(dish.meats));
  const allergens = ALLERGENS.map((code) =>
    PRESENCES.indexOf(dish.allergens[code]?.[0] ?? 'unknown'),
  );
  packPairs(bytes, ALLERGENS_AT, allergens);
  return bytes;
}

/** The dish of {@link toDishBytes}, without any words: it is called by its bytes, and nothing is known of why. */
function unpackDish(bytes: Uint8Array, name: string): DishDiet {
  const verdict = (place: number) => VERDICTS[pairAt(bytes, 0, place)] ?? 'unknown';
  const presence = (place: number) => PRESENCES[pairAt(bytes, 0, place)] ?? 'unknown';
  const allergens: Partial<Record<Allergen, AllergenFinding>> = {};
  ALLERGENS.forEach((code, place) => {
    const is = PRESENCES[pairAt(bytes, ALLERGENS_AT, place)] ?? 'unknown';
    if (is !== 'unknown') allergens[code] = [is, ''];
  });
  const spice = bytes[SPICE_AT] ?? 0;
  const pungent = PUNGENTS[spice >> PUNGENT_SHIFT];
  return {
    dish: name,
    serving: SERVINGS[pairAt(bytes, 0, 0) as 0 | 1 | 2] ?? 'meal',
    vegan: verdict(1),
    lactoOvo: verdict(2),
    alcohol: presence(3),
    egg: presence(4),
    dairy: presence(5),
    otherAllergens: OTHERS[pairAt(bytes, 0, 6)] ?? 'unknown',
    ...(pairAt(bytes, 0, 7) === 1 ? { isEither: true } : {}),
    spice: SPICES[spice & SPICE_BITS] ?? 'unknown',
    ...(pungent ? { pungent } : {}),
    mainMeats: fromBits(bytes[MAIN_AT] ?? 0),
    possibleMainMeats: fromBits(bytes[MAIN_AT + 1] ?? 0),
    meats: unpackMeats(bytes, MEATS_AT),
    allergens,
    contains: [],
    hidden: [],
    because: [],
  };
}

/**
 * What a place is judged by.
 * @param hasHours whether its hours could be read, which is part of the order of a list
 */
export function packPlace(diet: RestaurantDiet, hasHours: boolean): Uint8Array {
  const dishes = diet.dishes.slice(0, MOST_DISHES);
  const bytes = new Uint8Array(PLACE_BYTES + dishes.length * DISH_BYTES);
  bytes[0] = PACKED_FORMAT;
  packPairs(bytes, FORMAT_BYTES, [
    VERDICTS.indexOf(diet.strictVegan),
    VERDICTS.indexOf(diet.lactoOvo),
    VERDICTS.indexOf(diet.halal),
    VERDICTS.indexOf(diet.byName.strictVegan),
    VERDICTS.indexOf(diet.byName.lactoOvo),
  ]);
  if (hasHours) bytes[HOURS_AT] = (bytes[HOURS_AT] ?? 0) | HAS_HOURS;
  packPairs(bytes, PLACE_MEATS_AT, packMeats(diet.meats));
  bytes[PLACE_BYTES - 2] = dishes.length & 0xff;
  bytes[PLACE_BYTES - 1] = dishes.length >> 8;
  dishes.forEach((dish, at) => bytes.set(toDishBytes(dish), PLACE_BYTES + at * DISH_BYTES));
  return bytes;
}

/** What was unpacked once: most dishes, and most places without a menu, are like another one, and then they are one object. */
const dishes: DishDiet[] = [];
const silent = new Map<number, RestaurantDiet>();
/** Far more than there are: what a broken database may fill. */
const MOST_KNOWN = 1 << 15;
/** The bytes of each of `dishes`, as whole numbers: the last one overlaps the one before. */
const WORD_BYTES = 4;
const WORDS = Math.ceil(DISH_BYTES / WORD_BYTES);
const dishWords = new Int32Array(MOST_KNOWN * WORDS);
/** Where each of `dishes` is, by a hash of its bytes: its place plus one, or in the next free slot. */
const dishSlots = new Uint16Array(MOST_KNOWN * 2);

/** Finds the dish that begins at a place in the bytes, which are within them. */
function readDish(view: DataView, at: number): DishDiet {
  const next = dishes.length * WORDS;
  let hash = 0;
  for (let word = 0; word < WORDS; word += 1) {
    const from = Math.min(word * WORD_BYTES, DISH_BYTES - WORD_BYTES);
    const value = view.getInt32(at + from);
    dishWords[next + word] = value;
    // Multiplicative hashing: Knuth, The Art of Computer Programming, volume 3, section 6.4.
    hash = Math.imul(hash ^ value, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  let slot = hash & (dishSlots.length - 1);
  for (let known = dishSlots[slot]; known; known = dishSlots[slot]) {
    const words = (known - 1) * WORDS;
    let word = 0;
    while (word < WORDS && dishWords[words + word] === dishWords[next + word]) word += 1;
    const dish = dishes[known - 1];
    if (word === WORDS && dish) return dish;
    slot = (slot + 1) & (dishSlots.length - 1);
  }
  const own = new Uint8Array(view.buffer, view.byteOffset + at, DISH_BYTES);
  const dish = unpackDish(own, String.fromCharCode(...own));
  dishSlots[slot] = dishes.push(dish);
  if (dishes.length === MOST_KNOWN) {
    dishes.length = 0;
    dishSlots.fill(0);
  }
  return dish;
}

/** A place without its menu. */
function readSilent(bytes: Uint8Array, at: number): RestaurantDiet {
  const meatsAt = at + PLACE_MEATS_AT;
  const pairs = (bytes[at + FORMAT_BYTES] ?? 0) | (((bytes[at + HOURS_AT] ?? 0) & ~HAS_HOURS) << 8);
  const key = pairs | ((bytes[meatsAt] ?? 0) << 16) | ((bytes[meatsAt + 1] ?? 0) << 24);
  const known = silent.get(key);
  if (known) return known;
  const verdict = (place: number) => VERDICTS[pairAt(bytes, at + FORMAT_BYTES, place)] ?? 'unknown';
  const diet: RestaurantDiet = {
    contentId: '',
    dishes: [],
    meats: unpackMeats(bytes, meatsAt),
    strictVegan: verdict(0),
    lactoOvo: verdict(1),
    halal: verdict(2),
    byName: { strictVegan: verdict(3), lactoOvo: verdict(4) },
    hidden: [],
    because: [],
  };
  if (silent.size >= MOST_KNOWN) silent.clear();
  silent.set(key, diet);
  return diet;
}

/**
 * Reads places as {@link packPlace} packed them, one behind the other. What is alike is the same object, so that whoever judges
 * by it may remember what it judged.
 * @throws {PackedError} where a place is of another format, or the bytes end within one
 */
export function unpackPlaces(bytes: Uint8Array): PlaceBlock {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const countAt = (at: number) =>
    (bytes[at + PLACE_BYTES - 2] ?? 0) | ((bytes[at + PLACE_BYTES - 1] ?? 0) << 8);
  const starts: number[] = [];
  let end = 0;
  while (end < bytes.length) {
    if (bytes[end] !== PACKED_FORMAT)
      throw new PackedError(`A place of format ${bytes[end]}, and ${PACKED_FORMAT} is read here`);
    starts.push(end);
    end += PLACE_BYTES + countAt(end) * DISH_BYTES;
  }
  if (end > bytes.length) throw new PackedError(`A place ends at ${end} of ${bytes.length}`);
  return {
    length: starts.length,
    hasHours: (place) => ((bytes[(starts[place] ?? NaN) + HOURS_AT] ?? 0) & HAS_HOURS) !== 0,
    getDiet(place) {
      const at = starts[place] ?? NaN;
      const whole = readSilent(bytes, at);
      const count = countAt(at);
      if (count === 0) return whole;
      const { contentId, meats, strictVegan, lactoOvo, halal, byName, hidden, because } = whole;
      const menu = new Array<DishDiet>(count);
      for (let dish = 0; dish < count; dish += 1) {
        menu[dish] = readDish(view, at + PLACE_BYTES + dish * DISH_BYTES);
      }
      return {
        contentId,
        dishes: menu,
        meats,
        strictVegan,
        lactoOvo,
        halal,
        byName,
        hidden,
        because,
      };
    },
  };
}
