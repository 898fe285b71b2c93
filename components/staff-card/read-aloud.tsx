'use client';

import { useTranslations } from 'next-intl';
import { useReadAloud } from './use-read-aloud';

/** Button that reads the card aloud; a hint on phones without a Korean voice. */
export function ReadAloud({ texts }: { texts: readonly string[] }) {
  const t = useTranslations('card');
  const { isSupported, isReading, read, stop } = useReadAloud();
  if (!isSupported) {
    return <p className="pl-3 text-fine leading-snug text-ink-soft">{t('noVoice')}</p>;
  }
  return (
    <button
      type="button"
      onClick={() => (isReading ? stop() : read(texts))}
      className="inline-flex min-h-12 items-center gap-2 rounded-control border-2 border-line-strong bg-surface px-4 text-body font-bold"
    >
      <svg aria-hidden viewBox="0 0 24 24" className="size-6 shrink-0">
        <path
          d={
            isReading
              ? 'M7 7h10v10H7z'
              : 'M4 9v6h4l5 4V5L8 9zm12.5-.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12'
          }
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {isReading ? t('stop') : t('readAloud')}
    </button>
  );
}
