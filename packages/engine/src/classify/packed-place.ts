import { ALLERGENS, type Allergen } from '../needs/allergens';
import type { DishFacts } from './dish-facts';
import {
  DISH_BYTES,
  FORMAT_BYTES,
  MAX_INTERNED,
  MEAT_BYTES,
  packDishBody,
  packMeats,
  packPairs,
  readInternedDish,
  unpackPair,
  unpackMeats,
  VERDICTS,
} from './packed-dish';
import { PACKED_FORMAT } from './packed-format';
import type { PlaceFacts } from './place-facts';

/**
 * Layout: format, pairs of bits, two bits a meat, two bits an allergen (its risk), two bytes for the
 * number of dishes.
 */
const PLACE_MEATS_AT = FORMAT_BYTES + 2;
const RISKS_AT = PLACE_MEATS_AT + MEAT_BYTES;
const PLACE_BYTES = RISKS_AT + Math.ceil(ALLERGENS.length / 4) + 2;
const MAX_DISHES = 0xffff;

/** Flags in the top bits of the second byte of pairs, which the verdicts leave free. */
const HOURS_AT = FORMAT_BYTES + 1;
const HAS_HOURS = 0x80;
/** The bit below: the dishes are no menu, but what the place is known for. */
const IS_KNOWN_FOR = 0x40;
const FLAGS = HAS_HOURS | IS_KNOWN_FOR;

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

/** Classified places in compact form; each diet is created when read and not retained. */
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
  ]);
  bytes[HOURS_AT] =
    (bytes[HOURS_AT] ?? 0) | (hasHours ? HAS_HOURS : 0) | (isKnownFor ? IS_KNOWN_FOR : 0);
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

/** Interned places without their menus, by their packed bytes. */
const placesWithoutMenu = new Map<number, PlaceFacts>();

/** Interned place without its menu. */
function unpackPlaceWithoutMenu(bytes: Uint8Array, at: number): PlaceFacts {
  const meatsAt = at + PLACE_MEATS_AT;
  const pairs = (bytes[at + FORMAT_BYTES] ?? 0) | (((bytes[at + HOURS_AT] ?? 0) & ~FLAGS) << 8);
  const key = pairs | ((bytes[meatsAt] ?? 0) << 16) | ((bytes[meatsAt + 1] ?? 0) << 24);
  const known = placesWithoutMenu.get(key);
  if (known) return known;
  const verdict = (pair: number) =>
    VERDICTS[unpackPair(bytes, at + FORMAT_BYTES, pair)] ?? 'unknown';
  const diet: PlaceFacts = {
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
  if (placesWithoutMenu.size >= MAX_INTERNED) placesWithoutMenu.clear();
  placesWithoutMenu.set(key, diet);
  return diet;
}

/**
 * Unpacks places of {@link packPlace} laid end to end. Equal facts are the same object, so verdicts
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
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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
  return {
    length: starts.length,
    hasHours: (place) => ((bytes[(starts[place] ?? NaN) + HOURS_AT] ?? 0) & HAS_HOURS) !== 0,
    getRisk: (place, code) =>
      // Two bits: 0 to 3.
      unpackPair(bytes, (starts[place] ?? NaN) + RISKS_AT, ALLERGENS.indexOf(code)) as RiskBand,
    getDiet(place) {
      const at = starts[place] ?? NaN;
      const summary = unpackPlaceWithoutMenu(bytes, at);
      const count = countAt(at);
      if (count === 0) return summary;
      const { contentId, meats, strictVegan, lactoOvo, halal, byName, hidden, because } = summary;
      const menu = new Array<DishFacts>(count);
      for (let dish = 0; dish < count; dish += 1) {
        menu[dish] = readInternedDish(view, at + PLACE_BYTES + dish * DISH_BYTES);
      }
      if ((bytes[at + HOURS_AT] ?? 0) & IS_KNOWN_FOR) return { ...summary, knownFor: menu };
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
