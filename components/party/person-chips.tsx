import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GuestVerdict } from '@/lib/search/contract/rec-contract';
import { markEnglish } from '../ui/mark-english';
import { PathIcon } from '../ui/path-icon';

type Fit = GuestVerdict['fit'];

const QUESTION_MARK = 'M6.5 7a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.1-1.5 2.3m0 3.5v.1';
const PATHS: Readonly<Record<Fit, string>> = {
  yes: 'm3.5 10.5 4.5 4.5 8.5-10',
  question: QUESTION_MARK,
  ask: QUESTION_MARK,
  unknown: 'M4 10h12',
  no: 'm4.5 4.5 11 11m0-11-11 11',
};

const COLORS: Readonly<Record<Fit, string>> = {
  yes: 'border-transparent bg-brand-soft text-brand-strong',
  question: 'border-transparent bg-warn-soft text-warn',
  ask: 'border-transparent bg-warn-soft text-warn',
  unknown: 'border-line bg-surface text-ink-soft',
  no: 'border-danger bg-surface text-danger',
};

/** Tick, question mark, cross or dash. */
export const GuestFitIcon = ({ fit }: { fit: Fit }) => (
  <PathIcon
    path={PATHS[fit]}
    shape={fit}
    strokeWidth={3}
    className="mr-1 inline-block size-[0.85em] align-[-0.08em]"
  />
);

/** Verdict on one person, in words. */
interface PersonVerdict {
  fit: Fit;
  text: string;
  /** Verdict for screen readers, where the text is a name alone. */
  spoken?: string;
}

const MAX_LINES = 3;
const WORST_FIRST: readonly Fit[] = ['no', 'unknown', 'ask', 'question', 'yes'];

/** True where the last chip is below the lines that there is room for. */
function isTooHigh(list: HTMLElement): boolean {
  const tops = new Set(
    [...list.children].flatMap((chip) => (chip instanceof HTMLElement ? chip.offsetTop : [])),
  );
  return tops.size > MAX_LINES;
}

/**
 * A chip for each person, on three lines at most: who has the best verdict is counted in "+2" first.
 * Screen readers get all of them.
 */
export function PersonChips({ verdicts }: { verdicts: readonly PersonVerdict[] }) {
  const t = useTranslations('party');
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const [hiddenCount, setHiddenCount] = useState(0);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!list.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.round(entry?.contentRect.width ?? 0);
      setWidth((before) => {
        if (before !== next) setHiddenCount(0);
        return next;
      });
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  const count = verdicts.length;
  const allTexts = verdicts.map(({ text }) => text).join();
  useLayoutEffect(() => {
    if (list.current && isTooHigh(list.current))
      setHiddenCount((hidden) => Math.min(count - 1, hidden + 1));
  }, [hiddenCount, width, count, allTexts]);

  const byUrgency = WORST_FIRST.flatMap((fit) => verdicts.filter((verdict) => verdict.fit === fit));
  const shown = new Set(byUrgency.slice(0, count - hiddenCount));
  const hidden = verdicts.filter((verdict) => !shown.has(verdict));
  return (
    <ul ref={list} aria-label={t('people')} className="mt-1 flex flex-wrap gap-1">
      {verdicts.map((verdict, index) =>
        shown.has(verdict) ? (
          <li
            key={index}
            data-fit={verdict.fit}
            className={`rounded-full border px-2 py-px text-[0.8125rem] leading-5 font-bold [overflow-wrap:anywhere] ${COLORS[verdict.fit]}`}
          >
            <GuestFitIcon fit={verdict.fit} />
            {markEnglish(verdict.text, locale)}
            {verdict.spoken ? <span className="sr-only">: {verdict.spoken}</span> : null}
          </li>
        ) : null,
      )}
      {hidden.length > 0 ? (
        <li className="rounded-full border border-line px-2 py-px text-[0.8125rem] leading-5 font-bold text-ink-soft">
          <span aria-hidden>+{hidden.length}</span>
          {hidden.map(({ text }, index) => (
            <span key={index} className="sr-only">
              {markEnglish(text, locale)}.
            </span>
          ))}
        </li>
      ) : null}
    </ul>
  );
}
