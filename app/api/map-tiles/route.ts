import { getEnv } from '@/lib/env';
import { createGetRoute, respondJson } from '@/lib/http/json-route';
import type { StreetTiles } from '@/lib/map/street-tiles';

/** Never prerendered: reads the environment of the running process, not of the build. */
export const dynamic = 'force-dynamic';

/** URL and attribution of the street tiles; null without tiles. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = createGetRoute((): Response => {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = getEnv();
  const streets: StreetTiles = url && attribution ? { url, attribution } : null;
  return respondJson(streets);
});
