'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import {
  KeepError,
  forgetMenuReader,
  getKeepMegabytes,
  getKeptMenuReader,
  keepMenuReader,
  type KeepFault,
  type KeptReader,
} from '@/lib/menu-reader/keep';
import type { ReaderParts } from '@kioot/menu-reader/parts';
import { buttonClass } from '../ui/button';
import { useAbortableTask } from '../ui/use-abortable-task';
import { usePrepare } from './use-reader';

/** Keeps the reader on the phone, for the basement without a signal. */
export default function KeepOffline({ parts }: { parts: ReaderParts }) {
  const t = useTranslations('menu');
  const prepare = usePrepare();
  const [kept, setKept] = useState<KeptReader | null>(null);
  const [share, setShare] = useState(0);
  const [fault, setFault] = useState<KeepFault | null>(null);
  const { start, cancel, isPending } = useAbortableTask(
    (_: void, signal) => keepMenuReader(parts, setShare, signal),
    {
      onSuccess: () => setKept('kept'),
      onError: (error) => {
        console.info('[menu] not kept', error);
        setFault(error instanceof KeepError ? error.fault : 'not-fetched');
      },
    },
  );
  useEffect(() => {
    let isLeft = false;
    void getKeptMenuReader(parts).then((found) => {
      if (!isLeft) setKept(found);
    });
    return () => {
      isLeft = true;
    };
  }, [parts]);
  // Once kept it costs no traffic.
  useEffect(() => {
    if (kept === 'kept') prepare();
  }, [kept, prepare]);

  if (kept === null || kept === 'unavailable') return null;
  const megabytes = Math.max(1, Math.round(getKeepMegabytes(parts)));
  return (
    <section aria-label={t('offline')} className="mt-8 rounded-card bg-surface p-4">
      <p role="status" className="font-bold empty:hidden">
        {isPending ? t('keeping', { percent: Math.floor(100 * share) }) : null}
        {!isPending && kept === 'kept' ? t('readerKept', { megabytes }) : null}
        {!isPending && kept === 'partly' ? t('readerPartlyKept') : null}
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
            value={share}
            className="h-2 w-full accent-brand"
          />
          <button type="button" onClick={cancel} className={buttonClass('secondary', 'w-full')}>
            {t('cancel')}
          </button>
        </>
      ) : kept === 'kept' ? (
        <button
          type="button"
          onClick={() => void forgetMenuReader().then(() => setKept('no'))}
          className={buttonClass('secondary', 'mt-2 w-full')}
        >
          {t('forgetReader')}
        </button>
      ) : (
        <button
          type="button"
          onClick={() => {
            setFault(null);
            setShare(0);
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
