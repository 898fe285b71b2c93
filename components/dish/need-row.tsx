import type { ReactNode } from 'react';
import type { NeedAnswer } from '@/lib/dish-page/format-need';
import { VerdictMark } from '../ui/verdict-mark';

const REASON_COLORS: Readonly<Record<NeedAnswer['verdict'], string>> = {
  yes: 'text-ink-soft',
  ask: 'text-warn',
  no: 'text-danger',
  unknown: 'text-ink-soft',
};

interface NeedRowProps extends NeedAnswer {
  /** The need, with the verdict for screen readers. */
  name: ReactNode;
  children?: ReactNode;
}

/** Answer of a dish for one need: verdict by shape, color and text, and the question in Korean. */
export function NeedRow({ name, verdict, reason, question, children }: NeedRowProps) {
  return (
    <div className="flex gap-3 py-2.5" data-verdict={verdict}>
      <VerdictMark verdict={verdict} />
      <div className="min-w-0 flex-1">
        <p className="font-bold break-keep">{name}</p>
        {reason ? <p className={`clauses text-fine ${REASON_COLORS[verdict]}`}>{reason}</p> : null}
        {question ? (
          <p lang="ko" className="text-fine break-keep">
            {question}
          </p>
        ) : null}
        {children}
      </div>
    </div>
  );
}
