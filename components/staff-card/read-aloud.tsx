'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'next-intl';
import { PathIcon } from '../ui/path-icon';

const SPEAK_PATH = 'M4 9v6h4l5 4V5L8 9zm12.5-.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12';

/** Loudspeaker, or the square that stops it. */
export const SpeechIcon = ({ isReading }: { isReading: boolean }) => (
  <PathIcon
    path={isReading ? 'M7 7h10v10H7z' : SPEAK_PATH}
    box={24}
    strokeWidth={2.2}
    className="size-6 shrink-0"
  />
);

/** Slower than normal speech. */
const SPEECH_RATE = 0.9;

/** Missing in some browsers, although its type is not optional. */
function getSpeech(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in window ? window.speechSynthesis : undefined;
}

function findKoreanVoice(): SpeechSynthesisVoice | undefined {
  return getSpeech()
    ?.getVoices()
    .find(({ lang }) => /^ko\b/i.test(lang.replace('_', '-')));
}

/** Browsers load their voices some time after the page. */
function subscribe(notify: () => void): () => void {
  const speech = getSpeech();
  speech?.addEventListener('voiceschanged', notify);
  return () => speech?.removeEventListener('voiceschanged', notify);
}

const hasKoreanVoice = () => findKoreanVoice() !== undefined;

/** Reads Korean text aloud with a voice of the phone, if it has a Korean one. */
export function useReadAloud() {
  const isSupported = useSyncExternalStore(subscribe, hasKoreanVoice, () => false);
  const [isReading, setIsReading] = useState(false);
  useEffect(() => () => getSpeech()?.cancel(), []);

  function stop() {
    getSpeech()?.cancel();
    setIsReading(false);
  }

  /** One utterance for each text: browsers cut off long ones. */
  function read(texts: readonly string[]) {
    const speech = getSpeech();
    const voice = findKoreanVoice();
    if (!speech || !voice) return;
    speech.cancel();
    texts.forEach((text, index) => {
      const utterance = new SpeechSynthesisUtterance(text);
      Object.assign(utterance, { lang: 'ko-KR', voice, rate: SPEECH_RATE });
      if (index === texts.length - 1) utterance.onend = () => setIsReading(false);
      utterance.onerror = () => setIsReading(false);
      speech.speak(utterance);
    });
    setIsReading(true);
  }

  return { isSupported, isReading, read, stop };
}

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
