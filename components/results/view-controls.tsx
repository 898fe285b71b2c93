'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, lazy, useState } from 'react';
import { parseSort } from '@/lib/kept/view';
import { changeViewAtom, viewAtom } from '@/lib/kept/view-atoms';
import { isNotSpicy } from '@/lib/search/checked-for-parts';
import { searchAtom } from '@/lib/session/atoms';
import { CHIP_CLASS } from '../ui/action';
import { PositionChip, type PositionControl } from './position-control';

// A tap searches anew, and what searches comes with it.
const ChangeSpice = lazy(async () => ({ default: (await import('./change-spice')).ChangeSpice }));

interface ViewControlsProps {
  position: PositionControl;
  /** Somebody judged the dishes of this list, so that it can be asked to leave out what is hot. */
  isJudged: boolean;
}

/** How the list is looked at; stays in reach while it scrolls. */
export function ViewControls({ position, isJudged }: ViewControlsProps) {
  const t = useTranslations('results');
  const { mode, sort, isOpenOnly, find } = useAtomValue(viewAtom);
  const changeView = useSetAtom(changeViewAtom);
  return (
    <div role="group" aria-label={t('orderAndFilter')} className="filter-row">
      <div className="two-ways">
        {(['list', 'map'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={mode === one}
            onClick={() => changeView({ mode: one })}
          >
            {t(one)}
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-pressed={isOpenOnly}
        onClick={() => changeView({ isOpenOnly: !isOpenOnly })}
        className={CHIP_CLASS}
      >
        {t('openNow')}
      </button>
      <select
        aria-label={t('order')}
        value={sort}
        onChange={(event) => changeView({ sort: parseSort(event.currentTarget.value) })}
        className={CHIP_CLASS}
      >
        <option value="match">{t('bestMatch')}</option>
        <option value="nearest">{t('nearest')}</option>
      </select>
      <button
        type="button"
        aria-pressed={find !== null}
        onClick={() => changeView({ find: find === null ? { text: '', ids: null } : null })}
        className={CHIP_CLASS}
      >
        {t('find')}
      </button>
      <PositionChip {...position} />
      {isJudged ? <NotSpicyChip /> : null}
    </div>
  );
}

/** Leaves out what is hot, or takes it in again. */
function NotSpicyChip() {
  const t = useTranslations('results');
  const isOn = isNotSpicy(useAtomValue(searchAtom)?.checkedFor);
  const [wanted, setWanted] = useState<{ notSpicy: boolean } | null>(null);
  return (
    <>
      <button
        type="button"
        aria-pressed={isOn}
        onClick={() => setWanted({ notSpicy: !isOn })}
        className={CHIP_CLASS}
      >
        {t('notSpicy')}
      </button>
      {wanted ? (
        <Suspense fallback={null}>
          <ChangeSpice wanted={wanted} />
        </Suspense>
      ) : null}
    </>
  );
}
