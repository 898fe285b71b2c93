import type { Locale } from '../locales';
import { getTagsByCount, type SearchableRecipe } from './filter';
import { toTagWord } from './tag-words';

export interface TagGroup {
  heading: string;
  /** The heading in English; absent in English. */
  englishHeading?: string;
  tags: string[];
  /** The tags as they are shown, in the same order; absent in English, where they are shown as they are. */
  words?: string[];
}

/** In the order shown; a tag belongs to the first group whose pattern fits the whole of it. */
const GROUPS: readonly (readonly [heading: string, pattern: RegExp])[] = [
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

/** Where a tag goes that an editor thought of later. */
const REST = 'More';

function getHeading(tag: string): string {
  const group = GROUPS.find(([, pattern]) => new RegExp(`^(?:${pattern.source})$`, 'i').test(tag));
  return group?.[0] ?? REST;
}

/** The tags of the recipes under headings, in each the commonest first, then by name; no group is empty. */
export function getTagGroups(
  recipes: readonly Pick<SearchableRecipe, 'tags'>[],
  locale: Locale = 'en',
): TagGroup[] {
  const tags = getTagsByCount(recipes);
  return [...GROUPS.map(([heading]) => heading), REST]
    .map((heading) => ({ heading, tags: tags.filter((tag) => getHeading(tag) === heading) }))
    .filter(({ tags: own }) => own.length > 0)
    .map(({ heading, tags: own }) => ({
      heading: toTagWord(heading, locale),
      tags: own,
      ...(locale === 'en'
        ? {}
        : { englishHeading: heading, words: own.map((tag) => toTagWord(tag, locale)) }),
    }));
}
