import 'server-only';
import tagPatterns from '@/content/tag-groups.json';
import tagLabels from '@/content/tag-labels.json';
import type { ForeignLocale, Locale } from '../locales';
import { getTagsByCount, type SearchableRecipe } from './filter';

/** Translations of tags, their headings and diets, which are English in posts and addresses. */
const LABELS: Readonly<Record<string, Readonly<Record<ForeignLocale, string>> | undefined>> =
  tagLabels;

/** Translated tag or heading; unchanged without a translation. */
export function toTagLabel(tag: string, locale: Locale): string {
  return locale === 'en' ? tag : (LABELS[tag]?.[locale] ?? tag);
}

export interface TagGroup {
  heading: string;
  /** English heading; absent in English. */
  englishHeading?: string;
  tags: string[];
  /** Translated tags, in the same order; absent in English. */
  labels?: string[];
}

/** Heading of unmatched tags. */
const OTHER_HEADING = 'More';

/** Groups in display order; a tag belongs to the first one whose pattern matches it entirely. */
const TAG_GROUPS = Object.entries(tagPatterns).map(
  ([heading, pattern]) => [heading, new RegExp(`^(?:${pattern})$`, 'i')] as const,
);

const getHeading = (tag: string): string =>
  TAG_GROUPS.find(([, pattern]) => pattern.test(tag))?.[0] ?? OTHER_HEADING;

/** Tags of recipes by group, each sorted by count, then by name. Empty groups are omitted. */
export function getTagGroups(
  recipes: readonly Pick<SearchableRecipe, 'tags'>[],
  locale: Locale = 'en',
): TagGroup[] {
  const tags = getTagsByCount(recipes);
  return [...TAG_GROUPS.map(([heading]) => heading), OTHER_HEADING]
    .map((heading) => ({ heading, tags: tags.filter((tag) => getHeading(tag) === heading) }))
    .filter(({ tags: groupTags }) => groupTags.length > 0)
    .map(({ heading, tags: groupTags }) => ({
      heading: toTagLabel(heading, locale),
      tags: groupTags,
      ...(locale === 'en'
        ? {}
        : { englishHeading: heading, labels: groupTags.map((tag) => toTagLabel(tag, locale)) }),
    }));
}
