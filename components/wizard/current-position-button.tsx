'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { chosenOriginAtom } from '@/lib/session/session-atoms';
import { choosePositionAtom } from '@/lib/session/wizard-atoms';
import { getSearchPosition } from '@/lib/session/position';
import { getOriginArea } from '@/lib/session/session';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { buttonClass } from '../ui/button-class';
import { ChosenMark } from '../ui/chosen-mark';
import { useAbortableTask } from '../ui/use-abortable-task';
import { useRouter } from '../ui/use-router';

/** Starts from the visitor's position instead of an area. Asks for the position only on a tap. */
export function CurrentPositionButton() {
  const t = useTranslations('wizard');
  const router = useRouter();
  const origin = useAtomValue(chosenOriginAtom);
  const choosePosition = useSetAtom(choosePositionAtom);
  const [problem, setProblem] = useState<string | null>(null);
  const request = useAbortableTask(getSearchPosition, {
    onSuccess: (result) => {
      if (typeof result === 'string') {
        setProblem(t('location.problem', { problem: t(`positionProblems.${result}`) }));
        return;
      }
      choosePosition(result);
      router.push(WIZARD_STEPS.distance.path);
    },
  });
  const isChosen = origin !== null && getOriginArea(origin) === null;

  function requestPosition() {
    setProblem(null);
    request.start(undefined);
  }

  return (
    <>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-busy={request.isPending}
        onClick={requestPosition}
        className={buttonClass(
          'secondary',
          'phrases relative w-full shadow-card aria-pressed:border-brand aria-pressed:bg-brand-soft',
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
        {request.isPending ? t('location.asking') : t('location.here')}
        {isChosen ? <ChosenMark /> : null}
      </button>
      <p role="status" className="mb-3">
        {problem ? (
          <span className="mt-3 block rounded-control bg-surface px-4 py-3 text-center font-bold text-balance text-danger">
            {problem}
          </span>
        ) : null}
      </p>
    </>
  );
}
