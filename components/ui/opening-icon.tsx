import type { OpenStateLabel } from '@/lib/format/format-open-state';

/** Open: dot; after last orders: ring; break: half dot; closed: crossed ring; unknown: dashed ring. */
export function OpeningIcon({ state }: { state: OpenStateLabel['shape'] }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 20 20"
      className="mr-1 inline-block size-[0.9em] align-[-0.08em]"
      data-shape={state}
    >
      <circle
        cx="10"
        cy="10"
        r="7.5"
        fill={state === 'open' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray={state === 'unknown' ? '4 3.85' : undefined}
      />
      {state === 'break' ? <path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" /> : null}
      {state === 'closed' ? (
        <path d="M6 10h8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      ) : null}
    </svg>
  );
}
