import { atom } from 'jotai';
import type { Point } from '@kioot/engine/geo';
import { searchAtom } from '../session/session-atoms';
import { NO_FILTERS, type ListFilters } from './list-filters';
import type { Fold, SortOrder } from './list-view';

interface ListView extends ListFilters {
  mode: 'list' | 'map';
  sort: SortOrder;
  /** Pages of ten shown in this view. */
  page: number;
  /** Pages of ten shown of each group of undecided places; none while it is folded. */
  foldPages: Partial<Record<Fold, number>>;
}

const DEFAULT_LIST_VIEW: ListView = {
  ...NO_FILTERS,
  mode: 'list',
  sort: 'match',
  page: 1,
  foldPages: {},
};

/** Belongs to one search; the next one starts with the default view. */
const storedListViewAtom = atom<{ searchId: string; view: ListView } | null>(null);

/** View of the current list. */
export const listViewAtom = atom((get): ListView => {
  const stored = get(storedListViewAtom);
  return stored && stored.searchId === get(searchAtom)?.id ? stored.view : DEFAULT_LIST_VIEW;
});

/** Changes the view; another order or filter starts at page 1 with undecided places folded. */
export const changeListViewAtom = atom(null, (get, set, change: Partial<ListView>) => {
  const searchId = get(searchAtom)?.id;
  if (searchId)
    set(storedListViewAtom, {
      searchId,
      view: { ...get(listViewAtom), page: 1, foldPages: {}, ...change },
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
