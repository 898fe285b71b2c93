import type { ReactNode } from 'react';

interface SummaryButtonProps {
  /** Choices that the dialog changes, in short. */
  children: ReactNode;
  action: string;
  onOpen: () => void;
}

/** Row of a form that opens a dialog. */
export const SummaryButton = ({ children, action, onOpen }: SummaryButtonProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={onOpen}
    className="mt-3 flex min-h-14 w-full flex-wrap items-center justify-between gap-x-3 rounded-card border-2 border-line-strong bg-surface px-3 py-2 text-left shadow-card transition-[transform,box-shadow] duration-tap hover:border-brand active:translate-y-px active:shadow-press"
  >
    <span className="min-w-min flex-1 basis-24">{children}</span>
    <span className="shrink-0 font-bold text-brand-strong underline underline-offset-4">
      {action}
    </span>
  </button>
);
