import type { Verdict } from '@kioot/engine';
import { PathIcon } from './path-icon';

const PATHS: Readonly<Record<Verdict, string>> = {
  yes: 'm5.5 10.5 3 3 6-7',
  ask: 'M7.5 7.8a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.8-1.1 1.6m0 2.5v.1',
  no: 'm6.5 6.5 7 7m0-7-7 7',
  unknown: 'M6.5 10h7',
};

/** Classes of a text that gives the reason of a verdict. */
export const REASON_COLORS: Readonly<Record<Verdict, string>> = {
  yes: 'text-ink-soft',
  ask: 'text-warn',
  no: 'text-danger',
  unknown: 'text-ink-soft',
};

const COLOR_CLASSES: Readonly<Record<Verdict, string>> = {
  yes: 'border-brand bg-brand text-on-brand',
  ask: 'border-warn text-warn',
  no: 'border-danger text-danger',
  unknown: 'border-line-strong text-ink-soft',
};

/**
 * Tick, question mark, cross or dash in a ring, distinguishable without color. Decorative: text
 * repeats it.
 */
export function VerdictMark({ verdict }: { verdict: Verdict | null }) {
  return (
    <span
      aria-hidden
      className={`grid size-7 shrink-0 place-items-center rounded-full border-2 ${verdict ? COLOR_CLASSES[verdict] : 'border-line'}`}
    >
      {verdict ? <PathIcon path={PATHS[verdict]} strokeWidth={2.2} className="size-5" /> : null}
    </span>
  );
}
