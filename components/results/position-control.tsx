'use client';

import { useAtom, useAtomValue } from 'jotai';
import { Suspense, lazy, useState } from 'react';
import { searchAtom } from '@/lib/session/atoms';
import { getOriginArea } from '@/lib/session/session';
import { positionAtom } from '@/lib/kept/view-atoms';
import { CHIP_CLASS } from './action';

const SearchAround = lazy(async () => ({
  default: (await import('./search-around')).SearchAround,
}));

/**
 * Distances from the visitor instead of the area's middle. The phone is asked on a tap and never before; the position
 * stays on the phone unless the visitor asks for a search around it.
 */
export function PositionControl() {
  const search = useAtomValue(searchAtom);
  const [position, setPosition] = useAtom(positionAtom);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  async function toggle() {
    setProblem(null);
    if (position) {
      setPosition(null);
      return;
    }
    if (isAsking) return;
    setIsAsking(true);
    try {
      const { POSITION_PROBLEM_WORDS, getPosition } = await import('@/lib/session/position');
      const answer = await getPosition();
      if (typeof answer === 'string') setProblem(POSITION_PROBLEM_WORDS[answer]);
      else setPosition(answer);
    } catch (error) {
      console.error('The phone could not be asked where it is', error);
      setProblem('That did not work. Try again.');
    }
    setIsAsking(false);
  }

  if (!search) return null;
  const area = getOriginArea(search.origin);
  const from = area ? `the middle of ${area.location_en}` : 'where you searched';
  return (
    <div className="mt-2 space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-pressed={position !== null}
          aria-busy={isAsking}
          onClick={() => void toggle()}
          className={CHIP_CLASS}
        >
          {isAsking ? 'Asking your phone…' : 'From where I am'}
        </button>
        {position ? (
          <Suspense fallback={null}>
            <SearchAround around={{ origin: position, radius: search.radius }} />
          </Suspense>
        ) : null}
      </div>
      <p role="status" className="text-fine text-ink-soft">
        {problem ? `${problem} ` : null}
        Straight distances from {position ? 'where you are' : from}.
      </p>
    </div>
  );
}
