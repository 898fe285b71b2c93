/** Tick on the corner of a chosen option, distinguishable without color. */
export function ChosenMark() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 28 28"
      className="pointer-events-none absolute -top-2.5 -right-2 size-7 animate-grow-in"
    >
      <circle cx="14" cy="14" r="12.5" strokeWidth="2" className="fill-brand stroke-surface" />
      <path
        d="m8.5 14.5 4 4 7-8"
        fill="none"
        strokeWidth="2.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-brand"
      />
    </svg>
  );
}
