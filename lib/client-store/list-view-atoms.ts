import { atom } from 'jotai';
import type { Point } from '@kioot/engine/geo';
import { getPageLocale } from '../locales';
import type { Restaurant } from '../search/contract/rec-contract';
import { hasLocalizedNames } from '../search/localization/localized-names';
import { searchAtom } from '../session/session-atoms';
import { resultsAtom } from './result-atoms';
import type { PriceLimitWon, SortOrder } from './list-view';

/** Text search in the list, by dish or restaurant. */
interface TextFilter {
  text: string;
  /** Ids of the matches; null while unknown. */
  ids: ReadonlySet<string> | null;
}

interface ListView {
  mode: 'list' | 'map';
  sort: SortOrder;
  isOpenOnly: boolean;
  /** Places where one person can order a meal. */
  isForOne: boolean;
  /** A meal costs less (won); null for any price. */
  maxPriceWon: PriceLimitWon | null;
  /** Places without a known price are listed below the others, where price decides. */
  hasUnpriced: boolean;
  /** Null without a text search. */
  textFilter: TextFilter | null;
  /** Pages of ten shown in this view. */
  page: number;
}

const DEFAULT_LIST_VIEW: ListView = {
  mode: 'list',
  sort: 'match',
  isOpenOnly: false,
  isForOne: false,
  maxPriceWon: null,
  hasUnpriced: false,
  textFilter: null,
  page: 1,
};

/** Belongs to one search; the next one starts with the default view. */
const storedListViewAtom = atom<{ searchId: string; view: ListView } | null>(null);

/** View of the current list. */
export const listViewAtom = atom((get): ListView => {
  const stored = get(storedListViewAtom);
  return stored && stored.searchId === get(searchAtom)?.id ? stored.view : DEFAULT_LIST_VIEW;
});

/** Changes the view; another order or filter starts at page 1 with places without a price folded. */
export const changeListViewAtom = atom(null, (get, set, change: Partial<ListView>) => {
  const searchId = get(searchAtom)?.id;
  if (searchId)
    set(storedListViewAtom, {
      searchId,
      view: { ...get(listViewAtom), page: 1, hasUnpriced: false, ...change },
    });
});

/**
 * Position of the visitor. In memory only and not sent, unless the visitor searches from it: then
 * it is the origin of the search and stored with it in this tab.
 */
export const positionAtom = atom<Point | null>(null);

/** Origin of distances: the visitor's position if known, else the origin of the search. */
export const distanceOriginAtom = atom(
  (get): Point | null => get(positionAtom) ?? get(searchAtom)?.origin ?? null,
);

/** Translations fetched out of page order, for a view that shows other restaurants first. */
const storedTranslationsAtom = atom<{
  searchId: string;
  byId: ReadonlyMap<string, Restaurant>;
} | null>(null);

/** Restaurants of this search that are translated so far, by id. */
export const translatedByIdAtom = atom((get): ReadonlyMap<string, Restaurant> => {
  const stored = get(storedTranslationsAtom);
  const shown = get(resultsAtom) ?? [];
  const locale = getPageLocale();
  return new Map([
    ...shown
      .filter((restaurant) => hasLocalizedNames(restaurant, locale))
      .map((restaurant) => [restaurant.contentId, restaurant] as const),
    ...(stored && stored.searchId === get(searchAtom)?.id ? stored.byId : []),
  ]);
});

/**
 * Stores translations. A row that came back untranslated counts as done, so that it is not
 * requested again.
 */
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
