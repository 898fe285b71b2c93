'use client';

import { useAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, lazy, useState } from 'react';
import type { RadiusM } from '@/lib/radii';
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
  const t = useTranslations('results');
  const guide = useTranslations('guide');
  const [position, setPosition] = useAtom(positionAtom);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  async function toggle() {
    setProblem(null);
    if (position) return setPosition(null);
    if (isAsking) return;
    setIsAsking(true);
    try {
      const { getPosition } = await import('@/lib/session/position');
      const answer = await getPosition();
      if (typeof answer === 'string') setProblem(guide(`positionProblems.${answer}`));
      else setPosition(answer);
    } catch (error) {
      console.error('No position', error);
      setProblem(t('failed'));
    }
    setIsAsking(false);
  }

  return { isOn: position !== null, isAsking, problem, toggle: () => void toggle() };
}

export function PositionChip({ isOn, isAsking, toggle }: PositionControl) {
  const t = useTranslations('results');
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-busy={isAsking}
      onClick={toggle}
      className={CHIP_CLASS}
    >
      {isAsking ? t('askingPhone') : t('fromMe')}
    </button>
  );
}

/** What came of asking the phone, and the way to search there. */
export function PositionStatus({
  control: { isOn, problem },
  radius,
}: {
  control: PositionControl;
  radius: RadiusM;
}) {
  return (
    <div role="status" className="text-fine text-ink-soft">
      {problem ? <p className="mt-2">{problem}</p> : null}
      {isOn ? (
        <Suspense fallback={null}>
          <SearchAround radius={radius} />
        </Suspense>
      ) : null}
    </div>
  );
}
