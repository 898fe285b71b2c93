import type { Recipe } from './types';

/** Minutes of preparation and cooking together; null unless both are known. */
export function getTotalMinutes({
  content,
  cookMinutes,
}: Pick<Recipe, 'content' | 'cookMinutes'>): number | null {
  if (content.kind !== 'structured') return null;
  return content.recipe.prepMinutes + (cookMinutes ?? content.recipe.cookMinutes);
}
