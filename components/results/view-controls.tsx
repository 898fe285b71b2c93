'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { changeViewAtom, viewAtom } from '@/lib/kept/view-atoms';
import { CHIP_CLASS } from './action';

/** What is on top of the list, and whether only open places are listed. */
export function ViewControls() {
  const { mode, sort, isOpenOnly } = useAtomValue(viewAtom);
  const changeView = useSetAtom(changeViewAtom);
  return (
    <div role="group" aria-label="Order and filter" className="mt-3 flex flex-wrap gap-2">
      {(['list', 'map'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={mode === one}
          onClick={() => changeView({ mode: one })}
          className={CHIP_CLASS}
        >
          {one === 'list' ? 'List' : 'Map'}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={isOpenOnly}
        onClick={() => changeView({ isOpenOnly: !isOpenOnly })}
        className={CHIP_CLASS}
      >
        Open now
      </button>
      <button
        type="button"
        aria-pressed={sort === 'match'}
        onClick={() => changeView({ sort: 'match' })}
        className={CHIP_CLASS}
      >
        Best match
      </button>
      <button
        type="button"
        aria-pressed={sort === 'nearest'}
        onClick={() => changeView({ sort: 'nearest' })}
        className={CHIP_CLASS}
      >
        Nearest
      </button>
    </div>
  );
}
