'use client';

import { useAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, lazy, useState } from 'react';
import type { RadiusM } from '@/lib/radii';
import { positionAtom } from '@/lib/client-store/position-atoms';
import { CHIP_CLASS } from '../ui/action-class';

const SearchAround = lazy(async () => ({
  default: (await import('./search-around')).SearchAround,
}));

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
  const [isLocating, setIsLocating] = useState(false);

  async function toggle() {
    setProblem(null);
    if (position) return setPosition(null);
    if (isLocating) return;
    setIsLocating(true);
    try {
      const { getPosition } = await import('@/lib/session/position');
      const result = await getPosition();
      if (typeof result === 'string') setProblem(wizard(`positionProblems.${result}`));
      else setPosition(result);
    } catch (error) {
      console.error('Getting the position failed', error);
      setProblem(t('failed'));
    }
    setIsLocating(false);
  }

  return { isOn: position !== null, isLocating, problem, toggle: () => void toggle() };
}

export function PositionChip({ isOn, isLocating, toggle }: PositionControl) {
  const t = useTranslations('results');
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-busy={isLocating}
      onClick={toggle}
      className={CHIP_CLASS}
    >
      {isLocating ? t('askingPhone') : t('fromMe')}
    </button>
  );
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
      {isOn ? (
        <Suspense fallback={null}>
          <SearchAround radius={radius} />
        </Suspense>
      ) : null}
    </div>
  );
}
