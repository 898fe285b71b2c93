import type { Locale } from '../locales';
import type { RecipeContent } from './content';

/** A post as the list shows it. */
export interface RecipeSummary {
  /** Of title, excerpt and content: English where there is no translation. */
  language: Locale;
  title: string;
  /** The title of the post itself, where `title` is a translation. */
  englishTitle?: string;
  slug: string;
  excerpt: string | null;
  /** A picture that may be shown: on this site or on an allowed host. */
  thumbnailUrl: string | null;
  /** ISO 8601, UTC. */
  publishedAt: string;
  tags: readonly string[];
  /** The tags as they are shown, in the same order; as they are, where nobody translated them. */
  tagWords: readonly string[];
  /** How Korean menus write the dish, the commonest first; empty where the post does not say it. */
  menuNames: readonly string[];
  /** True while there is nothing to read yet: the list puts it last. */
  isComing: boolean;
}

/** Where a post is, when it last changed, and whether it is translated. */
export type RecipeAddress = Pick<Recipe, 'language' | 'slug' | 'updatedAt' | 'thumbnailUrl'>;

/** A post as its own page shows it. */
export interface Recipe extends RecipeSummary {
  /** ISO 8601, UTC. */
  updatedAt: string;
  servings: number | null;
  cookMinutes: number | null;
  content: RecipeContent;
}
