import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import {
  NO_FILTERS,
  countWithout,
  getActiveFilters,
  withoutFilters,
  type Fold,
  type ListFilters,
} from '@kioot/engine';
import { changeListViewAtom, isPriceView, listViewAtom } from '@/lib/client-store/list-view-atoms';
import { translatedByIdAtom } from '@/lib/client-store/translated-rows-atoms';
import { formatOpenState } from '@/lib/format/format-open-state';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { PAGE_SIZE } from '@/lib/search/contract/rec-endpoints';
import type { CompletedSearch } from '@/lib/session/session';
import { buttonClass } from '../ui/button-class';
import { useFilterNames } from './active-filters';
import { LoadMore } from './load-more';
import { ResultCard } from './result-card';
import { NextOpening } from './next-opening';
import type { DisplayedList } from './use-displayed-list';
import { useRowTranslations } from './use-row-translations';

interface FilteredOutProps {
  list: DisplayedList;
  /** Called before filters are lifted, and the buttons that did are gone. */
  onLift: () => void;
  search: CompletedSearch;
}

/** Places not in the list: how to get back those that filters exclude, and the folded ones. */
export function FilteredOut({ list, onLift, search }: FilteredOutProps) {
  return (
    <>
      {list.total === 0 ? <NothingLeft {...{ list, onLift }} /> : null}
      {[...list.folded].map(([fold, rows]) => (
        <FoldedGroup key={fold} {...{ fold, rows, list, search }} />
      ))}
    </>
  );
}

/** Filters that hide everything, each with the number of places that lifting it shows. */
function NothingLeft({ list, onLift }: Omit<FilteredOutProps, 'search'>) {
  const t = useTranslations('results');
  const { all, options } = list;
  const changeView = useSetAtom(changeListViewAtom);
  const { filters = NO_FILTERS } = options;
  const active = getActiveFilters(filters);
  const names = useFilterNames(list.nowMs);
  const lift = (names: readonly (keyof ListFilters)[]) => {
    onLift();
    changeView(withoutFilters(names));
  };
  if (active.length === 0) return null;
  const query = names.textFilter;
  const lifted = active
    .map((name) => ({ name, count: countWithout(all, options, [name]) }))
    .filter(({ count }) => count > 0);
  return (
    <div className="my-4 rounded-card border border-line bg-surface p-5 text-center">
      <h2 className="text-card">
        {active.length === 1 && query
          ? t('nothingSoundsLike', { wanted: query })
          : t('nothingLeft')}
      </h2>
      {filters.isOpenOnly ? <NextOpening {...{ list, onLift }} /> : null}
      <div role="group" aria-label={t('whatWouldHelp')} className="mt-4 grid gap-3">
        {lifted.map(({ name, count }) => (
          <button key={name} type="button" onClick={() => lift([name])} className={buttonClass()}>
            {t('liftFilter', { filter: names[name], count })}
          </button>
        ))}
        {active.length > 1 ? (
          <button type="button" onClick={() => lift(active)} className={buttonClass('secondary')}>
            {t('liftAllFilters', { count: countWithout(all, options, active) })}
          </button>
        ) : null}
      </div>
    </div>
  );
}

interface FoldedGroupProps extends Omit<FilteredOutProps, 'onLift'> {
  fold: Fold;
  rows: readonly PlaceCard[];
}

/** Places that lack a fact, or that no list has had of late, folded under their number. */
function FoldedGroup({ fold, rows, search, list }: FoldedGroupProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const listId = useId();
  const view = useAtomValue(listViewAtom);
  const { page, foldPages, isForOne } = view;
  const changeView = useSetAtom(changeListViewAtom);
  const translatedById = useAtomValue(translatedByIdAtom);
  const pages = foldPages[fold] ?? 0;
  const visibleRows = rows.slice(0, pages * PAGE_SIZE);
  const { isPending, isError, retry } = useRowTranslations(visibleRows);
  const showPages = (count: number) =>
    changeView({ page, foldPages: { ...foldPages, [fold]: count } });
  const isShown = pages > 0;
  const heading = fold === 'old' ? words('section.old') : t(`folded.${fold}`);
  return (
    <section aria-label={heading} className="mt-4">
      <h2>
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={listId}
          onClick={() => showPages(isShown ? 0 : 1)}
          className={buttonClass('secondary', 'w-full')}
        >
          {t('sectionHeading', { section: heading, count: rows.length })}
          <svg
            aria-hidden
            viewBox="0 0 20 20"
            className={`size-5 fill-none stroke-current stroke-[2.5] ${isShown ? 'rotate-180' : ''}`}
          >
            <path d="m5 7.5 5 5 5-5" strokeLinecap="round" />
          </svg>
        </button>
      </h2>
      <ul id={listId} aria-label={heading} hidden={!isShown} className="mt-2">
        {visibleRows.map((row) => {
          const restaurant = translatedById.get(row.contentId) ?? row;
          const open = formatOpenState(words, restaurant, list.atMs, list.holidays);
          return (
            <li key={row.contentId}>
              <ResultCard
                {...{ restaurant, search, open, isForOne }}
                isByPrice={isPriceView(view)}
                heading="h3"
              />
            </li>
          );
        })}
      </ul>
      {isShown ? (
        <LoadMore
          {...{ isPending, isError }}
          hasMore={visibleRows.length < rows.length}
          onMore={() => (isError ? retry() : showPages(pages + 1))}
        />
      ) : null}
    </section>
  );
}
