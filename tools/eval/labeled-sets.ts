import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { MEATS } from '@kioot/engine';
import { DAYS, type HoursLabel } from '@kioot/engine/hours';
import { ALLERGENS } from '@kioot/engine/needs';

/** Halves of the labeled data: rules may be fitted to `tune`, `report` only measures them. */
export const SET_NAMES = ['tune', 'report'] as const;
export type SetName = (typeof SET_NAMES)[number];

/** Difficulty of a name: an everyday one, a compound, a claim, a loan word, or a rare one. */
export const DISH_NAME_KINDS = ['ordinary', 'compound', 'claim', 'loan', 'rare'] as const;
export type DishNameKind = (typeof DISH_NAME_KINDS)[number];

const verdictSchema = v.picklist(['yes', 'maybe', 'no', 'unknown']);

const meatLabels = {
  chicken: verdictSchema,
  pork: verdictSchema,
  beef: verdictSchema,
  lamb: verdictSchema,
  fish: verdictSchema,
  seafood: verdictSchema,
  duck: verdictSchema,
};

const dishRowSchema = v.strictObject({
  dish: v.pipe(v.string(), v.trim(), v.minLength(1)),
  kind: v.optional(v.picklist(DISH_NAME_KINDS)),
  expected: v.pipe(
    v.strictObject({
      ...meatLabels,
      egg: verdictSchema,
      dairy: verdictSchema,
      vegan: verdictSchema,
      lactoOvo: verdictSchema,
      mainMeats: v.array(v.picklist(MEATS)),
      either: v.optional(v.pipe(v.array(v.picklist(MEATS)), v.minLength(2))),
      allergens: v.optional(v.record(v.picklist(ALLERGENS), verdictSchema)),
      spice: v.optional(v.picklist(['none', 'mild', 'hot', 'very-hot'])),
    }),
    v.check(
      (label) =>
        label.vegan !== 'yes' ||
        [...MEATS.map((meat) => label[meat]), label.egg, label.dairy].every(
          (part) => part === 'no',
        ),
      'a vegan dish has no animal product in it',
    ),
    v.check(
      ({ vegan, lactoOvo }) => vegan !== 'yes' || lactoOvo === 'yes',
      'vegan food suits a vegetarian',
    ),
    v.check(
      (label) => label.mainMeats.every((meat) => label[meat] === 'yes' || label[meat] === 'maybe'),
      'a main meat is in the dish',
    ),
    v.check(
      ({ either = [], ...label }) =>
        either.length === 0 ||
        (label.lactoOvo === 'no' && either.every((meat) => label[meat] === 'maybe')),
      'what is surely of one of several animals may be of each and suits no vegetarian',
    ),
    v.check(
      ({ vegan, lactoOvo }) => vegan !== 'maybe' || lactoOvo !== 'no',
      'what suits no vegetarian suits no vegan',
    ),
  ),
});

const restaurantRowSchema = v.strictObject({
  contentId: v.pipe(v.string(), v.minLength(1)),
  title: v.pipe(v.string(), v.trim(), v.minLength(1)),
  firstmenu: v.string(),
  treatmenu: v.string(),
  expected: v.pipe(
    v.strictObject({
      ...meatLabels,
      strictVegan: verdictSchema,
      lactoOvo: verdictSchema,
      halal: verdictSchema,
    }),
    v.check(
      ({ strictVegan, lactoOvo }) => strictVegan !== 'yes' || lactoOvo === 'yes',
      'vegan food suits a vegetarian',
    ),
    v.check(({ pork, halal }) => pork !== 'yes' || halal === 'no', 'a pork kitchen is not halal'),
  ),
});

const soloRowSchema = v.strictObject({
  contentId: v.pipe(v.string(), v.minLength(1)),
  title: v.pipe(v.string(), v.trim(), v.minLength(1)),
  firstmenu: v.string(),
  treatmenu: v.string(),
  expected: v.picklist(['one', 'two', 'unknown']),
});

