'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { chosenOriginAtom, radiusAtom } from '@/lib/session/atoms';
import { chooseRadiusAtom, storeContentIdsAtom } from '@/lib/session/choice-atoms';
import { getOfflineWords } from '@/lib/offline/offline-words';
import { RADII_M } from '@/lib/areas';
import type { LookUp } from '@/lib/session/session';
import { toWalkMinutes } from '@/lib/words/walk';
import { STEPS } from '@/lib/session/steps';
import { getContentIds } from '@/lib/search/client';
import { buttonClass } from '../ui/button';
import { ChosenMark } from '../ui/chosen-mark';
import { FullScreenSpinner } from '../ui/spinner';
import { useAbortableMutation } from '../ui/use-abortable-mutation';
import { useRouter } from '../ui/use-router';
import { useStepGuard } from './use-step-guard';

/** The three walking distances; picking one looks up what is around and goes on to the preferences. */
export function RadiusButtons() {
  const t = useTranslations('guide');
  const ui = useTranslations('ui');
  const router = useRouter();
  const isReady = useStepGuard('distance');
  const origin = useAtomValue(chosenOriginAtom);
  const chosen = useAtomValue(radiusAtom);
  const chooseRadius = useSetAtom(chooseRadiusAtom);
  const storeContentIds = useSetAtom(storeContentIdsAtom);
  const [problem, setProblem] = useState<string | null>(null);

  const lookUp = useAbortableMutation(
    ({ origin: { mapx, mapy }, radius }: LookUp, signal: AbortSignal) =>
      getContentIds({ mapx, mapy, radius }, { signal }),
    {
      onSuccess: (contentIdList, around) => {
        storeContentIds({ ...around, contentIdList });
        router.push(STEPS.preferences.path);
      },
      // Specification section 8: logged only; the visitor stays here and may tap again. Offline no tap would help.
      onError: (error) => {
        console.error('The content-id look-up failed', error);
        setProblem(getOfflineWords(ui));
      },
    },
  );

  function pick(value: string) {
    const radius = RADII_M.find((metres) => String(metres) === value);
    setProblem(radius ? null : t('distance.missing'));
    if (!radius || !origin) return;
    chooseRadius(radius);
    lookUp.start({ origin, radius });
  }

  return (
    <>
      <div className="mx-auto grid w-full max-w-96 gap-4">
        {RADII_M.map((radius) => (
          <button
            key={radius}
            type="button"
            value={radius}
            aria-pressed={chosen === radius}
            disabled={!isReady || lookUp.isPending}
            aria-describedby={`walk-${radius}`}
            onClick={(event) => pick(event.currentTarget.value)}
            className={buttonClass(
              'secondary',
              'relative min-h-18 flex-wrap !justify-between px-4 text-left shadow-card aria-pressed:border-brand aria-pressed:bg-brand-soft',
            )}
          >
            <span className="text-title">{t('distance.radius', { radius: String(radius) })}</span>
            <span id={`walk-${radius}`} aria-hidden className="font-normal text-ink-soft">
              {t('distance.walk', { minutes: toWalkMinutes(radius) })}
            </span>
            {chosen === radius ? <ChosenMark /> : null}
          </button>
        ))}
      </div>
      {problem ? (
        <p
          role="alert"
          className="mt-4 rounded-control bg-surface px-4 py-3 text-center font-bold text-danger"
        >
          {problem}
        </p>
      ) : null}
      {lookUp.isPending ? (
        <FullScreenSpinner label={t('distance.looking')} onCancel={lookUp.cancel} />
      ) : null}
    </>
  );
}
