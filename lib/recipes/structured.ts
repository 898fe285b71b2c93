import { z } from 'zod';
import { hasLength } from '../has-length';

const text = z.string().trim().check(hasLength(1));
const minutes = z.number().int().min(0).max(100_000);

/** Diets a recipe may claim; the page and the structured data name them. */
const RECIPE_DIETS = ['vegan', 'vegetarian', 'gluten-free', 'halal-friendly'] as const;

const ingredientSchema = z.object({
  /** Of `unit`; null for "as much as you like". */
  amount: z.number().positive().nullable().default(null),
  /** "g", "ml", or "" for pieces; any other word is shown as it is. */
  unit: z.string().trim().default(''),
  /** The same amount in cups and spoons: "2 tbsp", "1 1/2 cups". */
  spoons: text.optional(),
  name: text,
  ko: text.optional(),
  note: text.optional(),
});

/** The structured recipe inside a post's `content` (docs/editors.md): unknown fields are ignored. */
export const structuredRecipeSchema = z.object({
  prepMinutes: minutes,
  cookMinutes: minutes,
  yield: text.optional(),
  category: text,
  /** How Korean menus write the dish, the commonest first: ties a recipe to the places that serve it. */
  menuNames: z.array(text).default([]),
  diet: z.array(z.enum(RECIPE_DIETS)).optional(),
  ingredients: z
    .array(
      z.object({ group: text.optional(), items: z.array(ingredientSchema).check(hasLength(1)) }),
    )
    .check(hasLength(1)),
  steps: z.array(z.object({ text, minutes: minutes.optional() })).check(hasLength(1)),
  tips: z.array(text).default([]),
  substitutions: z.array(text).default([]),
});

export type StructuredRecipe = z.infer<typeof structuredRecipeSchema>;
export type Ingredient = z.infer<typeof ingredientSchema>;
export type RecipeDiet = (typeof RECIPE_DIETS)[number];
