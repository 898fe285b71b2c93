import { atom } from 'jotai';
import type { Restaurant } from '../search/contract';
import { searchAtom, updateSessionAtom } from '../session/atoms';
import type { Search } from '../session/session';
import { updateLastResults, writeLastResults } from './last-results';
import { readRestaurantInfo, readResults, writeRestaurantInfo, writeResults } from './results';

interface Answer {
  searchId: string;
  /** The whole filtered list. */
  restaurants: readonly Restaurant[];
  /** The part of it that is shown, in English. */
  shown: readonly Restaurant[];
}

/** The answer of this tab; the browser's storage is its copy for a reload. */
const answerAtom = atom<Answer | null>(null);

/** The restaurants shown so far, or null when neither this tab nor the browser's storage has them. */
export const resultsAtom = atom((get): readonly Restaurant[] | null => {
  const search = get(searchAtom);
  if (!search) return null;
  const answer = get(answerAtom);
  return answer?.searchId === search.id ? answer.shown : readResults(search.id);
});

/** The list this search pages through, or null when it is gone. */
export const restaurantInfoAtom = atom((get): readonly Restaurant[] | null => {
  const search = get(searchAtom);
  if (!search) return null;
  const answer = get(answerAtom);
  return answer?.searchId === search.id ? answer.restaurants : readRestaurantInfo(search.id);
});

/** What a search brought. */
interface NewAnswer {
  search: Search;
  /** The whole list. */
  restaurants: readonly Restaurant[];
  firstPage: readonly Restaurant[];
  total: number;
  /** See `AnsweredSearch`. */
  checkedFor?: string | undefined;
  unknown?: number | undefined;
  found?: number | undefined;
}

/** Stores what was searched, the first page of its answer, the list that was cut from, and a copy for after this session. */
export const storeResultsAtom = atom(
  null,
  (_get, set, { search, restaurants, firstPage, total, checkedFor, unknown, found }: NewAnswer) => {
    const searchId = Math.random().toString(36).slice(2);
    set(answerAtom, { searchId, restaurants, shown: firstPage });
    writeRestaurantInfo(searchId, restaurants);
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
  (get, set, { page, restaurants }: { page: number; restaurants: readonly Restaurant[] }) => {
    const search = get(searchAtom);
    if (!search) return;
    const shown = [...(get(resultsAtom) ?? []), ...restaurants];
    set(answerAtom, {
      searchId: search.id,
      restaurants: get(restaurantInfoAtom) ?? [],
      shown,
    });
    writeResults(search.id, shown);
    updateLastResults(search.id, shown);
    set(updateSessionAtom, { search: { ...search, page } });
  },
);
