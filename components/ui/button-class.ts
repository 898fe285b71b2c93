const BASE_CLASS =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-page py-3 text-center font-bold transition-[transform,box-shadow,background-color] duration-tap active:translate-y-px active:shadow-press disabled:cursor-progress disabled:border-line disabled:bg-line disabled:text-ink-soft disabled:shadow-none';

const VARIANTS = {
  primary:
    'border-2 border-transparent bg-brand text-on-brand shadow-card hover:bg-brand-strong forced-colors:border-[ButtonText]',
  secondary: 'border-2 border-line-strong bg-surface text-ink hover:border-brand',
} as const;

/** Classes of a button, or of a link styled as one. */
export function buttonClass(variant: keyof typeof VARIANTS = 'primary', extra = ''): string {
  return `${BASE_CLASS} ${VARIANTS[variant]} ${extra}`;
}

/**
 * Sticky main action at the bottom, above a phone's home indicator. `globals.css` keeps focused
 * elements clear of it.
 */
export const STICKY_ACTION_CLASS =
  'sticky bottom-0 z-10 mt-auto pt-5 pb-[max(0.75rem,env(safe-area-inset-bottom))]';
