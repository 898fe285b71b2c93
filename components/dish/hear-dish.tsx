'use client';

import { SpeechIcon, useReadAloud } from '../staff-card/read-aloud';

/** Button that says the name of a dish in Korean; null on phones without a Korean voice. */
export function HearDish({
  ko,
  label,
  stopLabel,
}: {
  ko: string;
  label: string;
  stopLabel: string;
}) {
  const { isSupported, isReading, read, stop } = useReadAloud();
  if (!isSupported) return null;
  return (
    <button
      type="button"
      aria-label={isReading ? stopLabel : label}
      onClick={() => (isReading ? stop() : read([ko]))}
      className="grid size-11 shrink-0 place-items-center rounded-full text-brand-strong"
    >
      <SpeechIcon isReading={isReading} />
    </button>
  );
}
