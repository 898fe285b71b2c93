import { atom } from 'jotai';
import type { Restaurant } from '../search/contract';
import { searchAtom, sessionAtom, updateSessionAtom } from '../session/atoms';
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

/** Stores the first page of an answer, the whole list it was cut from, and a copy for after this session. */
export const storeResultsAtom = atom(
  null,
  (
    get,
    set,
    answer: { restaurants: readonly Restaurant[]; firstPage: readonly Restaurant[]; total: number },
  ) => {
    const searchId = Math.random().toString(36).slice(2);
    set(answerAtom, { searchId, restaurants: answer.restaurants, shown: answer.firstPage });
    writeRestaurantInfo(searchId, answer.restaurants);
    writeResults(searchId, answer.firstPage);
    const { location, radius, userPref } = get(sessionAtom);
    const { firstPage, total } = answer;
    if (location && radius) {
      const choices = { location, radius, userPref };
      writeLastResults({
        ...choices,
        ...{ searchId, total, restaurants: firstPage, foundAt: Date.now() },
      });
    }
    set(updateSessionAtom, { search: { id: searchId, total, page: 1 } });
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
