/** Caches of the worker by lifetime. The suffix is the layout version; a new one starts empty. */
export const CACHE_NAMES = {
  /** Screens of `lib/offline/offline-pages.ts`, and the build they came from. */
  shell: 'kioot-shell-v1',
  /** Other visited pages. */
  visited: 'kioot-visited-v1',
  assets: 'kioot-assets-v1',
  drawings: 'kioot-drawings-v1',
  pictures: 'kioot-pictures-v1',
} as const;

/** Time for the network before a cached copy is shown, if there is one (seconds). */
export const NETWORK_TIMEOUT_S = 5;
