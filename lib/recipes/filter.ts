import type { RecipeSummary } from './types';

/** Filter of the recipe list, from the query string; unvalidated. */
export interface RecipeFilter {
  tag: string;
  query: string;
}

/** Searchable fields of a recipe. */
export type SearchableRecipe = Pick<
  RecipeSummary,
  'slug' | 'title' | 'excerpt' | 'tags' | 'menuNames'
> &
  // Present when they differ from the tags and the English title.
  Partial<Pick<RecipeSummary, 'tagWords' | 'englishTitle'>>;

/** Parses `?tag=&q=`. */
export function parseFilter(search: string): RecipeFilter {
  const parameters = new URLSearchParams(search);
  return { tag: parameters.get('tag') ?? '', query: parameters.get('q') ?? '' };
}

/** Query string of a filter, such as `?tag=vegan&q=stew`; empty without one. */
export function toQueryString({ tag, query }: RecipeFilter): string {
  const parameters = new URLSearchParams();
  if (tag) parameters.set('tag', tag);
  if (query.trim()) parameters.set('q', query.trim());
  const search = parameters.toString();
  return search && `?${search}`;
}

/**
 * True when a recipe has the tag, and every word of the query occurs in its title, excerpt, tags or
 * Korean names; also in English.
 */
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
  const text = normalizeForSearch(
    [title, englishTitle, excerpt ?? '', ...tags, ...tagWords, ...menuNames].join(' '),
  );
  return normalizeForSearch(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Tags by descending count, then by name. */
export function getTagsByCount(recipes: readonly Pick<SearchableRecipe, 'tags'>[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of recipes.flatMap((recipe) => recipe.tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .sort(([tagA, countA], [tagB, countB]) => countB - countA || tagA.localeCompare(tagB, 'en'))
    .map(([tag]) => tag);
}

/** Code point offset from katakana to hiragana. */
const KATAKANA_TO_HIRAGANA = -0x60;

/**
 * Normalizes case, accents, hyphens and kana. NFKD decomposes Hangul: incomplete syllables match
 * while typing.
 */
function normalizeForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + KATAKANA_TO_HIRAGANA))
    .replace(/-/g, ' ')
    .trim();
}
