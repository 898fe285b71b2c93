import { atom } from 'jotai';
import type { PlaceCard } from '../search/contract/rec-contract';
import { searchAtom, updateSessionAtom } from '../session/session-atoms';
import type { Search } from '../session/session';
import {
  readFilteredList,
  readResults,
  updateLastResults,
  writeLastResults,
  writeFilteredList,
  writeResults,
} from './results';

interface CurrentResults {
  searchId: string;
  /** Whole filtered list. */
  restaurants: readonly PlaceCard[];
  /** Pages shown so far, translated. */
  shown: readonly PlaceCard[];
}

/** Results of this tab; storage holds the copy for a reload. */
const currentResultsAtom = atom<CurrentResults | null>(null);

/** Restaurants shown so far; null when neither this tab nor storage has them. */
export const resultsAtom = atom((get): readonly PlaceCard[] | null => {
  const search = get(searchAtom);
  if (!search) return null;
  const current = get(currentResultsAtom);
  return current?.searchId === search.id ? current.shown : readResults(search.id);
});

/** Whole list to page through; null when neither this tab nor storage has it. */
export const filteredListAtom = atom((get): readonly PlaceCard[] | null => {
  const search = get(searchAtom);
  if (!search) return null;
  const current = get(currentResultsAtom);
  return current?.searchId === search.id ? current.restaurants : readFilteredList(search.id);
});

interface NewResults {
  search: Search;
  /** Whole filtered list. */
  restaurants: readonly PlaceCard[];
  firstPage: readonly PlaceCard[];
  total: number;
  /** See `CompletedSearch`. */
  checkedFor?: string | undefined;
  unknown?: number | undefined;
  found?: number | undefined;
}

/** Stores a search, its list, its first page, and a copy that outlives the session. */
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
    writeResults(searchId, firstPage);
    writeLastResults({ searchId, search, total, restaurants: firstPage, foundAt: Date.now() });
    set(updateSessionAtom, {
      search: { ...search, total, checkedFor, unknown, found, id: searchId, page: 1 },
    });
  },
);

/** Appends the next page to what is shown. */
export const appendResultsAtom = atom(
  null,
  (get, set, { page, restaurants }: { page: number; restaurants: readonly PlaceCard[] }) => {
    const search = get(searchAtom);
    if (!search) return;
    const shown = [...(get(resultsAtom) ?? []), ...restaurants];
    set(currentResultsAtom, {
      searchId: search.id,
      restaurants: get(filteredListAtom) ?? [],
      shown,
    });
    writeResults(search.id, shown);
    updateLastResults(search.id, shown);
    set(updateSessionAtom, { search: { ...search, page } });
  },
);
