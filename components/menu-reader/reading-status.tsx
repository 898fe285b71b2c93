'use client';

import { useTranslations } from 'next-intl';
import { toProgressWords } from './words';
import { buttonClass } from '../ui/button';
import { SlowNotice } from '../ui/slow-notice';
import type { Reading } from './use-reading';

/** How far the reading is, or what went wrong and what can be done. */
export function ReadingStatus({ reading }: { reading: Reading }) {
  const t = useTranslations('menu');
  const { isPending, progress, photoCount, fault } = reading;
  const step = progress ? toProgressWords(t, progress, photoCount) : t('reading');
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
            // Without a value it moves to and fro.
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
            <button
              type="button"
              onClick={reading.forgetFault}
              className={buttonClass('secondary')}
            >
              {t('leaveIt')}
            </button>
          </div>
        </div>
      ) : null}
    </>
  );
}
