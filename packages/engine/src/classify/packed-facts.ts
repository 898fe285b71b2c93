import { ALLERGENS, type Allergen } from '../needs/allergens';
import type { Verdict } from '../needs/need';
import { MEATS, filterMeats, type Meat } from '../segmentation/meats';
import { fillMeats, type Presence } from '../segmentation/presence';
import type { AllergenEvidence } from './dish-allergens';
import type { DishFacts, PlaceFacts } from './facts';
import { PACKED_FORMAT } from './packed-format';

/*
 * Packed dishes and places hold everything that `matchPreference` and `createRanker` depend on,
 * without reasons: two bits a verdict or presence, after the format byte.
 */

const VERDICTS = ['unknown', 'yes', 'ask', 'no'] as const satisfies readonly Verdict[];
const PRESENCES = ['unknown', 'yes', 'maybe', 'no'] as const satisfies readonly Presence[];

/** Length of the format in front of a dish or place. */
const FORMAT_BYTES = 1;
/** Length of the presences of all meats. */
const MEAT_BYTES = 2;

/** Writes two-bit codes, four a byte. */
function packPairs(bytes: Uint8Array, at: number, codes: readonly number[]): void {
  codes.forEach((code, place) => {
    bytes[at + (place >> 2)] = (bytes[at + (place >> 2)] ?? 0) | (code << ((place & 3) * 2));
  });
}

/** Reads the two-bit code at an index. */
const unpackPair = (bytes: Uint8Array, at: number, place: number): number =>
  ((bytes[at + (place >> 2)] ?? 0) >> ((place & 3) * 2)) & 3;

const packMeats = (meats: Readonly<Record<Meat, Presence>>): number[] =>
  MEATS.map((meat) => PRESENCES.indexOf(meats[meat]));

