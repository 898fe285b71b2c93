'use client';

import { useTranslations } from 'next-intl';
import { useReadAloud } from './use-read-aloud';

interface ReadAloudProps {
  texts: readonly string[];
  /** Their meaning; the button is an icon with this name, left out without a Korean voice. */
  about?: string;
}

/** Button that reads Korean aloud; a hint on phones without a Korean voice. */
export function ReadAloud({ texts, about }: ReadAloudProps) {
  const t = useTranslations('ui');
  const { isSupported, isReading, read, stop } = useReadAloud();
  if (!isSupported && about) return null;
  if (!isSupported) {
    return <p className="pl-3 text-fine leading-snug text-ink-soft">{t('noVoice')}</p>;
  }
  const label = isReading ? t('stopReading') : t('readAloud');
  return (
    <button
      type="button"
      onClick={() => (isReading ? stop() : read(texts))}
      aria-label={about ? `${label}: ${about}` : undefined}
      className={`inline-flex min-h-12 shrink-0 items-center justify-center gap-2 border-2 border-line-strong bg-surface text-body font-bold ${about ? 'min-w-12 rounded-full' : 'rounded-control px-4'}`}
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
      {about ? null : label}
    </button>
  );
}
