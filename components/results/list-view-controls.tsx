'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, lazy, useState } from 'react';
import { PRICE_LIMITS_WON, SORT_ORDERS } from '@kioot/engine';
import { changeListViewAtom, listViewAtom } from '@/lib/client-store/list-view-atoms';
import { toWonText } from '@/lib/format/format-price';
import { isForNotSpicy } from '@/lib/needs/profile-key';
import { searchAtom } from '@/lib/session/session-atoms';
import { CHIP_CLASS } from '../ui/action-class';
import { ListSearchField } from './list-search-field';
import { PositionChip, type PositionControl } from './position-control';
import './list-view-controls.css';

const RefineSpice = lazy(async () => ({ default: (await import('./spice-search')).SpiceSearch }));

interface ListViewControlsProps {
  position: PositionControl;
  /** True when the list has verdicts: spicy dishes can be left out. */
  hasVerdicts: boolean;
}

/** Sticky row of view mode, filters and order. */
export function ListViewControls({ position, hasVerdicts }: ListViewControlsProps) {
  const t = useTranslations('results');
  const { mode, sort, isOpenOnly, isMealOnly, isForOne, maxPriceWon } = useAtomValue(listViewAtom);
  const changeView = useSetAtom(changeListViewAtom);
  return (
    <div role="group" aria-label={t('orderAndFilter')} className="filter-row">
      <ListSearchField />
      <div className="segmented-control">
        {(['list', 'map'] as const).map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={mode === option}
            onClick={() => changeView({ mode: option })}
          >
            {t(option)}
          </button>
        ))}
      </div>
      <FilterChip isOn={isOpenOnly} onToggle={() => changeView({ isOpenOnly: !isOpenOnly })}>
        {t('openNow')}
      </FilterChip>
      <FilterChip isOn={isMealOnly} onToggle={() => changeView({ isMealOnly: !isMealOnly })}>
        {t('meals')}
      </FilterChip>
      <FilterChip isOn={isForOne} onToggle={() => changeView({ isForOne: !isForOne })}>
        {t('eatingAlone')}
      </FilterChip>
      <select
        aria-label={t('price')}
        value={maxPriceWon ?? ''}
        onChange={({ currentTarget: { value } }) =>
          changeView({
            maxPriceWon: PRICE_LIMITS_WON.find((won) => String(won) === value) ?? null,
          })
        }
        className={CHIP_CLASS}
      >
        <option value="">{t('anyPrice')}</option>
        {PRICE_LIMITS_WON.map((won) => (
          <option key={won} value={won}>
            {t('underPrice', { won: toWonText(won) })}
          </option>
        ))}
      </select>
      <PositionChip {...position} />
      <select
        aria-label={t('order')}
        value={sort}
        onChange={({ currentTarget: { value } }) =>
          changeView({ sort: SORT_ORDERS.find((order) => order === value) ?? 'match' })
        }
        className={CHIP_CLASS}
      >
        <option value="match">{t('bestMatch')}</option>
        <option value="nearest">{t('nearest')}</option>
        <option value="price">{t('cheapest')}</option>
      </select>
      {hasVerdicts ? <NotSpicyChip /> : null}
    </div>
  );
}

interface FilterChipProps {
  isOn: boolean;
  onToggle: () => void;
  children: string;
}

function FilterChip({ isOn, onToggle, children }: FilterChipProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onToggle} className={CHIP_CLASS}>
      {children}
    </button>
  );
}

/** Toggles spicy dishes. */
function NotSpicyChip() {
  const t = useTranslations('results');
  const isOn = isForNotSpicy(useAtomValue(searchAtom)?.checkedFor);
  const [change, setChange] = useState<{ notSpicy: boolean } | null>(null);
  return (
    <>
      <FilterChip isOn={isOn} onToggle={() => setChange({ notSpicy: !isOn })}>
        {t('notSpicy')}
      </FilterChip>
      {change ? (
        <Suspense fallback={null}>
          <RefineSpice change={change} />
        </Suspense>
      ) : null}
    </>
  );
}
