import * as v from 'valibot';
import { finiteNumberSchema, integerBetween } from '../validation';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const minutes = integerBetween(0, 100_000);

/** Diets a recipe may claim; the page and the structured data name them. */
const RECIPE_DIETS = ['vegan', 'vegetarian', 'gluten-free', 'halal-friendly'] as const;

const ingredientSchema = v.object({
  /** Of `unit`; null for "as much as you like". */
  amount: v.optional(v.nullable(v.pipe(finiteNumberSchema, v.gtValue(0))), null),
  /** "g", "ml", or "" for pieces; any other word is shown as it is. */
  unit: v.optional(v.pipe(v.string(), v.trim()), ''),
  /** The same amount in cups and spoons: "2 tbsp", "1 1/2 cups". */
  spoons: v.optional(text),
  name: text,
  ko: v.optional(text),
  note: v.optional(text),
});

/** The structured recipe inside a post's `content` (docs/editors.md): unknown fields are ignored. */
export const structuredRecipeSchema = v.object({
  prepMinutes: minutes,
  cookMinutes: minutes,
  yield: v.optional(text),
  category: text,
  /** How Korean menus write the dish, the commonest first: ties a recipe to the places that serve it. */
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
export type Ingredient = v.InferOutput<typeof ingredientSchema>;
export type RecipeDiet = (typeof RECIPE_DIETS)[number];
