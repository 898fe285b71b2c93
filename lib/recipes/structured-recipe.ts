import 'server-only';
import * as v from 'valibot';
import { finiteNumberSchema, integerBetween, type Schema } from '@kioot/base/validation';
import recipeLabels from '@/content/recipe-labels.json';
import type { ForeignLocale } from '../locales';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const minutes = integerBetween(0, 100_000);

/** Diets that a recipe may claim. */
const RECIPE_DIETS = ['vegan', 'vegetarian', 'gluten-free', 'halal-friendly'] as const;

const ingredientSchema = v.object({
  /** In `unit`; null for "to taste". */
  amount: v.optional(v.nullable(v.pipe(finiteNumberSchema, v.gtValue(0))), null),
  /** "g", "ml", or "" for pieces; any other unit is shown as written. */
  unit: v.optional(v.pipe(v.string(), v.trim()), ''),
  /** Same amount in household measures: "2 tbsp", "1 1/2 cups". */
  spoons: v.optional(text),
  name: text,
  ko: v.optional(text),
  note: v.optional(text),
});

/** Structured recipe in a post's `content` (docs/editors.md); unknown fields are ignored. */
export const structuredRecipeSchema = v.object({
  prepMinutes: minutes,
  cookMinutes: minutes,
  yield: v.optional(text),
  category: text,
  /** Dish names on Korean menus, the commonest first: link a recipe to places that serve it. */
  menuNames: v.optional(v.array(text), []),
  diet: v.optional(v.array(v.picklist(RECIPE_DIETS))),
  ingredients: v.pipe(
    v.array(
      v.object({
        group: v.optional(text),
        items: v.pipe(v.array(ingredientSchema), v.minLength(1)),
      }),
    ),
    v.minLength(1),
  ),
  steps: v.pipe(v.array(v.object({ text, minutes: v.optional(minutes) })), v.minLength(1)),
  tips: v.optional(v.array(text), []),
  substitutions: v.optional(v.array(text), []),
});

export type StructuredRecipe = v.InferOutput<typeof structuredRecipeSchema>;
export type RecipeIngredient = v.InferOutput<typeof ingredientSchema>;
export type RecipeDiet = (typeof RECIPE_DIETS)[number];

const translationTextSchema = v.object({
  yield: v.optional(text),
  category: text,
  ingredients: v.array(
    v.object({
      group: v.optional(text),
      items: v.array(
        v.object({
          name: text,
          note: v.optional(text),
          /** Counter of pieces: "個". */
          unit: v.optional(v.pipe(v.string(), v.trim())),
        }),
      ),
    }),
  ),
  steps: v.array(v.object({ text })),
  tips: v.optional(v.array(text), []),
  substitutions: v.optional(v.array(text), []),
});

type TranslationText = v.InferOutput<typeof translationTextSchema>;

/**
 * Schema of a translated `recipe` (docs/editors.md): texts only, in the order of the post. Amounts,
 * minutes, Korean names and diets are taken from the post, so that languages cannot differ.
 * Incomplete translations are invalid: a missing note may name an allergen.
 */
export function createTranslationSchema(
  recipe: StructuredRecipe,
  locale: ForeignLocale,
): Schema<StructuredRecipe> {
  const outline = toOutline(recipe);
  return v.pipe(
    translationTextSchema,
    v.check(
      (translation) => toOutline(translation) === outline,
      'Incomplete or reordered translation.',
    ),
    v.transform((translation) => ({
      ...recipe,
      ...translation,
      ingredients: recipe.ingredients.map(({ items }, group) => ({
        group: translation.ingredients[group]?.group,
        items: items.map((item, at) =>
          translateIngredient(item, translation.ingredients[group]?.items[at], locale),
        ),
      })),
      steps: recipe.steps.map((step, at) => ({ ...step, ...translation.steps[at] })),
    })),
  );
}

/** Counts of all parts and presence of optional texts, for comparison. */
function toOutline(recipe: TranslationText | StructuredRecipe): string {
  const { ingredients, steps, tips, substitutions } = recipe;
  return JSON.stringify([
    recipe.yield !== undefined,
    ingredients.map(({ group, items }) => [
      group !== undefined,
      items.map(({ note }) => note !== undefined),
    ]),
    [steps.length, tips.length, substitutions.length],
  ]);
}

function translateIngredient(
  item: RecipeIngredient,
  translation: TranslationText['ingredients'][number]['items'][number] | undefined,
  locale: ForeignLocale,
): RecipeIngredient {
  const isMetric = item.unit === 'g' || item.unit === 'ml';
  return {
    ...item,
    ...translation,
    unit: isMetric ? item.unit : translation?.unit || item.unit,
    spoons: item.spoons && translateMeasure(item.spoons, item.unit, locale),
  };
}

/** Measures of English posts: "2 tbsp", "1/2 tsp", "1 1/2 cups". */
const ENGLISH_MEASURE = /^((?:\d+ )?\d+\/\d+|\d+) (tsp|tbsp|cup)s?$/;

/** Cup size of the recipes. */
const ML_PER_CUP = 240;

/**
 * Translates the spoons of a post, and its cups, which differ by country, to milliliters; undefined for
 * cups of milliliters and for other measures.
 * @example translateMeasure('2 tbsp', 'g', 'ja') // '大さじ2'
 */
function translateMeasure(spoons: string, unit: string, locale: ForeignLocale): string | undefined {
  const [, count = '', measure] = ENGLISH_MEASURE.exec(spoons) ?? [];
  if (measure === 'tsp' || measure === 'tbsp') {
    return recipeLabels[locale][measure].replace('#', count);
  }
  return measure === 'cup' && unit !== 'ml' ? `${toNumber(count) * ML_PER_CUP} ml` : undefined;
}

/** "1 1/2" is 1.5. */
function toNumber(count: string): number {
  return count.split(' ').reduce((sum, part) => {
    const [upper = 0, lower = 1] = part.split('/').map(Number);
    return sum + upper / lower;
  }, 0);
}
