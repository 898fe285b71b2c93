import { fetchText } from '@/lib/http/fetch-text';
import { SiteNotToldError } from '@/lib/tourapi/sync/errors';
import type { SyncResult } from '@/lib/tourapi/sync/result';

const TIMEOUT_MS = 10_000;
/** The paths that were made stale. */
const MAX_ANSWER_BYTES = 1024 * 1024;

/**
 * Tells a running site which places a sync changed, so that their pages are made anew (`app/api/revalidate`).
 *
 * @param site `https://kioot.example`
 * @throws {SiteNotToldError} when the site does not take it: the snapshot is in place all the same
 */
export async function tellSite(site: string, result: SyncResult): Promise<void> {
  if (result.status !== 'done') return;
  const count = Object.values(result.counts).reduce((sum, each) => sum + each, 0);
  if (count === 0) return;
  const ids = result.changes.map(({ contentId }) => contentId);
  // Changes beyond the first few hundred are counted only.
  const places = ids.length < count ? 'all' : ids;
  try {
    await fetchText(
      new URL('/api/revalidate', site),
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-revalidate-secret': process.env.REVALIDATE_SECRET ?? '',
        },
        body: JSON.stringify({ type: 'SYNC', places }),
        redirect: 'error',
      },
      { timeoutMs: TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES, okOnly: true },
    );
  } catch (cause) {
    throw new SiteNotToldError(site, cause);
  }
}
