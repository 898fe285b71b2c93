import { readFileSync, readdirSync } from 'node:fs';
import * as v from 'valibot';
import { MEATS } from '@kioot/engine';
import { DAYS } from '@kioot/engine/hours';
import { ALLERGENS } from '@kioot/engine/needs';

/** Halves of the labeled data: rules may be fitted to `tune`, `report` only measures them. */
export const SET_NAMES = ['tune', 'report'] as const;
export type SetName = (typeof SET_NAMES)[number];

/** Difficulty of a name: an everyday one, a compound, a claim, a loan word, or a rare one. */
export const DISH_NAME_KINDS = ['ordinary', 'compound', 'claim', 'loan', 'rare'] as const;
export type DishNameKind = (typeof DISH_NAME_KINDS)[number];

const verdictSchema = v.picklist(['yes', 'maybe', 'no', 'unknown']);

const meatLabels = v.entriesFromList(MEATS, verdictSchema);

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

const placeFields = {
  contentId: v.pipe(v.string(), v.minLength(1)),
  title: v.pipe(v.string(), v.trim(), v.minLength(1)),
  firstmenu: v.string(),
  treatmenu: v.string(),
};

const labeledRestaurantSchema = v.strictObject({
  ...placeFields,
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
  ...placeFields,
  expected: v.picklist(['one', 'two', 'unknown']),
});

const daySchema = v.picklist(DAYS);

/** Opening hours as labeled by `packages/engine/src/hours`. */
const hoursRowSchema = v.strictObject({
  opentimefood: v.string(),
  restdatefood: v.string(),
  week: v.nullable(
    v.strictObject(v.entriesFromList(DAYS, v.array(v.strictTuple([v.string(), v.string()])))),
  ),
  lastOrder: v.nullable(v.union([v.string(), v.record(daySchema, v.string())])),
  unknown: v.union([v.boolean(), v.array(daySchema)]),
});

/** Text with the week that a human reads in it, in the format of the command line. */
export type HoursLabel = v.InferOutput<typeof hoursRowSchema>;
/** Dish with its content; packages/engine/eval/README.md defines the verdicts. */
export type DishRow = v.InferOutput<typeof dishRowSchema>;
/** Restaurant as in its source, with the verdicts that its menu and name allow. */
export type LabeledRestaurant = v.InferOutput<typeof labeledRestaurantSchema>;
/** Restaurant as in its source, with whether one can eat there alone. */
export type SoloRow = v.InferOutput<typeof soloRowSchema>;

/** Folder of the labeled sets. */
export const EVAL_DIR = new URL('../../packages/engine/eval/', import.meta.url);

/**
 * Content of a file of `packages/engine/eval`.
 *
 * @throws {v.ValiError} when it is malformed
 */
export function readSet<Content>(file: string, schema: v.GenericSchema<unknown, Content>): Content {
  return v.parse(schema, JSON.parse(readFileSync(new URL(file, EVAL_DIR), 'utf8')));
}

/**
 * Rows of a file of `packages/engine/eval`.
 *
 * @throws {v.ValiError} for a malformed row
 */
export const readRows = <Row>(file: string, schema: v.GenericSchema<unknown, Row>): Row[] =>
  readSet(file, v.array(schema));

/** Files of a half, one per round of labeling. */
const getFiles = (subject: 'dishes' | 'restaurants', set: SetName): string[] =>
  readdirSync(EVAL_DIR)
    .filter((file) => file.startsWith(`${subject}-${set}`))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** Labeled dishes of one half. */
export function getDishes(set: SetName): DishRow[] {
  const claims = set === 'tune' ? ['claims-tune.json'] : [];
  return [...getFiles('dishes', set), ...claims].flatMap((file) => readRows(file, dishRowSchema));
}

/** Labeled restaurants of one half. */
export const getRestaurants = (set: SetName): LabeledRestaurant[] =>
  getFiles('restaurants', set).flatMap((file) => readRows(file, labeledRestaurantSchema));

/** Restaurants of one half labeled for eating alone. */
export const getSoloRows = (set: SetName): SoloRow[] => readRows(`solo-${set}.json`, soloRowSchema);

/** Labeled opening hours of one half. */
export const getHours = (set: SetName): HoursLabel[] =>
  readRows(`hours-${set}.json`, hoursRowSchema);
