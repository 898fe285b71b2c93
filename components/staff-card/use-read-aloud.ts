'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';

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
