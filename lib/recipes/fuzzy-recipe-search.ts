import { toNamePhoneticKey } from '@kioot/engine/text';
import { searchByPhonetics, createPhoneticIndex } from '../phonetic-search';
import type { SearchableRecipe } from './filter';

/** Shorter keys occur in most names. */
const MIN_KEY_LENGTH = 2;

/**
 * Fuzzy search by sound over names and tags, for queries in Latin letters or Korean: each word, or
 * all joined. Loaded when no recipe matches exactly.
 * @returns slugs of matching recipes
 */
export function createFuzzyRecipeSearch(
  recipes: readonly SearchableRecipe[],
): (query: string) => string[] {
  const index = createPhoneticIndex(
    recipes.map(({ slug, title, englishTitle = '', tags, tagWords = [], menuNames }) =>
      [title, englishTitle, slug.replaceAll('-', ''), ...menuNames, ...tags, ...tagWords].join(' '),
    ),
  );
  return (query) =>
    toNamePhoneticKey(query).length < MIN_KEY_LENGTH
      ? []
      : searchByPhonetics(query, (matcher) => matcher(index, query)).flatMap(
          (at) => recipes[at]?.slug ?? [],
        );
}
