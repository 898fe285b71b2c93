import type { ReactNode } from 'react';

interface SummaryButtonProps {
  /** Choices that the dialog changes, in short. */
  children: ReactNode;
  action: string;
  /** True for a row beside the question of a step, lower than those of a form. */
  isSlim?: boolean;
  onOpen: () => void;
}

/** Row of a form that opens a dialog. */
export const SummaryButton = ({ children, action, isSlim = false, onOpen }: SummaryButtonProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={onOpen}
    className={`flex w-full flex-wrap items-center justify-between gap-x-3 bg-surface px-3 text-left transition-[transform,box-shadow] duration-tap hover:border-brand active:translate-y-px ${
      isSlim
        ? 'min-h-touch rounded-control border border-line-strong py-1'
        : 'mt-3 min-h-14 rounded-card border-2 border-line-strong py-2 shadow-card active:shadow-press'
    }`}
  >
    <span className="min-w-min flex-1 basis-24">{children}</span>
    <span className="shrink-0 font-bold text-brand-strong underline underline-offset-4">
      {action}
    </span>
  </button>
);