function unpackMeats(bytes: Uint8Array, at: number): Record<Meat, Presence> {
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

function packDishBody(dish: DishFacts): Uint8Array {
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

/** Far above the number of different dishes and places in real data. */
const MAX_INTERNED = 1 << 15;

/** Unpacks facts once for equal bytes: most dishes are on many menus and share one object. */
function intern<Facts>(
  unpack: (bytes: Uint8Array, name: string) => Facts,
): (bytes: Uint8Array) => Facts {
  const known = new Map<string, Facts>();
  return (bytes) => {
    const name = String.fromCharCode(...bytes);
    const before = known.get(name);
    if (before) return before;
    const facts = unpack(bytes, name);
    if (known.size >= MAX_INTERNED) known.clear();
    known.set(name, facts);
    return facts;
  };
}
const readDish = intern(unpackDishBody);

/**
 * Layout: format, pairs of bits, two bits a meat, two bits an allergen (its risk), two bytes for the
 * number of dishes.
 */
const PLACE_MEATS_AT = FORMAT_BYTES + 2;
const RISKS_AT = PLACE_MEATS_AT + MEAT_BYTES;
const PLACE_BYTES = RISKS_AT + Math.ceil(ALLERGENS.length / 4) + 2;
const MAX_DISHES = 0xffff;

/** Last pair of the verdicts, which they leave free: two flags. */
const FLAGS_PAIR = 7;
const HAS_HOURS = 2;
/** The dishes are no menu, but what the place is known for. */
const IS_KNOWN_FOR = 1;

/** Bytes of another format, or truncated. */
export class PackedError extends Error {
  override name = 'PackedError';
}

/** Usual risk at a place for one allergy (`../lexicon/usual-risk.ts`), from 0 (rarely anything) to {@link UNKNOWN_RISK}. */
export type RiskBand = 0 | 1 | 2 | 3;
/** Most dishes have it, or nothing is known. */
export const UNKNOWN_RISK: RiskBand = 3;
/** Usual risks of a place by allergen; {@link UNKNOWN_RISK} for the others. */
export type RiskBands = Readonly<Partial<Record<Allergen, RiskBand>>>;

/** Classified places in compact form. */
export interface PlaceBlock {
  readonly length: number;
  getDiet(row: number): PlaceFacts;
  hasHours(row: number): boolean;
  /** Usual risk of a row, which orders the lists of severe allergies and no others. */
  getRisk?(row: number, code: Allergen): RiskBand;
}

/**
 * Packs the facts of a place.
 * @param hasHours true where its opening hours are known, which lists are ordered by
 *
 * @example
 * const engine = createEngine(getLexicon())
 * const text = { contentId: '1', title: '가게', firstmenu: '삼겹살', treatmenu: '' }
 * packPlace(engine.classifyRestaurant(text), true)[0] // => PACKED_FORMAT
 */
export function packPlace(diet: PlaceFacts, hasHours: boolean, risks: RiskBands = {}): Uint8Array {
  const { knownFor = [] } = diet;
  const isKnownFor = diet.dishes.length === 0 && knownFor.length > 0;
  const dishes = (isKnownFor ? knownFor : diet.dishes).slice(0, MAX_DISHES);
  const bytes = new Uint8Array(PLACE_BYTES + dishes.length * DISH_BYTES);
  bytes[0] = PACKED_FORMAT;
  packPairs(bytes, FORMAT_BYTES, [
    VERDICTS.indexOf(diet.strictVegan),
    VERDICTS.indexOf(diet.lactoOvo),
    VERDICTS.indexOf(diet.halal),
    VERDICTS.indexOf(diet.byName.strictVegan),
    VERDICTS.indexOf(diet.byName.lactoOvo),
    ...[0, 0],
    (hasHours ? HAS_HOURS : 0) | (isKnownFor ? IS_KNOWN_FOR : 0),
  ]);
  packPairs(bytes, PLACE_MEATS_AT, packMeats(diet.meats));
  packPairs(
    bytes,
    RISKS_AT,
    ALLERGENS.map((code) => risks[code] ?? UNKNOWN_RISK),
  );
  bytes[PLACE_BYTES - 2] = dishes.length & 0xff;
  bytes[PLACE_BYTES - 1] = dishes.length >> 8;
  dishes.forEach((dish, at) => bytes.set(packDishBody(dish), PLACE_BYTES + at * DISH_BYTES));
  return bytes;
}

/** Place without its menu, of the bytes before its risks. */
const readPlace = intern((bytes): PlaceFacts => {
  const verdict = (pair: number) => VERDICTS[unpackPair(bytes, FORMAT_BYTES, pair)] ?? 'unknown';
  return {
    contentId: '',
    dishes: [],
    meats: unpackMeats(bytes, PLACE_MEATS_AT),
    strictVegan: verdict(0),
    lactoOvo: verdict(1),
    halal: verdict(2),
    byName: { strictVegan: verdict(3), lactoOvo: verdict(4) },
    hidden: [],
    because: [],
  };
});

/**
 * Unpacks places of {@link packPlace} laid end to end. Equal dishes are the same object, so verdicts
 * on them can be memoized.
 * @throws {PackedError} for a place of another format, or bytes that end within one
 *
 * @example
 * const engine = createEngine(getLexicon())
 * const text = { contentId: '1', title: '가게', firstmenu: '삼겹살', treatmenu: '' }
 * const block = unpackPlaces(packPlace(engine.classifyRestaurant(text), true))
 * block.getDiet(0).strictVegan // => 'no'
 */
export function unpackPlaces(bytes: Uint8Array): PlaceBlock {
  const countAt = (at: number) =>
    (bytes[at + PLACE_BYTES - 2] ?? 0) | ((bytes[at + PLACE_BYTES - 1] ?? 0) << 8);
  const starts: number[] = [];
  let end = 0;
  while (end < bytes.length) {
    if (bytes[end] !== PACKED_FORMAT)
      throw new PackedError(`Unsupported place format ${bytes[end]}, expected ${PACKED_FORMAT}`);
    starts.push(end);
    end += PLACE_BYTES + countAt(end) * DISH_BYTES;
  }
  if (end > bytes.length)
    throw new PackedError(`Truncated place: ends at byte ${end} of ${bytes.length}`);
  /** By row; created at the first read. */
  const menus = new Array<readonly DishFacts[] | undefined>(starts.length);
  const unpackMenu = (from: number) =>
    Array.from({ length: countAt(from) }, (_, dish) => {
      const at = from + PLACE_BYTES + dish * DISH_BYTES;
      return readDish(bytes.subarray(at, at + DISH_BYTES));
    });
  const pairAt = (place: number, from: number, pair: number) =>
    unpackPair(bytes, (starts[place] ?? NaN) + from, pair);
  const getFlags = (place: number) => pairAt(place, FORMAT_BYTES, FLAGS_PAIR);
  return {
    length: starts.length,
    hasHours: (place) => (getFlags(place) & HAS_HOURS) !== 0,
    // Two bits: 0 to 3.
    getRisk: (place, code) => pairAt(place, RISKS_AT, ALLERGENS.indexOf(code)) as RiskBand,
    getDiet(place) {
      const at = starts[place] ?? NaN;
      const found = readPlace(bytes.subarray(at, at + RISKS_AT));
      const menu = (menus[place] ??= unpackMenu(at));
      if (menu.length === 0) return found;
      return getFlags(place) & IS_KNOWN_FOR
        ? { ...found, knownFor: menu }
        : { ...found, dishes: menu };
    },
  };
}
