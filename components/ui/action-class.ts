/** Small button or link under a restaurant. */
export const ACTION_CLASS =
  'inline-flex min-h-touch items-center gap-1.5 rounded-control bg-brand-soft px-3.5 py-2 font-bold text-brand-strong';

/** Same without a background, for secondary actions. */
export const QUIET_ACTION_CLASS =
  'inline-flex min-h-touch items-center gap-1.5 rounded-control px-2 py-2 font-bold text-brand-strong underline underline-offset-4';

/** Toggle for a filter or an order. */
export const CHIP_CLASS =
  'inline-flex min-h-touch items-center gap-1.5 rounded-full border-2 border-line bg-surface px-3.5 font-bold aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong';

/** Icon button with a visually hidden label. */
export const ICON_ACTION_CLASS =
  'inline-flex size-touch items-center justify-center rounded-full text-lead text-ink-soft aria-pressed:text-danger';
