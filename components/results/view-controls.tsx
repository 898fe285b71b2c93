'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, lazy } from 'react';
import { parseSort } from '@/lib/kept/view';
import { changeViewAtom, viewAtom } from '@/lib/kept/view-atoms';
import { CHIP_CLASS } from './action';
import { PositionChip, type PositionControl } from './position-control';

const NotSpicyChip = lazy(async () => ({
  default: (await import('./not-spicy-chip')).NotSpicyChip,
}));

interface ViewControlsProps {
  position: PositionControl;
  /** Somebody judged the dishes of this list, so that it can be asked to leave out what is hot. */
  isJudged: boolean;
}

/** How the list is looked at; stays in reach while it scrolls. */
export function ViewControls({ position, isJudged }: ViewControlsProps) {
  const { sort, isOpenOnly } = useAtomValue(viewAtom);
  const changeView = useSetAtom(changeViewAtom);
  return (
    <div
      role="group"
      aria-label="Order and filter"
      className="sticky top-0 z-10 -mx-5 mt-1 flex gap-2 overflow-x-auto border-b border-line bg-paper px-5 py-2 whitespace-nowrap [scrollbar-width:none] *:shrink-0"
    >
      <button
        type="button"
        aria-pressed={isOpenOnly}
        onClick={() => changeView({ isOpenOnly: !isOpenOnly })}
        className={CHIP_CLASS}
      >
        Open now
      </button>
      <select
        aria-label="Order"
        value={sort}
        onChange={(event) => changeView({ sort: parseSort(event.currentTarget.value) })}
        className={CHIP_CLASS}
      >
        <option value="match">Best match</option>
        <option value="nearest">Nearest</option>
      </select>
      <PositionChip {...position} />
      {isJudged ? (
        <Suspense fallback={null}>
          <NotSpicyChip />
        </Suspense>
      ) : null}
    </div>
  );
}
