import type { ReactNode } from 'react';
import type { GuestVerdict } from '@/lib/search/contract/rec-contract';

type GuestFit = GuestVerdict['fit'];

const QUESTION_MARK = 'M6.5 7a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.1-1.5 2.3m0 3.5v.1';
const PATHS: Readonly<Record<GuestFit, string>> = {
  yes: 'm3.5 10.5 4.5 4.5 8.5-10',
  question: QUESTION_MARK,
  ask: QUESTION_MARK,
  unknown: 'M4 10h12',
  no: 'm4.5 4.5 11 11m0-11-11 11',
};

const COLORS: Readonly<Record<GuestFit, string>> = {
  yes: 'border-transparent bg-brand-soft text-brand-strong',
  question: 'border-transparent bg-warn-soft text-warn',
  ask: 'border-transparent bg-warn-soft text-warn',
  unknown: 'border-line bg-surface text-ink-soft',
  no: 'border-danger bg-surface text-danger',
};

/** Tick, question mark, cross or dash. */
export function GuestFitIcon({ fit }: { fit: GuestFit }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 20 20"
      className="mr-1 inline-block size-[0.85em] align-[-0.08em]"
      data-shape={fit}
    >
      <path
        d={PATHS[fit]}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Person with a verdict by mark and color; `children` say it in words. */
export function PersonChip({ fit, children }: { fit: GuestFit; children: ReactNode }) {
  return (
    <li
      data-fit={fit}
      className={`rounded-full border px-2 py-px text-[0.8125rem] leading-5 font-bold [overflow-wrap:anywhere] ${COLORS[fit]}`}
    >
      <GuestFitIcon fit={fit} />
      {children}
    </li>
  );
}
