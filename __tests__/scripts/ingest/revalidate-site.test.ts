import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '@/__tests__/helpers/http-server';
import type { SyncResult } from '@kioot/ingest/tourapi';
import { revalidateSite } from '@/scripts/ingest/revalidate-site';

let site: TestServer;
let status: number;

beforeEach(async () => {
  status = 200;
  process.env.REVALIDATE_SECRET = 'a-secret-of-the-site';
  site = await startTestServer((_request, response) => response.writeHead(status).end());
});

afterEach(async () => {
  delete process.env.REVALIDATE_SECRET;
  await site.close();
});

function toResult(ids: readonly string[], changed = ids.length): SyncResult {
  return {
    status: 'done',
    calls: 1,
    callsLeft: 999,
    counts: { new: 0, changed, vanished: 0, returned: 0, removed: 0 },
    changes: ids.map((contentId) => ({ kind: 'changed', contentId, title: contentId, fields: [] })),
    misplaced: [],
    unusable: [],
    isListComplete: true,
    passedOver: new Map(),
    snapshot: { takenAt: '2026-11-23T00:00:00+09:00', rows: 1, sources: [] },
  };
}

it('revalidates changed places, all when only counted, and none without changes', async () => {
  await revalidateSite(site.url, toResult(['1', '2']));
  await revalidateSite(site.url, toResult(['1'], 600));
  await revalidateSite(site.url, toResult([]));
  expect(site.requests.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    ['/api/revalidate', { type: 'SYNC', places: ['1', '2'] }],
    ['/api/revalidate', { type: 'SYNC', places: 'all' }],
  ]);
  expect(site.requests[0]?.headers['x-revalidate-secret']).toBe('a-secret-of-the-site');
});

it('reports that the snapshot is in place when the site refuses', async () => {
  status = 401;
  await expect(revalidateSite(site.url, toResult(['1']))).rejects.toMatchObject({
    name: 'SiteNotNotifiedError',
  });
});
