import { afterEach, describe, expect, it } from '@jest/globals';
import { SourceError } from '../../src/common/source-error';
import { createSyncHarness, type SyncHarness } from '../helpers/tourapi-harness';
import { TEST_SERVICE_KEY } from '../helpers/tourapi-server';
import { createTourWorld } from '../helpers/tourapi-world';

let bench: SyncHarness;

afterEach(async () => {
  await bench.close();
});

async function prepare(rows: number) {
  const world = createTourWorld(5, rows);
  bench = await createSyncHarness({ world });
  return world;
}

const api = (baseUrl: string) => ({
  serviceKey: TEST_SERVICE_KEY,
  baseUrl,
  ratePerSecond: 100_000,
  backoffMs: 1,
  retries: 2,
});

describe('a row without modifiedtime', () => {
  it('is fetched in every sync', async () => {
    const world = await prepare(6);
    const [undated] = world.korean;
    if (!undated) throw new Error('the world is too small');
    undated.list.modifiedtime = '';
    await bench.sync();
    undated.intro.treatmenu = '새 메뉴';

    const dry = await bench.sync({ dryRun: true });
    expect(dry).toMatchObject({ status: 'dry-run', fresh: 1, detailCalls: 1 });
    expect(dry).toHaveProperty('changes', [
      { kind: 'changed', contentId: undated.list.contentid, title: undated.list.title, fields: [] },
    ]);

    const before = bench.server.log.length;
    expect(await bench.sync()).toMatchObject({ status: 'done', counts: { changed: 1 } });
    const details = bench.server.log.slice(before).filter(({ call }) => call.includes('detail'));
    expect(details).toHaveLength(1);
    const [row] = await bench.readRows();
    expect(row).toMatchObject({ contentId: undated.list.contentid, treatmenu: '새 메뉴' });
  });
});

describe('daily quota', () => {
  it('counts failed calls, in this run and the next', async () => {
    await prepare(6);
    bench.server.setAnswer({ status: 500, body: '' });
    const failing = bench.sync({ api: api(bench.server.baseUrl), dailyQuota: 5 });
    await expect(failing).rejects.toBeInstanceOf(SourceError);
    bench.server.setAnswer(null);
    expect(await bench.sync({ dailyQuota: 5 })).toMatchObject({
      ...{ status: 'stopped', calls: 2, callsLeft: 0 },
    });
    bench.setNow('2026-11-22T03:00:00Z');
    expect(await bench.sync({ dailyQuota: 100 })).toMatchObject({ status: 'done' });
  });

  it('does not count calls that never reached the API', async () => {
    await prepare(6);
    const lost = bench.sync({ api: api('http://127.0.0.1:1'), dailyQuota: 5 });
    await expect(lost).rejects.toMatchObject({ code: 'CONNECTION' });
    expect(await bench.sync({ dailyQuota: 5 })).toMatchObject({ status: 'stopped', calls: 5 });
  });
});
