'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { chosenOriginAtom, radiusAtom } from '@/lib/session/session-atoms';
import { chooseRadiusAtom, storeContentIdsAtom } from '@/lib/session/wizard-atoms';
import { getOfflineNotice } from '@/lib/offline/offline-notice';
import { RADII_M, type RadiusM } from '@/lib/radii';
import type { AreaCounts } from '@/lib/search/area-counts';
import { getOriginArea, type LookUp } from '@/lib/session/session';
import { toWalkMinutes } from '@/lib/format/walking-distance';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { fetchContentIds } from '@/lib/search/client/search-client';
import { buttonClass } from '../ui/button-class';
import { ChosenMark } from '../ui/chosen-mark';
import { FullScreenSpinner } from '../ui/full-screen-spinner';
import { useAbortableTask } from '../ui/use-abortable-task';
import { useRouter } from '../ui/use-router';
import { useStepGuard } from './step-guard';

/** The radii as rings, up to this one filled. */
function RadiusPicture({ radius }: { radius: RadiusM }) {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className="size-12 shrink-0">
      {[...RADII_M].reverse().map((ringM, at) => (
        <circle
          key={ringM}
          cx="24"
          cy="24"
          r={22 - 7 * at}
          strokeWidth="2"
          className={
            ringM <= radius
              ? 'fill-brand-soft stroke-brand'
              : 'fill-none stroke-line [stroke-dasharray:3_3]'
          }
        />
      ))}
      <circle cx="24" cy="24" r="3" className="fill-brand" />
    </svg>
  );
}

/**
 * Three walking distances. A tap looks up the places in that radius and continues to the
 * preferences.
 *
 * @param areaCounts numbers of places around areas; null if unknown
 */
export function RadiusButtons({ areaCounts }: { areaCounts: AreaCounts | null }) {
  const t = useTranslations('wizard');
  const words = useTranslations('words');
  const ui = useTranslations('ui');
  const router = useRouter();
  const isReady = useStepGuard('distance');
  const origin = useAtomValue(chosenOriginAtom);
  const chosenRadius = useAtomValue(radiusAtom);
  const chooseRadius = useSetAtom(chooseRadiusAtom);
  const storeContentIds = useSetAtom(storeContentIdsAtom);
  const area = origin && getOriginArea(origin);
  const counts = area ? areaCounts?.[area.id] : undefined;
  const [problem, setProblem] = useState<string | null>(null);

  const lookUp = useAbortableTask(
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
        {RADII_M.map((radius, at) => (
          <button
            key={radius}
            type="button"
            value={radius}
            aria-pressed={chosenRadius === radius}
            disabled={!isReady || lookUp.isPending}
            aria-describedby={counts ? `walk-${radius} places-${radius}` : `walk-${radius}`}
            onClick={(event) => chooseAndLookUp(event.currentTarget.value)}
            className={buttonClass(
              'secondary',
              'relative min-h-22 flex-wrap !justify-start gap-x-4 px-page text-left shadow-card aria-pressed:border-brand aria-pressed:bg-brand-soft',
            )}
          >
            <RadiusPicture radius={radius} />
            {/* Below the picture where large text leaves no room for a word. */}
            <span className="min-w-0 flex-[1_1_min-content]">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="text-title">
                  {/* The name of the button is the distance; its description tells the minutes. */}
                  <span aria-hidden>
                    {t('distance.minutes', { minutes: toWalkMinutes(radius) })}
                    {' · '}
                  </span>
                  {t('distance.radius', { radius: String(radius) })}
                </span>
                {counts ? (
                  <span id={`places-${radius}`} aria-hidden>
                    {words('places', { count: counts[at] ?? 0 })}
                  </span>
                ) : null}
              </span>
              <span id={`walk-${radius}`} hidden>
                {t('distance.walk', { minutes: toWalkMinutes(radius) })}
              </span>
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
