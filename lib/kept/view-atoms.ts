import { atom } from 'jotai';
import type { Point } from '@kioot/engine/geo';
import { getPageLocale } from '../locales';
import type { Restaurant } from '../search/contract';
import { isInLanguage } from '../search/in-language';
import { searchAtom } from '../session/atoms';
import { resultsAtom } from './result-atoms';
import type { Sort } from './view';

/** What is looked for in the list: a dish or a place. */
interface Find {
  text: string;
  /** Those it was found in; null while that is not known. */
  ids: ReadonlySet<string> | null;
}

interface View {
  mode: 'list' | 'map';
  sort: Sort;
  isOpenOnly: boolean;
  /** What is looked for in the list, and where it was found; null while nothing is. */
  find: Find | null;
  /** How many tens the visitor asked to see in this view. */
  page: number;
}

const DEFAULT_VIEW: View = {
  mode: 'list',
  sort: 'match',
  isOpenOnly: false,
  find: null,
  page: 1,
};

/** Belongs to one search: the next one starts with its own recommendation. */
const storedViewAtom = atom<{ searchId: string; view: View } | null>(null);

/** How the list of the present search is looked at. */
export const viewAtom = atom((get): View => {
  const stored = get(storedViewAtom);
  return stored && stored.searchId === get(searchAtom)?.id ? stored.view : DEFAULT_VIEW;
});

/** Changes the view; another order or filter starts again at its first page. */
export const changeViewAtom = atom(null, (get, set, change: Partial<View>) => {
  const searchId = get(searchAtom)?.id;
  if (searchId) set(storedViewAtom, { searchId, view: { ...get(viewAtom), page: 1, ...change } });
});

/**
 * Where the visitor is. Kept in memory alone and sent nowhere, until they search there: then it is what the search
 * started from, which this tab keeps as long as the search.
 */
export const positionAtom = atom<Point | null>(null);

/** Where distances count from: the visitor when they said so, else where the search started from. */
export const originAtom = atom(
  (get): Point | null => get(positionAtom) ?? get(searchAtom)?.origin ?? null,
);

/** What was translated out of turn, for a view that shows other restaurants first. */
const storedTranslationsAtom = atom<{
  searchId: string;
  byId: ReadonlyMap<string, Restaurant>;
} | null>(null);

/** Every restaurant of this search that came back in the page's language so far, by its id. */
export const englishByIdAtom = atom((get): ReadonlyMap<string, Restaurant> => {
  const stored = get(storedTranslationsAtom);
  const shown = get(resultsAtom) ?? [];
  const locale = getPageLocale();
  return new Map([
    ...shown
      .filter((restaurant) => isInLanguage(restaurant, locale))
      .map((restaurant) => [restaurant.contentId, restaurant] as const),
    ...(stored && stored.searchId === get(searchAtom)?.id ? stored.byId : []),
  ]);
});

/** Keeps translations; a row that came back without one counts as it is, so that nobody asks for it again. */
export const storeTranslationsAtom = atom(
  null,
  (
    get,
    set,
    { asked, answered }: { asked: readonly Restaurant[]; answered: readonly Restaurant[] },
  ) => {
    const searchId = get(searchAtom)?.id;
    if (!searchId) return;
    const stored = get(storedTranslationsAtom);
    const byId = new Map(stored?.searchId === searchId ? stored.byId : []);
    for (const row of [...asked, ...answered]) byId.set(row.contentId, row);
    set(storedTranslationsAtom, { searchId, byId });
  },
);
