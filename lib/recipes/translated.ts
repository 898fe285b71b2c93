import 'server-only';
import { z } from 'zod';
import { hasLength } from '../has-length';
import type { ForeignLocale } from '../locales';
import { translateMeasure } from './measures';
import type { Ingredient, StructuredRecipe } from './structured';

const text = z.string().trim().check(hasLength(1));

const wordsSchema = z.object({
  yield: text.optional(),
  category: text,
  ingredients: z.array(
    z.object({
      group: text.optional(),
      items: z.array(
        z.object({
          name: text,
          note: text.optional(),
          /** What pieces are counted in: "個". */
          unit: z.string().trim().optional(),
        }),
      ),
    }),
  ),
  steps: z.array(z.object({ text })),
  tips: z.array(text).default([]),
  substitutions: z.array(text).default([]),
});

type Words = z.infer<typeof wordsSchema>;

/**
 * The `recipe` of a translation (docs/editors.md): words alone, in the order of the post's. Amounts, minutes, Korean names
 * and diets stay the post's, so that no two languages differ in them. What leaves something out does not fit: a
 * missing note may be the one that names an allergen.
 */
export function createTranslatedSchema(
  recipe: StructuredRecipe,
  locale: ForeignLocale,
): z.ZodType<StructuredRecipe> {
  const outline = toOutline(recipe);
  return wordsSchema
    .refine(
      (words) => toOutline(words) === outline,
      'Not everything that the post says, in its order.',
    )
    .transform((words) => ({
      ...recipe,
      ...words,
      ingredients: recipe.ingredients.map(({ items }, group) => ({
        group: words.ingredients[group]?.group,
        items: items.map((item, at) =>
          translateIngredient(item, words.ingredients[group]?.items[at], locale),
        ),
      })),
      steps: recipe.steps.map((step, at) => ({ ...step, ...words.steps[at] })),
    }));
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
