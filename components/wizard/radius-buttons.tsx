'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { chosenOriginAtom, radiusAtom } from '@/lib/session/session-atoms';
import { chooseRadiusAtom, storeContentIdsAtom } from '@/lib/session/wizard-atoms';
import { getOfflineNotice } from '@/lib/offline/offline-notice';
import { RADII_M } from '@/lib/areas';
import type { LookUp } from '@/lib/session/session';
import { toWalkMinutes } from '@/lib/format/walking-distance';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { fetchContentIds } from '@/lib/search/client/rec-client';
import { buttonClass } from '../ui/button-class';
import { ChosenMark } from '../ui/chosen-mark';
import { FullScreenSpinner } from '../ui/full-screen-spinner';
import { useAbortableMutation } from '../ui/use-abortable-mutation';
import { useRouter } from '../ui/use-router';
import { useStepGuard } from './use-step-guard';

/**
 * Three walking distances. A tap looks up the places in that radius and continues to the
 * preferences.
 */
export function RadiusButtons() {
  const t = useTranslations('guide');
  const ui = useTranslations('ui');
  const router = useRouter();
  const isReady = useStepGuard('distance');
  const origin = useAtomValue(chosenOriginAtom);
  const chosenRadius = useAtomValue(radiusAtom);
  const chooseRadius = useSetAtom(chooseRadiusAtom);
  const storeContentIds = useSetAtom(storeContentIdsAtom);
  const [problem, setProblem] = useState<string | null>(null);

  const lookUp = useAbortableMutation(
    ({ origin: { mapx, mapy }, radius }: LookUp, signal: AbortSignal) =>
      fetchContentIds({ mapx, mapy, radius }, { signal }),
    {
      onSuccess: (contentIdList, input) => {
        storeContentIds({ ...input, contentIdList });
        router.push(WIZARD_STEPS.preferences.path);
      },
      // Logged only, the visitor stays and may tap again (specification section 8). Offline, a
      // message is shown.
      onError: (error) => {
        console.error('The content-id look-up failed', error);
        setProblem(getOfflineNotice(ui));
      },
    },
  );

  function chooseAndLookUp(value: string) {
    const radius = RADII_M.find((radiusM) => String(radiusM) === value);
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
            aria-pressed={chosenRadius === radius}
            disabled={!isReady || lookUp.isPending}
            aria-describedby={`walk-${radius}`}
            onClick={(event) => chooseAndLookUp(event.currentTarget.value)}
            className={buttonClass(
              'secondary',
              'relative min-h-18 flex-wrap !justify-between px-page text-left shadow-card aria-pressed:border-brand aria-pressed:bg-brand-soft',
            )}
          >
            <span className="text-title">{t('distance.radius', { radius: String(radius) })}</span>
            <span id={`walk-${radius}`} aria-hidden className="font-normal text-ink-soft">
              {t('distance.walk', { minutes: toWalkMinutes(radius) })}
            </span>
            {chosenRadius === radius ? <ChosenMark /> : null}
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
