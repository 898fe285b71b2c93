'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { getActiveFilters, getPriceSteps } from '@kioot/engine';
import { changeListViewAtom, listViewAtom } from '@/lib/client-store/list-view-atoms';
import { toWonText } from '@/lib/format/format-price';
import { CHIP_CLASS } from '../ui/action-class';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { ListSearchField } from './list-search-field';
import type { PositionControl } from './position-control';
import type { DisplayedList } from './use-displayed-list';
import './list-view-controls.css';

const FiltersSheet = lazyWithFallback(async () => (await import('./filters-sheet')).FiltersSheet);

const VIEW_ICONS = {
  list: 'M7 5h10M7 10h10M7 15h10M3 5h.01M3 10h.01M3 15h.01',
  map: 'm2 5 5-2 6 2 5-2v12l-5 2-6-2-5 2zM7 3v12m6-10v12',
} as const;

interface ListViewControlsProps {
  position: PositionControl;
  list: DisplayedList;
}

/** Floating button between the list and its map. */
function ViewPill() {
  const t = useTranslations('results');
  const { mode } = useAtomValue(listViewAtom);
  const changeView = useSetAtom(changeListViewAtom);
  const other = mode === 'map' ? 'list' : 'map';
  return (
    <button
      type="button"
      // A finger takes a tenth of a second to lift. The list reports a failed import.
      onPointerDown={() => void import('./list-on-map').catch(() => undefined)}
      onClick={() => changeView({ mode: other })}
      className="view-pill"
    >
      <svg aria-hidden viewBox="0 0 20 20">
        <path d={VIEW_ICONS[other]} />
      </svg>
      {t(other)}
    </button>
  );
}

/** Button between list and map, and the sticky row of the search field and the filters used most. */
export function ListViewControls(props: ListViewControlsProps) {
  const t = useTranslations('results');
  const view = useAtomValue(listViewAtom);
  const changeView = useSetAtom(changeListViewAtom);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { isOpenOnly, whenMs, maxPriceWon } = view;
  const { all } = props.list;
  const prices = all.flatMap(({ price }) => price?.fromWon ?? []);
  const steps = getPriceSteps(prices, maxPriceWon);
  const filterCount = getActiveFilters({ ...view, textFilter: null }).length;
  return (
    <>
      <ViewPill />
      <div role="group" aria-label={t('orderAndFilter')} className="filter-row">
        <ListSearchField />
        <button
          type="button"
          aria-label={whenMs === null ? t('openNow') : undefined}
          aria-pressed={isOpenOnly}
          onClick={() => changeView({ isOpenOnly: !isOpenOnly })}
          className={CHIP_CLASS}
        >
          {t('open')}
        </button>
        {steps.length > 0 ? (
          <select
            aria-label={t('price')}
            value={maxPriceWon ?? ''}
            onChange={({ currentTarget: { value } }) =>
              changeView({ maxPriceWon: steps.find((won) => String(won) === value) ?? null })
            }
            className={CHIP_CLASS}
          >
            <option value="">{t('price')}</option>
            <optgroup label={t('priceKnownFor', { known: prices.length, all: all.length })}>
              {steps.map((won) => (
                <option key={won} value={won}>
                  {t('underPrice', { won: toWonText(won) })}
                </option>
              ))}
            </optgroup>
          </select>
        ) : null}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={filterCount > 0 ? t('filtersSet', { count: filterCount }) : t('filters')}
          aria-pressed={filterCount > 0}
          onClick={() => setIsSheetOpen(true)}
          className={CHIP_CLASS}
        >
          <svg aria-hidden viewBox="0 0 20 20">
            <path d="M2 6h7m6 0h3M2 14h3m6 0h7M9 6a3 3 0 1 0 6 0 3 3 0 1 0-6 0M5 14a3 3 0 1 0 6 0 3 3 0 1 0-6 0" />
          </svg>
          <span>{t('filters')}</span>
          {filterCount > 0 ? <span>{filterCount}</span> : null}
        </button>
        {isSheetOpen ? <FiltersSheet {...props} onClose={() => setIsSheetOpen(false)} /> : null}
      </div>
    </>
  );
}
