import type { RecipeSummary } from './types';

export interface Neighbours {
  /** The one published after it. */
  newer: RecipeSummary | null;
  /** The one published before it. */
  older: RecipeSummary | null;
}

/** The recipes beside this one in the list, which is newest first; none for a recipe that is not in it. */
export function getNeighbours(recipes: readonly RecipeSummary[], slug: string): Neighbours {
  const index = recipes.findIndex((recipe) => recipe.slug === slug);
  if (index === -1) return { newer: null, older: null };
  return { newer: recipes[index - 1] ?? null, older: recipes[index + 1] ?? null };
}
