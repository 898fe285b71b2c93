import { createMethodNotAllowed, respondJson } from '@/lib/http/respond';
import { getSnapshotInfo } from '@/lib/places/snapshot-store';

/** Never prerendered: reports on the running process. */
export const dynamic = 'force-dynamic';

/**
 * Liveness: the process responds, and the age of its data. Checks no other service, to never
 * restart a healthy process for a fault elsewhere.
 */
export function GET(): Response {
  const { takenAt, ageDays, rows } = getSnapshotInfo(new Date());
  return respondJson({ status: 'ok', data: { takenAt, ageDays, rows } });
}

const methodNotAllowed = createMethodNotAllowed('GET', 'HEAD');
export {
  methodNotAllowed as DELETE,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as POST,
  methodNotAllowed as PUT,
};
