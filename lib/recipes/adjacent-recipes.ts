import type { RecipeSummary } from './types';

export interface AdjacentRecipes {
  /** Published after it. */
  newer: RecipeSummary | null;
  /** Published before it. */
  older: RecipeSummary | null;
}

/** Next newer and older recipe in a list sorted newest first; both null for an unknown slug. */
export function getAdjacentRecipes(
  recipes: readonly RecipeSummary[],
  slug: string,
): AdjacentRecipes {
  const index = recipes.findIndex((recipe) => recipe.slug === slug);
  if (index === -1) return { newer: null, older: null };
  return { newer: recipes[index - 1] ?? null, older: recipes[index + 1] ?? null };
}
