'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';

/** Strangers are not to be hurried. */
const RATE = 0.9;

/** Not every browser has it, whatever its type says. */
function getSpeech(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in window ? window.speechSynthesis : undefined;
}

function findVoice(): SpeechSynthesisVoice | undefined {
  return getSpeech()
    ?.getVoices()
    .find(({ lang }) => /^ko\b/i.test(lang.replace('_', '-')));
}

/** Browsers hear of their voices some time after a page has begun. */
function subscribe(notify: () => void): () => void {
  const speech = getSpeech();
  speech?.addEventListener('voiceschanged', notify);
  return () => speech?.removeEventListener('voiceschanged', notify);
}

const hasVoice = () => findVoice() !== undefined;

/** Reads Korean aloud with a voice of the phone, as far as it has a Korean one. */
export function useReadAloud() {
  const isPossible = useSyncExternalStore(subscribe, hasVoice, () => false);
  const [isReading, setIsReading] = useState(false);
  useEffect(() => () => getSpeech()?.cancel(), []);

  function stop() {
    getSpeech()?.cancel();
    setIsReading(false);
  }

  /** One text after the other: browsers break off in the middle of long ones. */
  function read(texts: readonly string[]) {
    const speech = getSpeech();
    const voice = findVoice();
    if (!speech || !voice) return;
    speech.cancel();
    texts.forEach((text, at) => {
      const utterance = new SpeechSynthesisUtterance(text);
      Object.assign(utterance, { lang: 'ko-KR', voice, rate: RATE });
      if (at === texts.length - 1) utterance.onend = () => setIsReading(false);
      utterance.onerror = () => setIsReading(false);
      speech.speak(utterance);
    });
    setIsReading(true);
  }

  return { isPossible, isReading, read, stop };
}
