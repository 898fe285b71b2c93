import { createGetRoute, respondJson } from '@/lib/http/json-route';
import { getSnapshotInfo } from '@/lib/places/snapshot-store';

/** Never prerendered: reports on the running process. */
export const dynamic = 'force-dynamic';

/**
 * Liveness: the process responds, and the age of its data. Checks no other service, to never
 * restart a healthy process for a fault elsewhere.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = createGetRoute((): Response => {
  const { takenAt, ageDays, rows } = getSnapshotInfo(new Date());
  return respondJson({ status: 'ok', data: { takenAt, ageDays, rows } });
});
