import 'server-only';
import { matchPreference, type Preference } from '@kioot/engine';
import type { PersonNeeds } from '@kioot/engine/needs';
import type { Place } from '@kioot/places/place';
import type { FilterBody, FilterRequest, PageRequest, PlaceCard } from '../contract/rec-contract';
import { toEnglishRestaurant, toEnglishTerms } from '../localization/localize-cards';
import { oncePer } from '../../once';
import { toProfileKey } from '../../needs/need';
import { getDiet } from '../classification/place-facts';
import { DIET_GROUPS } from '../contract/diet-groups';
import { createCardMapper } from '../service/card-mapper';

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

/**
 * Rows by restaurant of a response: responses are cached, so that a menu is classified once for all
 * visitors.
 */
const toRow = oncePer((restaurant: PlaceCard): Place => ({
  ...{ contentId: restaurant.contentId, title: restaurant.title, source: '' },
  title_eng: restaurant.title_eng ?? '',
  firstmenu: restaurant.firstmenu ?? '',
  treatmenu: restaurant.treatmenu ?? '',
  opentimefood: restaurant.opentimefood ?? '',
  restdatefood: restaurant.restdatefood ?? '',
  addr1: restaurant.addr1 ?? '',
  mapx: restaurant.mapx ?? null,
  mapy: restaurant.mapy ?? null,
  tel: restaurant.tel ?? '',
  ...{ lclsSystm3: '', modifiedtime: '', vanishedOn: '' },
}));

/** Wishes of a preference as codes of the wire; none for a visitor who eats anything. */
function toWishes(need: Preference): readonly string[] {
  if (need.kind === 'any') return [];
  return need.kind === 'meats' ? need.meats : [DIET_GROUPS[need.kind]];
}

let mapper: ReturnType<typeof createCardMapper> | undefined;

/**
 * Creates the reader of rows of a tourism backend: adds hours, and what our engine reads in the menu
 * for this visitor (`match`, `hidden`), which is no verdict on the choice of the backend
 * (`chosenFor`, decision 0232). A row without a dish that we can read gets no verdict, whatever its
 * name says. A verdict of our own engine for the same visitor stays: its backend is an instance of
 * ours.
 */
export function createRowReader({ need, profile }: PersonNeeds): (row: PlaceCard) => PlaceCard {
  mapper ??= createCardMapper();
  const toRestaurant = mapper.createRowMapper({ need, profile });
  const checkedFor = toProfileKey(need, profile);
  const chosenFor = toWishes(need);
  return (row) => {
    const restaurant = withoutParty(row);
    if (restaurant.match && restaurant.match.checkedFor === checkedFor) return restaurant;
    const known = toRow(row);
    const diet = getDiet(known);
    const own = toRestaurant({ row: known, diet, match: matchPreference(diet, need, profile) });
    const isRead = diet.dishes.length > 0;
    return {
      ...restaurant,
      chosenFor,
      hours: restaurant.hours ?? own.hours,
      kind: restaurant.kind ?? own.kind,
      price: restaurant.price ?? own.price,
      dishForOne: own.dishForOne,
      dishes: isRead ? own.dishes : undefined,
      dishPrices: isRead ? own.dishPrices : undefined,
      match: isRead ? own.match : undefined,
      hidden: isRead ? own.hidden : undefined,
    };
  };
}
