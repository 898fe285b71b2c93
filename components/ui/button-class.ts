/** Classes of a button, or of a link styled as one, which are utilities of `globals.css`. */
export function buttonClass(variant: 'primary' | 'secondary' = 'primary', extra = ''): string {
  return `button ${variant} ${extra}`;
}

/**
 * Sticky main action at the bottom, above a phone's home indicator. `globals.css` keeps focused
 * elements clear of it.
 */
export const STICKY_ACTION_CLASS =
  'sticky bottom-0 z-10 mt-auto pt-5 pb-[max(0.75rem,env(safe-area-inset-bottom))]';
