'use client';

import { useTranslations } from 'next-intl';
import { SpeechIcon } from './speech-icon';
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
      <SpeechIcon isReading={isReading} />
      {about ? null : label}
    </button>
  );
}
