/** What the worker keeps, by how long. The number is that of the layout: a change of it starts afresh. */
export const CACHES = {
  /** The screens of `lib/offline/pages.ts`, and which build they were fetched from. */
  shell: 'kioot-shell-v1',
  /** Other pages that were opened. */
  visited: 'kioot-visited-v1',
  assets: 'kioot-assets-v1',
  drawings: 'kioot-drawings-v1',
  pictures: 'kioot-pictures-v1',
} as const;

/** How long the network may take before the kept copy is shown instead, where there is one. */
export const BAD_SIGNAL_S = 5;
