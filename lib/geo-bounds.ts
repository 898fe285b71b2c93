/** Bounding box of South Korea with Jeju and Ulleungdo: longitude, then latitude, in degrees. */
export const KOREA_BOUNDS = { mapx: [124, 132], mapy: [33, 39] } as const;
/** Bounding box of Seoul with a margin of one kilometer: longitude, then latitude, in degrees. */
export const SEOUL_BOUNDS = { mapx: [126.75, 127.2], mapy: [37.42, 37.71] } as const;
