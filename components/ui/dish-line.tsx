import type { ReactNode } from 'react';
import type { Verdict } from '@kioot/engine';
import { REASON_COLORS, VerdictMark } from './verdict-mark';

export interface DishLineProps {
  /** Null without a diet: no mark. */
  verdict: Verdict | null;
  name: ReactNode;
  ko: string;
  /** Rendered below the names. */
  reason?: ReactNode;
  /** Id of the reason or of the verdicts for everyone: describes a button that `name` holds. */
  reasonId?: string;
  /** Question for the staff, rendered below the reason. */
  question?: ReactNode;
  /** Day on which staff answered a question about it. */
  answer?: string | undefined;
  /** Rendered below the reason. */
  note?: ReactNode;
  /** Verdicts for everyone at a table, rendered last. */
  people?: ReactNode;
  /** Undefined for a menu without prices: no column. */
  price?: ReactNode;
  /** Age of the price. */
  priceNote?: string | undefined;
  /** Replaces the mark, which then becomes its corner. */
  picture?: ReactNode;
}

/** Dish with its verdict by shape, color and text, in English and Korean. */
export function DishLine({
  verdict,
  name,
  ko,
  reason,
  reasonId,
  question,
  answer,
  note,
  people,
  price,
  priceNote,
  picture,
}: DishLineProps) {
  return (
    <div className="flex gap-3">
      {picture ? (
        <span className="relative h-fit shrink-0">
          {picture}
          <span className="absolute -right-1.5 -bottom-1.5 rounded-full bg-paper">
            {verdict ? <VerdictMark verdict={verdict} /> : null}
          </span>
        </span>
      ) : verdict ? (
        <VerdictMark verdict={verdict} />
      ) : null}
      {/* The price wraps below the names with large text. */}
      <div className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
        <div className="min-w-0 flex-1 basis-32">
          <p className="font-bold break-keep">{name}</p>
          <p lang="ko" className="text-fine break-keep text-ink-soft">
            {ko}
          </p>
          {verdict && reason ? (
            <p id={reasonId} className={`clauses text-fine ${REASON_COLORS[verdict]}`}>
              {reason}
            </p>
          ) : null}
          {question}
          {answer ? <p className="text-fine font-bold">{answer}</p> : null}
          {note ? <p className="text-fine text-ink-soft">{note}</p> : null}
          {people ? <div id={reasonId}>{people}</div> : null}
        </div>
        {price === undefined ? null : (
          <div className="min-w-[4.25rem] shrink-0 text-right text-ink-soft tabular-nums">
            <p className="font-bold">{price}</p>
            {priceNote ? <p className="text-fine">{priceNote}</p> : null}
          </div>
        )}
      </div>
    </div>
  );
}
