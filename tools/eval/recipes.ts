import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { getAllergenPresence, type Engine } from '@kioot/engine';
import { ALLERGENS, type Allergen } from '@kioot/engine/needs';
import { classifyAsMenu } from './classify-as-menu';
import type { SetName } from './labeled-sets';
import words from './recipe-words.json';
import { toRightShare, toWrongShare, type Share } from './shares';

/**
 * Home recipes (name, kind, method, ingredients), and dishes of school kitchens with the numbers
 * that the law makes them print. No part of the project: they measure it where they are there.
 */
const RECIPES = '.data/recipes/recipe-ingredients-2025.tsv';
const SCHOOL_DISHES = '.data/recipes/school-dish-allergens.csv';

/** Splits the dishes in halves: `tune` may be read, `report` is only measured. */
const SEED = 'kioot-2026-11';

/** Most vegan dishes in which one cook puts something of an animal. */
const MAX_CONTRADICTED_VEGAN = 0.05;
const SCHOOL_GOAL = 0.95;

/** Numbers of Korean labeling, in their order from 1. */
const PRINTED: readonly Allergen[] = [
  ...(['egg', 'milk', 'buckwheat', 'peanut', 'soy', 'wheat', 'mackerel', 'crab'] as const),
  ...(['shrimp', 'pork', 'peach', 'tomato', 'sulphites', 'walnut', 'chicken', 'beef'] as const),
  ...(['squid', 'shellfish', 'pine-nut'] as const),
];

const wordsFields = { words: v.string(), except: v.optional(v.string(), '^$') };
const wordsSchema = v.object({
  allergens: v.array(v.object({ code: v.picklist(ALLERGENS), goal: v.number(), ...wordsFields })),
  /** Further ingredients that are only counted. */
  others: v.array(v.object({ code: v.string(), ...wordsFields })),
  otherAnimals: v.string(),
});

interface CookedDish {
  name: string;
  codes: ReadonlySet<Allergen>;
  /** Ingredients of animals. */
  animals: readonly string[];
}

type Judged = CookedDish & { facts: ReturnType<typeof classifyAsMenu> };

const isOfHalf = (half: SetName, name: string): boolean =>
  ((createHash('sha256').update(`${SEED} ${name}`).digest()[0] ?? 0) % 2 === 0) ===
  (half === 'tune');

const readRows = (file: string, separator: string): string[][] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(separator))
    : [];

const { allergens, others, otherAnimals } = v.parse(wordsSchema, words);
const toMatcher = <Row extends { words: string; except: string }>(row: Row) => ({
  ...row,
  isIn: (ingredient: string) =>
    new RegExp(row.words, 'u').test(ingredient) && !new RegExp(row.except, 'u').test(ingredient),
});
const MATCHERS = allergens.map(toMatcher);
const COUNTED = [...MATCHERS, ...others.map(toMatcher)];
const NO_ANIMALS: ReadonlySet<Allergen> = new Set(['peanut', 'walnut', 'pine-nut', 'tomato']);

function toRecipe([name = '', , , list = '']: readonly string[]): CookedDish {
  const ingredients = list.split('|');
  const found = MATCHERS.flatMap(({ code, isIn }) =>
    ingredients.filter(isIn).map((ingredient) => ({ code, ingredient })),
  );
  return {
    name,
    codes: new Set(found.map(({ code }) => code)),
    animals: [
      ...found.filter(({ code }) => !NO_ANIMALS.has(code)).map(({ ingredient }) => ingredient),
      ...ingredients.filter((each) => new RegExp(otherAnimals, 'u').test(each)),
    ],
  };
}

/** Home recipes by name, each with the codes of its ingredients; none where they are not there. */
export const readCountedRecipes = (): { name: string; codes: readonly string[] }[] =>
  readRows(RECIPES, '\t').map(([name = '', , , list = '']) => ({
    name: name.replace(/\s/gu, ''),
    codes: COUNTED.filter(({ isIn }) => list.split('|').some(isIn)).map(({ code }) => code),
  }));

/** School dish with the numbers that every one of two schools and more prints. */
function toSchoolDish(row: readonly string[]): CookedDish[] {
  const [name = '', , , , schools = '', numbers = ''] = row;
  if (Number(schools) < 2) return [];
  const codes = numbers.split('.').flatMap((number) => PRINTED[Number(number) - 1] ?? []);
  return [{ name, codes: new Set(codes), animals: [] }];
}

/** Warned: contains, may contain, or a name that is not understood and asked about as a whole. */
const isWarned =
  (code: Allergen) =>
  ({ facts }: Judged): boolean =>
    ['yes', 'maybe'].includes(getAllergenPresence(facts, code)) || facts.vegan === 'unknown';

const denies = ({ facts, codes }: Judged): Allergen[] =>
  [...codes].filter((code) => getAllergenPresence(facts, code) === 'no');

const toContradictedShare = (what: string, dishes: readonly Judged[]): Share =>
  toWrongShare(
    what,
    dishes,
    (dish) => denies(dish).length > 0,
    (dish) => `${dish.name}: ${denies(dish).join(', ')}`,
    0,
  );

/** Shares of cooked dishes that are warned of, and of those whose name promises what is not so. */
export function measureRecipes(engine: Engine, half: SetName): Share[] {
  const judge = (dish: CookedDish): Judged => ({
    ...dish,
    facts: classifyAsMenu(engine, dish.name),
  });
  const recipes = readRows(RECIPES, '\t')
    .map(toRecipe)
    .filter(({ name }) => isOfHalf(half, name))
    .map(judge);
  const schoolDishes = readRows(SCHOOL_DISHES, ',')
    .flatMap(toSchoolDish)
    .filter(({ name }) => isOfHalf(half, name))
    .map(judge);
  if (recipes.length + schoolDishes.length === 0) return [];
  const printed = schoolDishes.flatMap((dish) => [...dish.codes].map((code) => ({ dish, code })));
  const shares = [
    ...MATCHERS.map(({ code, goal }) =>
      toRightShare(
        `recipes: ${code} in it, warned of`,
        recipes.filter(({ codes }) => codes.has(code)),
        isWarned(code),
        ({ name }) => name,
        goal,
      ),
    ),
    toContradictedShare('recipes: a no that an ingredient contradicts', recipes),
    toWrongShare(
      'recipes: vegan, one cook adds an animal',
      recipes.filter(({ facts }) => facts.vegan === 'yes'),
      ({ animals }) => animals.length > 0,
      ({ name, animals }) => `${name}: ${animals.join(', ')}`,
      MAX_CONTRADICTED_VEGAN,
    ),
    toRightShare(
      'school dishes: printed by all, warned of',
      printed,
      ({ dish, code }) => isWarned(code)(dish),
      ({ dish, code }) => `${dish.name}: ${code}`,
      SCHOOL_GOAL,
    ),
    toContradictedShare('school dishes: a no that all contradict', schoolDishes),
  ];
  // Nobody reads the half that is only measured.
  return half === 'tune' ? shares : shares.map((share) => ({ ...share, mistakes: [] }));
}
