/** The box around South Korea, Jeju and Ulleungdo included: longitude, then latitude, in degrees. */
export const KOREA_BOUNDS = { mapx: [124, 132], mapy: [33, 39] } as const;
/** The box around Seoul, a kilometre wider than the city: longitude, then latitude, in degrees. */
export const SEOUL_BOUNDS = { mapx: [126.75, 127.2], mapy: [37.42, 37.71] } as const;
