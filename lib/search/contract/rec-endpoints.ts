/** Paths of the four calls (specification section 7), the same on every host. */
export const REC_PATHS = {
  contentIds: '/api/rec/get-content-id-by-gps',
  filter: '/api/rec/get-filtered-restaurants',
  page: '/api/rec/translate-restaurant-pagination',
  english: '/api/rec/get-filtered-restaurants-eng',
} as const;
export type RecEndpoint = keyof typeof REC_PATHS;

export const PAGE_SIZE = 10;
/** Time limit of a browser or the BFF for a response (specification section 9). */
export const REQUEST_TIMEOUT_MS = 120_000;
