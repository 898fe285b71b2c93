import { fetchText } from '@kioot/base/fetch';
import { toFailure } from '@kioot/ingest';
import type { SyncResult } from '@kioot/ingest/tourapi';

const LIMITS = { timeoutMs: 10_000, maxBytes: 64 * 1024 };

/**
 * Revalidates the pages of changed places on a running site (`app/api/revalidate`).
 *
 * @param site `https://kioot.example`
 * @throws {IngestError} when the request fails; the snapshot is in place all the same
 */
export async function revalidateSite(site: string, result: SyncResult): Promise<void> {
  if (result.status !== 'done') return;
  const count = Object.values(result.counts).reduce((sum, each) => sum + each, 0);
  if (count === 0) return;
  const ids = result.changes.map(({ contentId }) => contentId);
  // The result lists a few hundred changes at most; beyond that only a count.
  const places = ids.length < count ? 'all' : ids;
  const request: RequestInit = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-revalidate-secret': process.env.REVALIDATE_SECRET ?? '',
    },
    body: JSON.stringify({ type: 'SYNC', places }),
    redirect: 'error',
  };
  try {
    const { response } = await fetchText(new URL('/api/revalidate', site), request, LIMITS);
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  } catch (cause) {
    throw toFailure(
      'SiteNotNotifiedError',
      `The snapshot is in place, but ${site} was not notified.`,
      cause,
    );
  }
}
