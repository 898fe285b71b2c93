import type { ReactNode } from 'react';

interface SpeechBubbleProps {
  /** Side of the speaker; `mascot`: above, or left on low windows. */
  from: 'above' | 'left' | 'mascot';
  className?: string;
  children: ReactNode;
}

const ABOVE = '-top-[0.55rem] left-1/2 -translate-x-1/2 border-t border-l';
const TAILS = {
  above: ABOVE,
  mascot: `${ABOVE} low:top-1/2 low:-left-[0.55rem] low:translate-x-0 low:-translate-y-1/2 low:border-t-0 low:border-b`,
  left: 'top-1/2 -left-[0.55rem] -translate-y-1/2 border-b border-l',
} as const;

/** Text of the mascot on an opaque background. */
export function SpeechBubble({ from, className = '', children }: SpeechBubbleProps) {
  return (
    <div
      className={`relative rounded-sheet border border-line bg-surface px-page py-4 shadow-card ${className}`}
    >
      <span
        aria-hidden
        className={`absolute size-4 rotate-45 border-line bg-surface forced-colors:hidden ${TAILS[from]}`}
      />
      {children}
    </div>
  );
}
