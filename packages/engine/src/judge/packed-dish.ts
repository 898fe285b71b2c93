import { ALLERGENS, type Allergen } from '../needs/allergens';
import { MEATS, meatsWhere, type Meat } from '../reading/meats';
import type { AllergenFinding } from './allergens';
import type { DishFacts } from './dish-facts';
import {
  FORMAT_BYTES,
  MEAT_BYTES,
  packMeats,
  packPairs,
  pairAt,
  PRESENCES,
  unpackMeats,
  VERDICTS,
} from './packed-fields';
import { PACKED_FORMAT } from './packed-format';

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
const ALLERGENS_AT = MEATS_AT + MEAT_BYTES;
/** Length of a dish within a place, which has the byte of the format for all of its dishes. */
export const DISH_BYTES = ALLERGENS_AT + Math.ceil(ALLERGENS.length / 4);
const toBits = (meats: readonly Meat[]): number =>
  meats.reduce((bits, meat) => bits | (1 << MEATS.indexOf(meat)), 0);
const fromBits = (bits: number): Meat[] =>
  meatsWhere((meat) => ((bits >> MEATS.indexOf(meat)) & 1) === 1);

/** Packs the facts of a dish: the byte of the format and {@link DISH_BYTES}. */
export function packDish(dish: DishFacts): Uint8Array {
  const bytes = new Uint8Array(FORMAT_BYTES + DISH_BYTES);
  bytes[0] = PACKED_FORMAT;
  bytes.set(toDishBytes(dish), FORMAT_BYTES);
  return bytes;
}

export function toDishBytes(dish: DishFacts): Uint8Array {
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
export function unpackDish(bytes: Uint8Array, name: string): DishFacts {
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
