import { atom } from 'jotai';
import { NO_FILTERS, type Fold, type ListFilters, type SortOrder } from '@kioot/engine';
import { searchAtom } from '../session/session-atoms';

interface ListView extends ListFilters {
  mode: 'list' | 'map';
  sort: SortOrder;
  /** Chosen time (epoch ms) of `isOpenOnly`; null for now. */
  whenMs: number | null;
  /** Pages of ten shown in this view. */
  page: number;
  /** Pages of ten shown of each group of undecided places; none while it is folded. */
  foldPages: Partial<Record<Fold, number>>;
}

const DEFAULT_LIST_VIEW: ListView = {
  ...NO_FILTERS,
  mode: 'list',
  sort: 'match',
  whenMs: null,
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

/** True for a list by price: its cards show those of their meals. */
export const isPriceView = ({ sort, maxPriceWon }: Pick<ListView, 'sort' | 'maxPriceWon'>) =>
  sort === 'price' || maxPriceWon !== null;

/** Changes the view; another order or filter starts at page 1 with undecided places folded. */
export const changeListViewAtom = atom(null, (get, set, change: Partial<ListView>) => {
  const searchId = get(searchAtom)?.id;
  if (!searchId) return;
  const view = { ...get(listViewAtom), page: 1, foldPages: {}, ...change };
  set(storedListViewAtom, { searchId, view: view.isOpenOnly ? view : { ...view, whenMs: null } });
});

const searchIdAtom = atom((get) => get(searchAtom)?.id);
const refreshCountAtom = atom(0);

/**
 * Time (epoch ms) that the list is arranged for: when it was first shown since its search or a reload,
 * or since the atom was set. No card moves while it is read.
 */
export const arrangedAtMsAtom = atom(
  (get): number => {
    get(searchIdAtom);
    get(refreshCountAtom);
    return Date.now();
  },
  (_get, set) => set(refreshCountAtom, (count) => count + 1),
);

/** True while the people at the table are edited: the list behind them waits with its new search. */
export const isEditingPartyAtom = atom(false);
