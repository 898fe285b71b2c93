'use client';

import { useAtom } from 'jotai';
import { Suspense, lazy, useState } from 'react';
import type { AnsweredSearch } from '@/lib/session/session';
import { positionAtom } from '@/lib/kept/view-atoms';
import { CHIP_CLASS } from '../ui/action';

const SearchAround = lazy(async () => ({
  default: (await import('./search-around')).SearchAround,
}));

/** Where distances count from, and how that stands. */
export interface PositionControl {
  isOn: boolean;
  isAsking: boolean;
  problem: string | null;
  toggle: () => void;
}

/**
 * Distances from the visitor instead of the area's middle. The phone is asked on a tap and never before; the position
 * stays on the phone unless the visitor asks for a search around it.
 */
export function usePositionControl(): PositionControl {
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
      console.error('No position', error);
      setProblem('That did not work.');
    }
    setIsAsking(false);
  }

  return { isOn: position !== null, isAsking, problem, toggle: () => void toggle() };
}

export function PositionChip({ isOn, isAsking, toggle }: PositionControl) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-busy={isAsking}
      onClick={toggle}
      className={CHIP_CLASS}
    >
      {isAsking ? 'Asking your phone…' : 'From me'}
    </button>
  );
}

/** What came of asking the phone, and the way to search there. */
export function PositionStatus({
  control: { problem },
  search,
}: {
  control: PositionControl;
  search: AnsweredSearch;
}) {
  const [position] = useAtom(positionAtom);
  return (
    <div role="status" className="text-fine text-ink-soft">
      {problem ? <p className="mt-2">{problem}</p> : null}
      {position ? (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <p>Straight distances from where you are.</p>
          <Suspense fallback={null}>
            <SearchAround around={{ origin: position, radius: search.radius }} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
