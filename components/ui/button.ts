const BASE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-3 text-center font-bold transition-[transform,box-shadow,background-color] duration-tap active:translate-y-px active:shadow-press disabled:cursor-progress disabled:border-line disabled:bg-line disabled:text-ink-soft disabled:shadow-none';

const VARIANTS = {
  primary:
    'border-2 border-transparent bg-brand text-on-brand shadow-card hover:bg-brand-strong forced-colors:border-[ButtonText]',
  secondary: 'border-2 border-line-strong bg-surface text-ink hover:border-brand',
} as const;

/** The classes of a button or of a link that looks like one. */
export function buttonClass(variant: keyof typeof VARIANTS = 'primary', extra = ''): string {
  return `${BASE} ${VARIANTS[variant]} ${extra}`;
}

/**
 * Keeps a screen's one main action under the thumb while the answers scroll beneath it, clear of the bar a phone
 * draws at its lower edge. `globals.css` keeps what has the focus from hiding behind it.
 */
export const STICKY_ACTION =
  'sticky bottom-0 z-10 mt-auto pt-5 pb-[max(0.75rem,env(safe-area-inset-bottom))]';
