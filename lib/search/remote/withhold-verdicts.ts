import 'server-only';
import type { FilterBody, FilterRequest, PageRequest, PlaceCard } from '../contract/rec-contract';
import { toEnglishRestaurant, toEnglishTerms } from '../localization/localize-in-english';

/**
 * Removes the restrictions and the people beside the visitor: neither is for third parties (decision
 * 0080).
 */
export function withoutProfile({
  contentIdList,
  sentence: userPref,
  certainty,
}: FilterRequest): FilterBody {
  return { contentIdList, userPref, certainty };
}

/**
 * Fields that we add to rows of the backend. A verdict reveals its visitor by its key
 * (`checkedFor`), and by the dishes and terms it names.
 */
const WITHHELD_FIELDS = [
  ...(['chosenFor', 'match', 'hidden', 'dishes', 'dishPrices', 'dishForOne', 'party'] as const),
  ...(['hours', 'kind', 'price', 'words_eng', 'names'] as const),
];

/** The requested page with the fields of the backend alone. */
export function withoutVerdicts({ restaurants, page, pageSize }: PageRequest): PageRequest {
  const rows = restaurants.map((restaurant) => {
    const row = { ...restaurant };
    for (const field of WITHHELD_FIELDS) delete row[field];
    return row;
  });
  return { restaurants: rows, page, pageSize };
}

/** The row without verdicts on a party, which no backend is sent. */
export function withoutParty(restaurant: PlaceCard): PlaceCard {
  const row = { ...restaurant };
  delete row.party;
  return row;
}

/** Entries of a row that have a value. */
function withoutEmpty(row: PlaceCard): Partial<PlaceCard> {
  return Object.fromEntries(
    Object.entries(row).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  );
}

/** The row in English: by the backend, and by us where it left the menu or the hours in Korean. */
export async function toEnglishRow(row: PlaceCard): Promise<PlaceCard> {
  if (row.firstmenu_eng !== undefined) return { ...row, words_eng: await toEnglishTerms(row) };
  const { hours, ...english } = await toEnglishRestaurant(row);
  return { ...english, hours: row.hours ?? hours };
}

/**
 * The row of the list with the English of the backend. The texts of the list stay Korean, in case
 * the backend translates the fields themselves.
 */
const mergeRow = (requested: PlaceCard, translated: PlaceCard): Promise<PlaceCard> =>
  toEnglishRow({
    ...translated,
    ...withoutEmpty(requested),
    title_eng: translated.title_eng || requested.title_eng,
  });

/**
 * Rows of the page with the fields withheld from the backend. If the backend returned fewer rows
 * than requested, all requested rows in the list's order, in its English or ours: with missing cards
 * the number of results above them would be wrong.
 */
export function mergeVerdicts(
  { restaurants, page, pageSize }: PageRequest,
  translated: readonly PlaceCard[],
): Promise<PlaceCard[]> {
  const requested = restaurants.slice((page - 1) * pageSize, page * pageSize);
  const [rows, others] =
    translated.length < requested.length ? [requested, translated] : [translated, requested];
  const byId = new Map(others.map((restaurant) => [restaurant.contentId, restaurant]));
  return Promise.all(
    rows.map((row) => {
      const other = byId.get(row.contentId) ?? row;
      return rows === requested ? mergeRow(row, other) : mergeRow(other, row);
    }),
  );
}
