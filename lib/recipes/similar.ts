import MiniSearch from 'minisearch';
import { fold, type SearchableRecipe } from './filter';

/** Letters that sound alike, as visitors write Korean by ear: bulgoki, kimchee, bibimbop, dukbokki, 떡뽁이. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ch+|j+/g, 'j'],
  [/ck|[gkq]+/g, 'g'],
  [/[td]+/g, 'd'],
  [/[pb]+/g, 'b'],
  [/[rl]+/g, 'l'],
  [/sh?/g, 's'],
  [/ee|ie|ea|y$/g, 'i'],
  [/eo|eu|oo|ou|u/g, 'o'],
  [/ae|ai/g, 'e'],
  [/(.)\1+/g, '$1'],
];

/** As many wrong letters as may be in a word, of its length. */
const WRONG_SHARE = 0.25;

function toSoundKey(word: string): string {
  return SOUNDS.reduce((key, [pattern, sound]) => key.replace(pattern, sound), fold(word));
}

/**
 * A search for recipes whose names sound like what was written, in Latin letters or in Korean: every word, or all of
 * them run together. Loaded when nothing matches as written.
 * @returns the slugs that do, the likest first
 */
export function createSimilarSearch(
  recipes: readonly SearchableRecipe[],
): (query: string) => string[] {
  const index = new MiniSearch<{ id: string; names: string; tags: string }>({
    fields: ['names', 'tags'],
    processTerm: toSoundKey,
    searchOptions: { combineWith: 'AND', prefix: true, fuzzy: WRONG_SHARE, boost: { names: 2 } },
  });
  index.addAll(
    recipes.map(({ slug, title, englishTitle = '', tags, tagWords = [], menuNames }) => ({
      id: slug,
      names: [title, englishTitle, slug.replaceAll('-', ''), ...menuNames].join(' '),
      tags: [...tags, ...tagWords].join(' '),
    })),
  );
  const search = (query: string) => index.search(query).map(({ id }) => String(id));
  return (query) => {
    const found = search(query);
    return found.length > 0 ? found : search(query.replace(/[\s-]+/g, ''));
  };
}
