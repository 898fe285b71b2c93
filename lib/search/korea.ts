/** The box around South Korea, Jeju and Ulleungdo included: longitude, then latitude, in degrees. */
export const KOREA_BOUNDS = { mapx: [124, 132], mapy: [33, 39] } as const;
