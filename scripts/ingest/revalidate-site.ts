import { fetchText } from '@/lib/http/fetch-text';
import { SiteNotToldError } from '@/lib/ingest/errors';
import type { SyncResult } from '@/lib/ingest/tourapi/result';

const LIMITS = { timeoutMs: 10_000, maxBytes: 64 * 1024 };

/**
 * Tells a running site which places a sync changed, so that their pages are made anew (`app/api/revalidate`).
 *
 * @param site `https://kioot.example`
 * @throws {SiteNotToldError} when the site does not take it: the snapshot is in place all the same
 */
export async function revalidateSite(site: string, result: SyncResult): Promise<void> {
  if (result.status !== 'done') return;
  const count = Object.values(result.counts).reduce((sum, each) => sum + each, 0);
  if (count === 0) return;
  const ids = result.changes.map(({ contentId }) => contentId);
  // Changes beyond the first few hundred are counted only.
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
    throw new SiteNotToldError(`The snapshot is in place, but ${site} was not told.`, cause);
  }
}
