'use client';

import { useReadAloud } from '../staff-card/use-read-aloud';

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
      <svg aria-hidden viewBox="0 0 24 24" className="size-6">
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
    </button>
  );
}
