'use client';

import { useTranslations } from 'next-intl';
import type { ReadingProgress } from '@kioot/menu-reader';
import type { Translator } from '@/lib/i18n/translator';
import { buttonClass } from '../ui/button-class';
import { SlowNotice } from '../ui/slow-notice';
import type { Reading } from './use-reading';

/** "Reading photo 2 of 3". */
function formatProgress(
  t: Translator<'menu'>,
  { step, photo }: ReadingProgress,
  count: number,
): string {
  if (step === 'loading') return t('steps.loading');
  return count > 1 ? t(`stepsOf.${step}`, { photo: photo + 1, count }) : t(`steps.${step}`);
}

/** Progress of reading, or its error with a retry. */
export function ReadingStatus({ reading }: { reading: Reading }) {
  const t = useTranslations('menu');
  const { isPending, progress, photoCount, fault } = reading;
  const step = progress ? formatProgress(t, progress, photoCount) : t('reading');
  return (
    <>
      <div role="status" className={isPending ? 'mt-3 rounded-card bg-surface p-4' : undefined}>
        {isPending ? (
          <>
            <span className="font-bold">{step}…</span>
            <SlowNotice />
          </>
        ) : null}
      </div>
      {isPending ? (
        <div className="-mt-2 rounded-b-card bg-surface px-4 pb-4">
          <progress
            aria-label={step}
            // Indeterminate without a value.
            {...(progress ? { value: progress.share } : {})}
            className="h-2 w-full accent-brand"
          />
          <button
            type="button"
            onClick={reading.cancel}
            className={buttonClass('secondary', 'mt-3 w-full')}
          >
            {t('cancel')}
          </button>
        </div>
      ) : null}
      {fault && !isPending ? (
        <div className="mt-3 rounded-card border-2 border-danger p-4">
          <p role="alert" className="font-bold">
            {t(`faults.${fault}`)}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <button type="button" onClick={reading.retry} className={buttonClass('secondary')}>
              {t('retry')}
            </button>
            <button type="button" onClick={reading.clearFault} className={buttonClass('secondary')}>
              {t('leaveIt')}
            </button>
          </div>
        </div>
      ) : null}
    </>
  );
}
