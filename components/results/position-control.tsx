'use client';

import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { searchAtom, updateSessionAtom } from '@/lib/session/atoms';
import { POSITION_PROBLEM_WORDS, getPosition, type PositionProblem } from '@/lib/session/position';
import { getOriginArea, type LookUp } from '@/lib/session/session';
import { STEPS } from '@/lib/session/steps';
import { positionAtom } from '@/lib/kept/view-atoms';
import { getContentIds } from '@/lib/search/client';
import { useCall } from '../ui/use-call';
import { ACTION_CLASS, CHIP_CLASS } from './action';

/**
 * Distances from the visitor instead of the area's middle. The phone is asked on a tap and never before; the position
 * stays on the phone unless the visitor asks for a search around it.
 */
export function PositionControl() {
  const router = useRouter();
  const search = useAtomValue(searchAtom);
  const [position, setPosition] = useAtom(positionAtom);
  const updateSession = useSetAtom(updateSessionAtom);
  const [problem, setProblem] = useState<PositionProblem | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const lookUp = useCall(
    ({ origin: { mapx, mapy }, radius }: LookUp, signal: AbortSignal) =>
      getContentIds({ mapx, mapy, radius }, { signal }),
    {
      onSuccess: (contentIdList, around) => {
        // The search stays until there is another one: without any, this screen would lead elsewhere.
        updateSession({ contentIdList, lookUp: around, radius: around.radius });
        router.push(STEPS.loading.path);
      },
      onError: (error) => console.error('The look-up failed', error),
    },
  );

  async function toggle() {
    setProblem(null);
    if (position) {
      setPosition(null);
      return;
    }
    if (isAsking) return;
    setIsAsking(true);
    const answer = await getPosition();
    setIsAsking(false);
    if (typeof answer === 'string') setProblem(answer);
    else setPosition(answer);
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
          <button
            type="button"
            aria-busy={lookUp.isPending}
            onClick={() => lookUp.start({ origin: position, radius: search.radius })}
            className={ACTION_CLASS}
          >
            {lookUp.isPending ? 'Looking around…' : 'Search around me'}
          </button>
        ) : null}
      </div>
      <p role="status" className="text-fine text-ink-soft">
        {problem ? `${POSITION_PROBLEM_WORDS[problem]} ` : null}
        Straight distances from {position ? 'where you are' : from}.
      </p>
      {lookUp.isError ? (
        <p role="alert" className="text-fine text-danger">
          Could not look around you. Try again.
        </p>
      ) : null}
    </div>
  );
}
