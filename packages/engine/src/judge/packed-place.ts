import type { DishFacts } from './dish-facts';
import { MAX_INTERNED, readDish } from './interned-dishes';
import { DISH_BYTES, toDishBytes } from './packed-dish';
import {
  FORMAT_BYTES,
  MEAT_BYTES,
  packMeats,
  packPairs,
  pairAt,
  unpackMeats,
  VERDICTS,
} from './packed-fields';
import { PACKED_FORMAT } from './packed-format';
import type { PlaceBlock } from './rank';
import type { RestaurantDiet } from './restaurant-diet';

/** The format, pairs, two bits a meat, and two bytes that count the dishes. */
const PLACE_MEATS_AT = FORMAT_BYTES + 2;
const PLACE_BYTES = PLACE_MEATS_AT + MEAT_BYTES + 2;
const MAX_DISHES = 0xffff;

/** In the second byte of pairs. */
const HOURS_AT = FORMAT_BYTES + 1;
const HAS_HOURS = 0x80;

/** Bytes of another format, or cut off. */
export class PackedError extends Error {
  override name = 'PackedError';
}

/**
 * Packs the facts of a place.
 * @param hasHours true where its hours could be read, which lists are ordered by
 */
export function packPlace(diet: RestaurantDiet, hasHours: boolean): Uint8Array {
  const dishes = diet.dishes.slice(0, MAX_DISHES);
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

/** Unpacked places without their menus. */
const withoutMenu = new Map<number, RestaurantDiet>();

/** A place without its menu. */
function readWithoutMenu(bytes: Uint8Array, at: number): RestaurantDiet {
  const meatsAt = at + PLACE_MEATS_AT;
  const pairs = (bytes[at + FORMAT_BYTES] ?? 0) | (((bytes[at + HOURS_AT] ?? 0) & ~HAS_HOURS) << 8);
  const key = pairs | ((bytes[meatsAt] ?? 0) << 16) | ((bytes[meatsAt + 1] ?? 0) << 24);
  const known = withoutMenu.get(key);
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
  if (withoutMenu.size >= MAX_INTERNED) withoutMenu.clear();
  withoutMenu.set(key, diet);
  return diet;
}

/**
 * Reads places as {@link packPlace} packed them, one behind the other. Equal facts are the same object, so that
 * verdicts on them can be memoized.
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
      const whole = readWithoutMenu(bytes, at);
      const count = countAt(at);
      if (count === 0) return whole;
      const { contentId, meats, strictVegan, lactoOvo, halal, byName, hidden, because } = whole;
      const menu = new Array<DishFacts>(count);
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
