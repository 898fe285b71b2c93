'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import {
  OfflineReaderError,
  removeOfflineReader,
  getOfflineReaderBytes,
  getOfflineReaderStatus,
  storeOfflineReader,
  type OfflineReaderFault,
  type OfflineReaderStatus,
} from '@/lib/menu-reader/offline-reader';
import type { ReaderParts } from '@kioot/menu-reader/parts';
import { buttonClass } from '../ui/button-class';
import { useAbortableTask } from '../ui/use-abortable-task';
import { usePreloadReader } from './use-reader';

/** Downloads the reader for use without a connection. */
export default function OfflineDownload({ parts }: { parts: ReaderParts }) {
  const t = useTranslations('menu');
  const preloadReader = usePreloadReader();
  const [status, setStatus] = useState<OfflineReaderStatus | null>(null);
  const [progress, setProgress] = useState(0);
  const [fault, setFault] = useState<OfflineReaderFault | null>(null);
  const { start, cancel, isPending } = useAbortableTask(
    (_: void, signal) => storeOfflineReader(parts, setProgress, signal),
    {
      onSuccess: () => setStatus('kept'),
      onError: (error) => {
        console.info('[menu] download failed', error);
        setFault(error instanceof OfflineReaderError ? error.fault : 'not-fetched');
      },
    },
  );
  useEffect(() => void getOfflineReaderStatus(parts).then(setStatus), [parts]);
  // Causes no traffic once downloaded.
  useEffect(() => {
    if (status === 'kept') preloadReader();
  }, [status, preloadReader]);

  if (status === null || status === 'unavailable') return null;
  const megabytes = Math.max(1, Math.round(getOfflineReaderBytes(parts) / 1e6));
  return (
    <section aria-label={t('offline')} className="mt-8 rounded-card bg-surface p-4">
      <p role="status" className="font-bold empty:hidden">
        {isPending ? t('keeping', { percent: Math.floor(100 * progress) }) : null}
        {!isPending && status === 'kept' ? t('readerKept', { megabytes }) : null}
        {!isPending && status === 'partly' ? t('readerPartlyKept') : null}
      </p>
      {fault && !isPending ? (
        <p role="alert" className="mb-2 font-bold text-danger">
          {t(`keepFaults.${fault}`)}
        </p>
      ) : null}
      {isPending ? (
        <>
          <progress
            aria-label={t('keepingProgress')}
            value={progress}
            className="h-2 w-full accent-brand"
          />
          <button type="button" onClick={cancel} className={buttonClass('secondary', 'w-full')}>
            {t('cancel')}
          </button>
        </>
      ) : status === 'kept' ? (
        <button
          type="button"
          onClick={() => void removeOfflineReader().then(() => setStatus('no'))}
          className={buttonClass('secondary', 'mt-2 w-full')}
        >
          {t('forgetReader')}
        </button>
      ) : (
        <button
          type="button"
          onClick={() => {
            setFault(null);
            setProgress(0);
            start();
          }}
          className={buttonClass('secondary', 'w-full')}
        >
          {fault === 'timed-out' ? t('keepAgain') : t('keepReader', { megabytes })}
        </button>
      )}
    </section>
  );
}
