'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { chosenOriginAtom } from '@/lib/session/atoms';
import { choosePositionAtom } from '@/lib/session/choice-atoms';
import { getSearchPosition } from '@/lib/session/position';
import { getOriginArea } from '@/lib/session/session';
import { STEPS } from '@/lib/session/steps';
import { buttonClass } from '../ui/button';
import { ChosenMark } from '../ui/chosen-mark';
import { useAbortableTask } from '../ui/use-abortable-task';
import { useRouter } from '../ui/use-router';

/** Starts from the visitor's own position instead of an area. The phone is asked on a tap and never before. */
export function HereButton() {
  const t = useTranslations('guide');
  const router = useRouter();
  const origin = useAtomValue(chosenOriginAtom);
  const choosePosition = useSetAtom(choosePositionAtom);
  const [problem, setProblem] = useState<string | null>(null);
  const asking = useAbortableTask(getSearchPosition, {
    onSuccess: (answer) => {
      if (typeof answer === 'string') {
        setProblem(t('location.problem', { problem: t(`positionProblems.${answer}`) }));
        return;
      }
      choosePosition(answer);
      router.push(STEPS.distance.path);
    },
  });
  const isChosen = origin !== null && getOriginArea(origin) === null;

  function ask() {
    setProblem(null);
    asking.start(undefined);
  }

  return (
    <>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-busy={asking.isPending}
        onClick={ask}
        className={buttonClass(
          'secondary',
          'relative w-full shadow-card aria-pressed:border-brand aria-pressed:bg-brand-soft',
        )}
      >
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          className="size-6 shrink-0 fill-none stroke-brand stroke-2"
        >
          <circle cx="12" cy="12" r="6" />
          <circle cx="12" cy="12" r="1.5" className="fill-brand" />
          <path d="M12 2v4m0 12v4M2 12h4m12 0h4" strokeLinecap="round" />
        </svg>
        {asking.isPending ? t('location.asking') : t('location.here')}
        {isChosen ? <ChosenMark /> : null}
      </button>
      <p role="status" className="mb-3">
        {problem ? (
          <span className="mt-3 block rounded-control bg-surface px-4 py-3 text-center font-bold text-danger">
            {problem}
          </span>
        ) : null}
      </p>
    </>
  );
}
