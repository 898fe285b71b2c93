import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { MEATS } from '@kioot/engine';
import { DAYS, type HoursLabel } from '@kioot/engine/hours';
import { ALLERGENS } from '@kioot/engine/needs';

/** The two halves of the labelled data: rules may be fitted to `tune`, `report` only measures them. */
export const SET_NAMES = ['tune', 'report'] as const;
export type SetName = (typeof SET_NAMES)[number];

/** What a name asks of the engine: a name of every day, several in one, a claim, a loan word, or what few boards have. */
export const KINDS = ['ordinary', 'compound', 'claim', 'loan', 'rare'] as const;
export type Kind = (typeof KINDS)[number];

const verdict = v.picklist(['yes', 'maybe', 'no', 'unknown']);

const meatLabels = {
  chicken: verdict,
  pork: verdict,
  beef: verdict,
  lamb: verdict,
  fish: verdict,
  seafood: verdict,
  duck: verdict,
};

const dishRow = v.strictObject({
  dish: v.pipe(v.string(), v.trim(), v.minLength(1)),
  kind: v.optional(v.picklist(KINDS)),
  expected: v.pipe(
    v.strictObject({
      ...meatLabels,
      egg: verdict,
      dairy: verdict,
      vegan: verdict,
      lactoOvo: verdict,
      mainMeats: v.array(v.picklist(MEATS)),
      either: v.optional(v.pipe(v.array(v.picklist(MEATS)), v.minLength(2))),
      allergens: v.optional(v.record(v.picklist(ALLERGENS), verdict)),
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

const restaurantRow = v.strictObject({
  contentId: v.pipe(v.string(), v.minLength(1)),
  title: v.pipe(v.string(), v.trim(), v.minLength(1)),
  firstmenu: v.string(),
  treatmenu: v.string(),
  expected: v.pipe(
    v.strictObject({ ...meatLabels, strictVegan: verdict, lactoOvo: verdict, halal: verdict }),
    v.check(
      ({ strictVegan, lactoOvo }) => strictVegan !== 'yes' || lactoOvo === 'yes',
      'vegan food suits a vegetarian',
    ),
    v.check(({ pork, halal }) => pork !== 'yes' || halal === 'no', 'a pork kitchen is not halal'),
  ),
});

const day = v.picklist(DAYS);

/** Opening hours as `packages/engine/src/hours` labels them. */
const hoursRow: v.GenericSchema<unknown, HoursLabel> = v.strictObject({
  opentimefood: v.string(),
  restdatefood: v.string(),
  week: v.nullable(
    v.strictObject(v.entriesFromList(DAYS, v.array(v.strictTuple([v.string(), v.string()])))),
  ),
  lastOrder: v.nullable(v.union([v.string(), v.record(day, v.string())])),
  unknown: v.union([v.boolean(), v.array(day)]),
});

/** One dish and what an eater would find in it; packages/engine/eval/README.md says what the verdicts mean. */
export type DishRow = v.InferOutput<typeof dishRow>;
/** One restaurant as its source writes it and what its menu and name let one say of it. */
export type RestaurantRow = v.InferOutput<typeof restaurantRow>;

function readSet(file: string): unknown {
  return JSON.parse(
    readFileSync(new URL(`../../packages/engine/eval/${file}`, import.meta.url), 'utf8'),
  );
}

/** The labels have been written down in more than one go: each round has a file of its own. */
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

/** Reads the labelled dishes of one half. Throws a ValiError when a row is malformed. */
export function getDishes(set: SetName): DishRow[] {
  return DISH_FILES[set].flatMap((file) => v.parse(v.array(dishRow), readSet(file)));
}

/** Reads the labelled names with claims and negations alone. Throws a ValiError when a row is malformed. */
export function getClaimDishes(): DishRow[] {
  return v.parse(v.array(dishRow), readSet('claims-tune.json'));
}

/** Reads the labelled restaurants of one half. Throws a ValiError when a row is malformed. */
export function getRestaurants(set: SetName): RestaurantRow[] {
  return RESTAURANT_FILES[set].flatMap((file) => v.parse(v.array(restaurantRow), readSet(file)));
}

/** Reads the labelled opening hours of one half. Throws a ValiError when a row is malformed. */
export function getHours(set: SetName): HoursLabel[] {
  return v.parse(v.array(hoursRow), readSet(`hours-${set}.json`));
}
