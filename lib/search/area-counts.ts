import 'server-only';
import { AREAS } from '../areas';
import { isStandaloneBuild } from '../env';
import { logEvent, toErrorFields } from '../observability/log';
import { RADII_M } from '../radii';
import { getSearchService } from './backend';

/** Numbers of places within `RADII_M`, by the id of an area. */
export type AreaCounts = Readonly<Record<number, readonly number[]>>;

/**
 * Numbers of places that look-ups around the areas find. Null where they are unknown: with a
 * tourism backend, while the database fails, and in an image, whose places are not known yet.
 */
export async function getAreaCounts(): Promise<AreaCounts | null> {
  const service = isStandaloneBuild() ? null : getSearchService();
  if (!service) return null;
  try {
    const counts = await service.countWithin(AREAS, RADII_M);
    return Object.fromEntries(AREAS.map(({ id }, at) => [id, counts[at] ?? []]));
  } catch (error) {
    logEvent('warn', 'places.count_failed', toErrorFields(error));
    return null;
  }
}
