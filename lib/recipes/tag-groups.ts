import type { Locale } from '../locales';
import { getTagsByCount, type SearchableRecipe } from './filter';
import { toTagLabel } from './tag-labels';

export interface TagGroup {
  heading: string;
  /** English heading; absent in English. */
  englishHeading?: string;
  tags: string[];
  /** Translated tags, in the same order; absent in English. */
  labels?: string[];
}

/** In display order; a tag belongs to the first group whose pattern matches it entirely. */
const TAG_PATTERNS: readonly (readonly [heading: string, pattern: RegExp])[] = [
  ['Diet', /vegan|vegetarian|pescatarian|halal(-friendly)?|kosher|no-.+|.+-free|without-.+/],
  [
    'Made with',
    /beef|pork|chicken|duck|lamb|seafood|fish|shellfish|eggs?|tofu|kimchi|mushrooms?|vegetables?|beans?|cheese|.*potato(es)?/,
  ],
  [
    'Kind of dish',
    /stews?|soups?|noodles?|rice|porridges?|pancakes?|dumplings?|salads?|kimchis?|grill(ed)?|hot-?pots?|street-food|snacks?|desserts?|drinks?|breads?|sauces?|.+-dish(es)?/,
  ],
  ['Taste', /spicy|mild|sweet|sour|salty|savou?ry|not-spicy/],
  [
    'For when',
    /quick|easy|comfort|party|picnic|holidays?|lunchbox|breakfast|lunch|dinner|spring|summer|autumn|fall|winter|chuseok|seollal/,
  ],
  ['Learn', /basics?|guides?|shopping|technique|pantry/],
];

/** Heading of unmatched tags. */
const OTHER_HEADING = 'More';

function getHeading(tag: string): string {
  const group = TAG_PATTERNS.find(([, pattern]) =>
    new RegExp(`^(?:${pattern.source})$`, 'i').test(tag),
  );
  return group?.[0] ?? OTHER_HEADING;
}

/** Tags of recipes by group, each sorted by count, then by name. Empty groups are omitted. */
export function getTagGroups(
  recipes: readonly Pick<SearchableRecipe, 'tags'>[],
  locale: Locale = 'en',
): TagGroup[] {
  const tags = getTagsByCount(recipes);
  return [...TAG_PATTERNS.map(([heading]) => heading), OTHER_HEADING]
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
