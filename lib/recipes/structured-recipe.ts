import * as v from 'valibot';
import { finiteNumberSchema, integerBetween } from '@kioot/base/validation';

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
