'use client';

import { useAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { RadiusM } from '@/lib/radii';
import { positionAtom } from '@/lib/client-store/position-atoms';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { useAbortableTask } from '../ui/use-abortable-task';

const SearchAround = lazyWithFallback(async () => (await import('./search-around')).SearchAround);

/** State of measuring distances from the visitor. */
export interface PositionControl {
  isOn: boolean;
  isLocating: boolean;
  problem: string | null;
  toggle: () => void;
}

/**
 * Distances from the visitor instead of the area's center. Asks for the position only on a tap; it
 * stays on the phone unless the visitor searches around it.
 */
export function usePositionControl(): PositionControl {
  const t = useTranslations('results');
  const wizard = useTranslations('wizard');
  const [position, setPosition] = useAtom(positionAtom);
  const [problem, setProblem] = useState<string | null>(null);
  const { start, isPending } = useAbortableTask(
    async () => {
      const result = await (await import('@/lib/session/position')).getPosition();
      // Also for a visitor who has left the list while the phone asked.
      if (typeof result !== 'string') setPosition(result);
      return result;
    },
    {
      onSuccess: (result) => {
        if (typeof result === 'string') setProblem(wizard(`positionProblems.${result}`));
      },
      onError: (error) => {
        console.error('Getting the position failed', error);
        setProblem(t('failed'));
      },
    },
  );

  return {
    isOn: position !== null,
    isLocating: isPending,
    problem,
    toggle() {
      setProblem(null);
      if (position) setPosition(null);
      else start(undefined);
    },
  };
}

/** Error of the position, or the button to search around it. */
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
      {isOn ? <SearchAround radius={radius} /> : null}
    </div>
  );
}
