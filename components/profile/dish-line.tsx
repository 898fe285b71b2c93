import type { ReactNode } from 'react';
import type { Verdict } from '@kioot/engine';
import { VerdictMark } from '../ui/verdict-mark';

const REASON_COLOURS: Readonly<Record<Verdict, string>> = {
  yes: 'text-ink-soft',
  ask: 'text-warn',
  no: 'text-danger',
  unknown: 'text-ink-soft',
};

interface DishLineProps {
  /** Null where nobody said what they eat. */
  verdict: Verdict | null;
  name: ReactNode;
  ko: string;
  /** Stands below the names. */
  reason?: ReactNode;
  /** In Korean, as it is written on the menu. */
  price?: string | undefined;
  /** How old the price is. */
  priceNote?: string | undefined;
  /** A drawing in the place where the mark stands else; the mark is then its corner. */
  picture?: ReactNode;
}

/** A dish: what it is to the visitor by shape, colour and words, in English and in Korean. */
export function DishLine({ verdict, name, ko, reason, price, priceNote, picture }: DishLineProps) {
  return (
    <div className="flex gap-3">
      {picture ? (
        <span className="relative h-fit shrink-0">
          {picture}
          <span className="absolute -right-1.5 -bottom-1.5 rounded-full bg-paper">
            {verdict ? <VerdictMark verdict={verdict} /> : null}
          </span>
        </span>
      ) : (
        <VerdictMark verdict={verdict} />
      )}
      {/* The price goes below the names where letters are so large that they would meet. */}
      <div className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
        <div className="min-w-0 flex-1 basis-32">
          <p className="font-bold">{name}</p>
          <p lang="ko" className="text-fine break-keep text-ink-soft">
            {ko}
          </p>
          {verdict && reason ? (
            <p className={`text-fine ${REASON_COLOURS[verdict]}`}>{reason}</p>
          ) : null}
        </div>
        {price ? (
          <div className="shrink-0 text-right text-ink-soft">
            <p lang="ko" className="font-bold">
              {price}
            </p>
            {priceNote ? <p className="text-fine">{priceNote}</p> : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}
