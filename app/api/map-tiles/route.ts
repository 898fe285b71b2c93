import { getEnv } from '@/lib/env';
import { createMethodNotAllowed, respondJson } from '@/lib/http/respond';
import type { Streets } from '@/lib/map/streets';

/** By the environment this process started in, whatever built it. */
export const dynamic = 'force-dynamic';

/** Where the map's street tiles come from and whom they are owed to; null where it has none. */
export function GET(): Response {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = getEnv();
  const streets: Streets = url && attribution ? { url, attribution } : null;
  return respondJson(streets);
}

const methodNotAllowed = createMethodNotAllowed('GET', 'HEAD');
export {
  methodNotAllowed as DELETE,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as POST,
  methodNotAllowed as PUT,
};
