import 'server-only';
import * as v from 'valibot';
import type { ForeignLocale } from '../locales';
import type { Schema } from '../validation';
import { translateMeasure } from './measures';
import type { Ingredient, StructuredRecipe } from './structured';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));

const wordsSchema = v.object({
  yield: v.optional(text),
  category: text,
  ingredients: v.array(
    v.object({
      group: v.optional(text),
      items: v.array(
        v.object({
          name: text,
          note: v.optional(text),
          /** What pieces are counted in: "個". */
          unit: v.optional(v.pipe(v.string(), v.trim())),
        }),
      ),
    }),
  ),
  steps: v.array(v.object({ text })),
  tips: v.optional(v.array(text), []),
  substitutions: v.optional(v.array(text), []),
});

type Words = v.InferOutput<typeof wordsSchema>;

/**
 * The `recipe` of a translation (docs/editors.md): words alone, in the order of the post's. Amounts, minutes, Korean names
 * and diets stay the post's, so that no two languages differ in them. What leaves something out does not fit: a
 * missing note may be the one that names an allergen.
 */
export function createTranslatedSchema(
  recipe: StructuredRecipe,
  locale: ForeignLocale,
): Schema<StructuredRecipe> {
  const outline = toOutline(recipe);
  return v.pipe(
    wordsSchema,
    v.check(
      (words) => toOutline(words) === outline,
      'Not everything that the post says, in its order.',
    ),
    v.transform((words) => ({
      ...recipe,
      ...words,
      ingredients: recipe.ingredients.map(({ items }, group) => ({
        group: words.ingredients[group]?.group,
        items: items.map((item, at) =>
          translateIngredient(item, words.ingredients[group]?.items[at], locale),
        ),
      })),
      steps: recipe.steps.map((step, at) => ({ ...step, ...words.steps[at] })),
    })),
  );
}

/** How many there are of everything, and what is said of each. */
function toOutline(recipe: Words | StructuredRecipe): string {
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
  item: Ingredient,
  words: Words['ingredients'][number]['items'][number] | undefined,
  locale: ForeignLocale,
): Ingredient {
  const isMetric = item.unit === 'g' || item.unit === 'ml';
  return {
    ...item,
    ...words,
    unit: isMetric ? item.unit : words?.unit || item.unit,
    spoons: item.spoons && translateMeasure(item.spoons, item.unit, locale),
  };
}
