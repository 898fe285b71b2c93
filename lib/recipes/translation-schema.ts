import 'server-only';
import * as v from 'valibot';
import type { ForeignLocale } from '../locales';
import type { Schema } from '@kioot/base/validation';
import { translateMeasure } from './translate-measure';
import type { RecipeIngredient, StructuredRecipe } from './structured-recipe';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));

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
