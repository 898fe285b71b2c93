import type { ReactNode } from 'react';
import type { Verdict } from '@kioot/engine';
import { VerdictMark } from '../ui/verdict-mark';

const COLORS: Readonly<Record<Verdict, string>> = {
  yes: 'bg-brand-soft [--headline:var(--brand-strong)]',
  ask: 'bg-warn-soft [--headline:var(--warn)]',
  no: 'bg-surface shadow-card [--headline:var(--danger)]',
  unknown: 'bg-surface shadow-card',
};

/** Verdict in words. */
export interface Answer {
  verdict: Verdict;
  headline: string;
  /** Reason, evidence, and counts of dishes. */
  detail: string;
}

interface AnswerPanelProps extends Partial<Answer> {
  verdict: Verdict;
  headline: string;
  /** "· Strict Vegan · Allergies: peanuts". */
  who?: string;
  children?: ReactNode;
}

/** Panel as high as most answers, so that the page does not move when the diet is read. */
export function AnswerPanel({ verdict, headline, who, detail, children }: AnswerPanelProps) {
  return (
    <div
      data-verdict={verdict}
      className={`mt-3 flex min-h-24 items-center gap-3 rounded-card p-3 ${COLORS[verdict]}`}
    >
      <VerdictMark verdict={verdict} />
      <div className="min-w-0 flex-1">
        <p role="status" className="phrases">
          <strong className="text-[color:var(--headline)]">{headline}</strong>
          {who ? (
            <>
              {' '}
              <span className="text-fine text-ink-soft">{who}</span>
            </>
          ) : null}
        </p>
        {detail ? <p className="phrases text-fine">{detail}</p> : null}
        {children}
      </div>
    </div>
  );
}
