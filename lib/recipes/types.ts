import type { Locale } from '../locales';
import type { RecipeContent } from './content';

/** Post in the list. */
export interface RecipeSummary {
  /** Language of title, excerpt and content: English without a translation. */
  language: Locale;
  title: string;
  /** English title, when `title` is a translation. */
  englishTitle?: string;
  slug: string;
  excerpt: string | null;
  /** Allowed image: on this site or on an allowed host. */
  thumbnailUrl: string | null;
  /** ISO 8601, UTC. */
  publishedAt: string;
  tags: readonly string[];
  /** Tags as shown, in the same order; English without a translation. */
  tagWords: readonly string[];
  /** Dish names on Korean menus, the commonest first; empty when the post has none. */
  menuNames: readonly string[];
  /** True for an empty post, which is listed last. */
  isComing: boolean;
  /** Minutes of preparation and cooking; null unless both are known. */
  totalMinutes: number | null;
}

/** Address, last change and language of a post; `isComing` of English ones alone, else false. */
export type RecipeAddress = Pick<
  Recipe,
  'language' | 'slug' | 'updatedAt' | 'thumbnailUrl' | 'isComing'
>;

/** Post on its own page. */
export interface Recipe extends RecipeSummary {
  /** ISO 8601, UTC. */
  updatedAt: string;
  servings: number | null;
  cookMinutes: number | null;
  content: RecipeContent;
}
