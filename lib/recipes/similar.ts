import { toSpokenKey } from '@kioot/engine/text';
import { findBySound, toSoundIndex } from '../sound-search';
import type { SearchableRecipe } from './filter';

/** A shorter key is part of most names. */
const MIN_KEY_LENGTH = 2;

/**
 * Recipes whose names or tags sound like a query in Latin letters or in Korean: every word, or all of them run together.
 * Loaded when nothing matches as written.
 * @returns their slugs
 */
export function createSimilarSearch(
  recipes: readonly SearchableRecipe[],
): (query: string) => string[] {
  const index = toSoundIndex(
    recipes.map(({ slug, title, englishTitle = '', tags, tagWords = [], menuNames }) =>
      [title, englishTitle, slug.replaceAll('-', ''), ...menuNames, ...tags, ...tagWords].join(' '),
    ),
  );
  return (query) =>
    toSpokenKey(query).length < MIN_KEY_LENGTH
      ? []
      : findBySound(query, (matcher) => matcher(index, query)).flatMap(
          (at) => recipes[at]?.slug ?? [],
        );
}
