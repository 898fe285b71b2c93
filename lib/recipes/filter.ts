import type { RecipeSummary } from './types';

/** What the reader asked the list for; both come from the address, so both may be anything. */
export interface RecipeFilter {
  tag: string;
  query: string;
}

/** What a recipe is found by. */
export type SearchableRecipe = Pick<
  RecipeSummary,
  'slug' | 'title' | 'excerpt' | 'tags' | 'menuNames'
> &
  // Where they differ from the tags, and the title from the English one.
  Partial<Pick<RecipeSummary, 'tagWords' | 'englishTitle'>>;

/** The filter in `?tag=&q=`. */
export function parseFilter(search: string): RecipeFilter {
  const parameters = new URLSearchParams(search);
  return { tag: parameters.get('tag') ?? '', query: parameters.get('q') ?? '' };
}

/** The search part of the address for a filter: `?tag=vegan&q=stew`, or nothing. */
export function toSearch({ tag, query }: RecipeFilter): string {
  const parameters = new URLSearchParams();
  if (tag) parameters.set('tag', tag);
  if (query.trim()) parameters.set('q', query.trim());
  const search = parameters.toString();
  return search && `?${search}`;
}

/** Says whether a recipe has the tag and every word of the query in its title, excerpt, tags or Korean names, in English, too. */
export function matchesFilter(
  {
    title,
    englishTitle = '',
    excerpt,
    tags,
    tagWords = [],
    menuNames,
  }: Omit<SearchableRecipe, 'slug'>,
  { tag, query }: RecipeFilter,
): boolean {
  if (tag && !tags.includes(tag)) return false;
  const text = fold(
    [title, englishTitle, excerpt ?? '', ...tags, ...tagWords, ...menuNames].join(' '),
  );
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The tags of the recipes, the commonest first, then by name. */
export function getTagsByCount(recipes: readonly Pick<SearchableRecipe, 'tags'>[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of recipes.flatMap((recipe) => recipe.tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .sort(([tagA, countA], [tagB, countB]) => countB - countA || tagA.localeCompare(tagB, 'en'))
    .map(([tag]) => tag);
}

/** From a katakana letter to the hiragana one. */
const KATAKANA_TO_HIRAGANA = -0x60;

/**
 * Case, accents, hyphens and the two kinds of kana do not matter to a search; Hangul is letters, so that half a syllable
 * finds it too.
 */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + KATAKANA_TO_HIRAGANA))
    .replace(/-/g, ' ')
    .trim();
}
