import { atom } from 'jotai';
import * as v from 'valibot';
import { parseOrNull } from '@kioot/base/validation';
import { readStored, removeStored, writeStored } from '../browser-storage';
import { placeCardListSchema, type PlaceCard } from '../search/contract/rec-contract';
import { searchAtom, updateSessionAtom } from '../session/session-atoms';
import { STORAGE_KEYS, getOriginArea, type CompletedSearch, type Search } from '../session/session';
import { MAX_LAST_RESULTS, type LastResults } from '../store/last-results';

type Rows = readonly PlaceCard[];

const tabListSchema = v.object({ searchId: v.string(), restaurants: placeCardListSchema });

/** Stores a list for a reload of this tab, tagged with its search. */
function writeTabList(key: string, searchId: string, restaurants: Rows): void {
  if (!writeStored('sessionStorage', key, { searchId, restaurants })) {
    removeStored('sessionStorage', key);
  }
}

function readTabList(key: string, searchId: string): PlaceCard[] | null {
  const stored = parseOrNull(tabListSchema, readStored('sessionStorage', key));
  return stored?.searchId === searchId ? stored.restaurants : null;
}

/** Shown restaurants of this search; null when missing, unreadable or of another search. */
export const readResults = (searchId: string) => readTabList(STORAGE_KEYS.results, searchId);

/**
 * Stores the whole list in local storage and a copy for
 * this tab, because another tab's search overwrites the first.
 */
function writeFilteredList(searchId: string, restaurants: Rows): void {
  writeTabList(STORAGE_KEYS.tabFilteredList, searchId, restaurants);
  if (writeStored('localStorage', STORAGE_KEYS.filteredList, restaurants)) {
    writeStored('localStorage', STORAGE_KEYS.filteredListOwner, searchId);
  } else {
    removeStored('localStorage', STORAGE_KEYS.filteredListOwner);
  }
}

/** Whole list of this search; null when missing or unreadable. */
export function readFilteredList(searchId: string): PlaceCard[] | null {
  return readStored('localStorage', STORAGE_KEYS.filteredListOwner) === searchId
    ? parseOrNull(placeCardListSchema, readStored('localStorage', STORAGE_KEYS.filteredList))
    : readTabList(STORAGE_KEYS.tabFilteredList, searchId);
}

/**
 * Stores a list that outlives the session. Without room the older list is removed as well, because
 * it would be mistaken for this one.
 */
function writeLastResults(last: Pick<LastResults, 'restaurants'>): void {
  const list = { ...last, restaurants: last.restaurants.slice(0, MAX_LAST_RESULTS) };
  if (!writeStored('localStorage', STORAGE_KEYS.lastResults, list))
    removeStored('localStorage', STORAGE_KEYS.lastResults);
}

/** Stores what is shown by now, if the stored list belongs to this search. */
function updateLastResults(searchId: string, restaurants: Rows): void {
  const stored = readStored('localStorage', STORAGE_KEYS.lastResults);
  if (typeof stored !== 'object' || stored === null) return;
  if ('searchId' in stored && stored.searchId === searchId)
    writeLastResults({ ...stored, restaurants });
}

interface CurrentResults {
  searchId: string;
  /** Whole filtered list. */
  restaurants: Rows;
  /** Pages shown so far, translated. */
  shown: Rows;
}

/** Results of this tab; storage holds the copy for a reload. */
const currentResultsAtom = atom<CurrentResults | null>(null);

const createListAtom = (field: 'restaurants' | 'shown', read: (searchId: string) => Rows | null) =>
  atom((get) => {
    const search = get(searchAtom);
    if (!search) return null;
    const current = get(currentResultsAtom);
    return current?.searchId === search.id ? current[field] : read(search.id);
  });

/** Restaurants shown so far; null when neither this tab nor storage has them. */
export const resultsAtom = createListAtom('shown', readResults);

/** Whole list to page through; null when neither this tab nor storage has it. */
export const filteredListAtom = createListAtom('restaurants', readFilteredList);

interface NewResults extends Omit<CompletedSearch, 'id' | 'page' | keyof Search> {
  search: Search;
  /** Whole filtered list. */
  restaurants: Rows;
  firstPage: Rows;
}

/** Stores a search, its list, its first page, and of a list with rows a copy that outlives the session. */
export const storeResultsAtom = atom(
  null,
  (
    _get,
    set,
    { search, restaurants, firstPage, total, checkedFor, unknown, found }: NewResults,
  ) => {
    const searchId = Math.random().toString(36).slice(2);
    set(currentResultsAtom, { searchId, restaurants, shown: firstPage });
    writeFilteredList(searchId, restaurants);
    writeTabList(STORAGE_KEYS.results, searchId, firstPage);
    const { origin, radius, need, profile, others } = search;
    const last: LastResults = {
      ...{ searchId, area: getOriginArea(origin), radius, need, profile, others },
      ...{ total, restaurants: firstPage, foundAt: Date.now() },
    };
    if (firstPage.length > 0) writeLastResults(last);
    set(updateSessionAtom, {
      search: { ...search, total, checkedFor, unknown, found, id: searchId, page: 1 },
    });
  },
);

/** Appends the next page to what is shown. */
export const appendResultsAtom = atom(
  null,
  (get, set, { page, restaurants }: { page: number; restaurants: Rows }) => {
    const search = get(searchAtom);
    if (!search) return;
    const { id: searchId } = search;
    const shown = [...(get(resultsAtom) ?? []), ...restaurants];
    set(currentResultsAtom, { searchId, restaurants: get(filteredListAtom) ?? [], shown });
    writeTabList(STORAGE_KEYS.results, searchId, shown);
    updateLastResults(searchId, shown);
    set(updateSessionAtom, { search: { ...search, page } });
  },
);
