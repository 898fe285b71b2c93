import * as v from 'valibot';

/**
 * Response of `/api/map-tiles`: tile URL and attribution; null when street tiles are not
 * configured.
 */
export const streetTilesSchema = v.nullable(v.object({ url: v.string(), attribution: v.string() }));
export type StreetTiles = v.InferOutput<typeof streetTilesSchema>;
