import 'server-only';
import type { FilterRequest, PageRequest, Restaurant } from '../contract/rec-contract';
import { toEnglishTerms } from '../localization/localize-in-english';

/** Removes the restrictions: allergies are not for third parties (decision 0080). */
export function withoutProfile({
  contentIdList,
  userPref,
  certainty,
}: FilterRequest): FilterRequest {
  return { contentIdList, userPref, certainty };
}

/**
 * A verdict reveals its visitor by its key (`checkedFor`), and by the dishes and terms it names.
 */
const VERDICT_FIELDS = ['match', 'hidden', 'words_eng', 'names'] as const;

/** The requested page without the verdicts of its rows. */
export function withoutVerdicts({ restaurantInfo, page, pageSize }: PageRequest): PageRequest {
  const rows = restaurantInfo.map((restaurant) => {
    const row = { ...restaurant };
    for (const field of VERDICT_FIELDS) delete row[field];
    return row;
  });
  return { restaurantInfo: rows, page, pageSize };
}

/** The row of the backend with the verdict withheld from it, in English. */
async function withVerdict(translated: Restaurant, requested: Restaurant): Promise<Restaurant> {
  const { match, hidden } = requested;
  if (!match && !hidden) return translated;
  return { ...translated, match, hidden, words_eng: await toEnglishTerms(requested) };
}

/**
 * Rows of the page with the verdicts of the list. If the backend returned fewer rows than
 * requested, all requested rows in the list's order, translated or as they are: with missing cards
 * the number of results above them would be wrong.
 */
export function mergeVerdicts(
  { restaurantInfo, page, pageSize }: PageRequest,
  translated: readonly Restaurant[],
): Promise<Restaurant[]> {
  const requested = restaurantInfo.slice((page - 1) * pageSize, page * pageSize);
  const isShort = translated.length < requested.length;
  const [rows, others] = isShort ? [requested, translated] : [translated, requested];
  const byId = new Map(others.map((restaurant) => [restaurant.contentId, restaurant]));
  return Promise.all(
    rows.map((row) => {
      const other = byId.get(row.contentId);
      if (!other) return row;
      return isShort ? withVerdict(other, row) : withVerdict(row, other);
    }),
  );
}