const daySchema = v.picklist(DAYS);

/** Opening hours as labeled by `packages/engine/src/hours`. */
const hoursRowSchema: v.GenericSchema<unknown, HoursLabel> = v.strictObject({
  opentimefood: v.string(),
  restdatefood: v.string(),
  week: v.nullable(
    v.strictObject(v.entriesFromList(DAYS, v.array(v.strictTuple([v.string(), v.string()])))),
  ),
  lastOrder: v.nullable(v.union([v.string(), v.record(daySchema, v.string())])),
  unknown: v.union([v.boolean(), v.array(daySchema)]),
});

/** Dish with its content; packages/engine/eval/README.md defines the verdicts. */
export type DishRow = v.InferOutput<typeof dishRowSchema>;
/** Restaurant as in its source, with the verdicts that its menu and name allow. */
export type RestaurantRow = v.InferOutput<typeof restaurantRowSchema>;
/** Restaurant as in its source, with whether one can eat there alone. */
export type SoloRow = v.InferOutput<typeof soloRowSchema>;

function readSet(file: string): unknown {
  return JSON.parse(
    readFileSync(new URL(`../../packages/engine/eval/${file}`, import.meta.url), 'utf8'),
  );
}

/** Files of each half, one per round of labeling. */
const DISH_FILES: Readonly<Record<SetName, readonly string[]>> = {
  tune: [
    'dishes-tune.json',
    'dishes-tune-2.json',
    'dishes-tune-3.json',
    'dishes-tune-4.json',
    'dishes-tune-5.json',
    'dishes-tune-6.json',
    'dishes-tune-7.json',
    'dishes-tune-8.json',
    'dishes-tune-9.json',
    'dishes-tune-10.json',
    'dishes-tune-11.json',
    'dishes-tune-12.json',
    'dishes-tune-13.json',
    'dishes-tune-14.json',
    'dishes-tune-15.json',
    'dishes-tune-16.json',
    'dishes-tune-17.json',
    'dishes-tune-18.json',
    'claims-tune.json',
  ],
  report: ['dishes-report-4.json', 'dishes-report-5.json', 'dishes-report-6.json'],
};

const RESTAURANT_FILES: Readonly<Record<SetName, readonly string[]>> = {
  tune: [
    'restaurants-tune.json',
    'restaurants-tune-2.json',
    'restaurants-tune-3.json',
    'restaurants-tune-4.json',
    'restaurants-tune-5.json',
    'restaurants-tune-6.json',
    'restaurants-tune-7.json',
    'restaurants-tune-8.json',
  ],
  report: ['restaurants-report-4.json'],
};

/**
 * Labeled dishes of one half.
 *
 * @throws {v.ValiError} for a malformed row
 */
export function getDishes(set: SetName): DishRow[] {
  return DISH_FILES[set].flatMap((file) => v.parse(v.array(dishRowSchema), readSet(file)));
}

/**
 * Labeled names with claims and negations only.
 *
 * @throws {v.ValiError} for a malformed row
 */
export function getClaimDishes(): DishRow[] {
  return v.parse(v.array(dishRowSchema), readSet('claims-tune.json'));
}

/**
 * Labeled restaurants of one half.
 *
 * @throws {v.ValiError} for a malformed row
 */
export function getRestaurants(set: SetName): RestaurantRow[] {
  return RESTAURANT_FILES[set].flatMap((file) =>
    v.parse(v.array(restaurantRowSchema), readSet(file)),
  );
}

/**
 * Restaurants of one half labeled for eating alone.
 *
 * @throws {v.ValiError} for a malformed row
 */
export function getSoloRows(set: SetName): SoloRow[] {
  return v.parse(v.array(soloRowSchema), readSet(`solo-${set}.json`));
}

/**
 * Labeled opening hours of one half.
 *
 * @throws {v.ValiError} for a malformed row
 */
export function getHours(set: SetName): HoursLabel[] {
  return v.parse(v.array(hoursRowSchema), readSet(`hours-${set}.json`));
}
