import type { ReactNode } from 'react';
import './summary-button.css';

interface SummaryButtonProps {
  /** Choices that the dialog changes, in short. */
  children: ReactNode;
  action: string;
  onOpen: () => void;
}

/** Row of a form that opens a dialog; lower in a `.slim-row`. */
export const SummaryButton = ({ children, action, onOpen }: SummaryButtonProps) => (
  <button type="button" aria-haspopup="dialog" onClick={onOpen} className="summary-button">
    <span className="min-w-min flex-1 basis-24">{children}</span>
    <span className="shrink-0 font-bold text-brand-strong underline underline-offset-4">
      {action}
    </span>
  </button>
);
