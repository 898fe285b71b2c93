import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GuestVerdict } from '@/lib/search/contract/rec-contract';
import { markEnglish } from '../ui/mark-english';
import { PersonChip } from './person-chip';

/** Verdict on one person, in words. */
interface PersonVerdict {
  fit: GuestVerdict['fit'];
  text: string;
  /** Verdict for screen readers, where the text is a name alone. */
  spoken?: string;
}

const MAX_LINES = 3;
const WORST_FIRST: readonly GuestVerdict['fit'][] = ['no', 'unknown', 'ask', 'question', 'yes'];

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
          <PersonChip key={index} fit={verdict.fit}>
            {markEnglish(verdict.text, locale)}
            {verdict.spoken ? <span className="sr-only">: {verdict.spoken}</span> : null}
          </PersonChip>
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
