'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, lazy, useCallback, useState } from 'react';
import { parseSort } from '@/lib/kept/view';
import { changeViewAtom, viewAtom } from '@/lib/kept/view-atoms';
import { isNotSpicy } from '@/lib/search/checked-for';
import { searchAtom } from '@/lib/session/atoms';
import { CHIP_CLASS } from './action';
import { Icon } from './icons';
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
  const { mode, sort, isOpenOnly, find } = useAtomValue(viewAtom);
  const changeView = useSetAtom(changeViewAtom);
  return (
    <div
      role="group"
      aria-label="Order and filter"
      className="sticky top-0 z-10 -mx-5 mt-1 flex gap-2 overflow-x-auto border-b border-line bg-paper px-5 py-2 whitespace-nowrap [scrollbar-width:none] *:shrink-0"
    >
      <div className="flex overflow-hidden rounded-full border-2 border-line bg-surface">
        {(['list', 'map'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={mode === one}
            onClick={() => changeView({ mode: one })}
            className="min-h-touch px-3.5 font-bold -outline-offset-4 aria-pressed:bg-brand aria-pressed:text-on-brand"
          >
            {one === 'list' ? 'List' : 'Map'}
          </button>
        ))}
      </div>
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
      <button
        type="button"
        aria-pressed={find !== null}
        onClick={() => changeView({ find: find === null ? { text: '', ids: null } : null })}
        className={CHIP_CLASS}
      >
        <Icon name="find" />
        Find
      </button>
      <PositionChip {...position} />
      {isJudged ? <NotSpicyChip /> : null}
    </div>
  );
}

/** Leaves out what is hot, or takes it in again. */
function NotSpicyChip() {
  const isOn = isNotSpicy(useAtomValue(searchAtom)?.checkedFor);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const settle = useCallback((failed: boolean) => {
    setWanted(null);
    setHasFailed(failed);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-pressed={isOn}
        aria-busy={wanted !== null}
        onClick={() => setWanted(!isOn)}
        className={CHIP_CLASS}
      >
        Not spicy
      </button>
      {wanted === null ? null : (
        <Suspense fallback={null}>
          <ChangeSpice notSpicy={wanted} onSettled={settle} />
        </Suspense>
      )}
      {hasFailed ? (
        <span role="alert" className="self-center text-fine text-danger">
          That did not work.
        </span>
      ) : null}
    </>
  );
}
