import { readFile, stat } from 'node:fs/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { OFFICIAL_TITLES } from '@/lib/places/row';
import type { SyncOptions } from '@/lib/ingest/tourapi/options';
import type { SyncResult } from '@/lib/ingest/tourapi/result';
import { toTourApiReport } from '@/scripts/ingest/report';
import { createSyncBench, type SyncBench } from '../../../helpers/tourapi-bench';
import { TEST_SERVICE_KEY, type TourServerOptions } from '../../../helpers/tourapi-server';
import { createTourWorld, type TourWorld } from '../../../helpers/tourapi-world';

let bench: SyncBench;

afterEach(async () => {
  await bench.close();
});

async function prepare(rows: number, options: Partial<TourServerOptions> = {}): Promise<TourWorld> {
  const world = createTourWorld(5, rows);
  bench = await createSyncBench({ world, ...options });
  return world;
}

async function finish(options?: Partial<SyncOptions>) {
  const result = await bench.sync(options);
  if (result.status !== 'done') throw new Error(`not done: ${JSON.stringify(result)}`);
  return result;
}

/** The calls the server has answered since `from`, by operation. */
function countCalls(from = 0): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { call, outcome } of bench.server.log.slice(from)) {
    const operation = call.split('?')[0] ?? '';
    if (outcome === 'answered') counts[operation] = (counts[operation] ?? 0) + 1;
  }
  return counts;
}

describe('a first sync', () => {
  it('reads lists and details of every row, from every shape of answer', async () => {
    const world = await prepare(35, { faultShare: 0.3, seed: 3 });
    const result = await finish();
    expect(result.counts).toEqual({ new: 35, changed: 0, vanished: 0, returned: 0, removed: 0 });
    expect(result).toMatchObject({ isListComplete: true, misplaced: [] });
    const bare = world.korean.filter(({ list }) => list.addr1 === '').length;
    expect(bare).toBeGreaterThan(0);
    expect(countCalls()).toEqual({
      'KorService2/areaBasedList2': 4,
      'EngService2/areaBasedList2': Math.ceil(world.english.length / 10),
      'JpnService2/areaBasedList2': Math.ceil(world.japanese.length / 10),
      'ChsService2/areaBasedList2': Math.ceil(world.simplified.length / 10),
      'ChtService2/areaBasedList2': Math.ceil(world.traditional.length / 10),
      'KorService2/detailIntro2': 35,
      'KorService2/detailCommon2': bare,
    });
    const rows = await bench.readRows();
    for (const [index, { list, intro, common }] of world.korean.entries()) {
      expect(rows[index]).toMatchObject({
        contentId: list.contentid,
        title: list.title,
        firstmenu: intro.firstmenu,
        treatmenu: intro.treatmenu.replace('&amp;', '&'),
        opentimefood: intro.opentimefood,
        restdatefood: intro.restdatefood,
        addr1: common.addr1,
        mapx: Number(common.mapx),
        mapy: Number(common.mapy),
        tel: intro.infocenterfood,
        source: 'kto-tourapi',
        modifiedtime: list.modifiedtime,
        vanishedOn: '',
      });
    }
    const named = rows.filter(({ title_eng }) => title_eng !== '');
    expect(named).toHaveLength(world.english.length);
  });

  it('gives rows what the services of other languages call them', async () => {
    const world = await prepare(12);
    await finish();
    const rows = await bench.readRows();
    const count = (field: (typeof OFFICIAL_TITLES)[number]) =>
      rows.filter((row) => row[field] !== undefined).length;
    expect(OFFICIAL_TITLES.map(count)).toEqual([
      world.japanese.length,
      world.simplified.length,
      world.traditional.length,
    ]);
    expect(rows[4]).toMatchObject({ title_ja: 'カヤ食堂 4', title_zh_hant: '伽倻飯店 4' });
    expect(rows[4]).not.toHaveProperty('title_zh_hans');
  });

  it('describes the snapshot', async () => {
    await prepare(12);
    const { snapshot } = await finish();
    expect(snapshot).toEqual({
      takenAt: '2026-11-21T03:00:00.000Z',
      rows: 12,
      sources: [{ source: 'kto-tourapi', rows: 12, takenOn: '2026-11-21' }],
    });
    const written = await readFile(bench.snapshotPath.replace('restaurants', 'snapshot'), 'utf8');
    expect(JSON.parse(written)).toEqual(snapshot);
  });

  it('reads every row when the API puts fewer on a page than asked for', async () => {
    const world = await prepare(35, { maxPageSize: 6 });
    const result = await finish();
    expect(result).toMatchObject({ isListComplete: true, snapshot: { rows: 35 } });
    expect((await bench.readRows()).map(({ contentId }) => contentId)).toEqual(
      world.korean.map(({ list }) => list.contentid),
    );
  });

  it('passes over a row without a title', async () => {
    const world = await prepare(12);
    const nameless = world.korean[4];
    if (!nameless) throw new Error('the world is too small');
    nameless.list.title = '';
    expect(await finish()).toMatchObject({ isListComplete: true, snapshot: { rows: 11 } });
    expect(bench.server.urls.join()).not.toContain(`contentId=${nameless.list.contentid}`);
  });

  it('ends with an empty snapshot when the list is empty', async () => {
    await prepare(0);
    await finish();
    expect(await bench.readText()).toBe('[]\n');
  });

  it('never writes the key', async () => {
    await prepare(12, { faultShare: 0.3 });
    await finish();
    const journal = await readFile(
      bench.journalPath.replace('journal.jsonl', 'finished.jsonl'),
      'utf8',
    );
    expect(journal.length).toBeGreaterThan(1000);
    for (const text of [journal, await bench.readText()]) {
      expect(text).not.toContain(TEST_SERVICE_KEY);
      expect(text).not.toContain(encodeURIComponent(TEST_SERVICE_KEY));
    }
  });

  it('reports progress up to all calls made', async () => {
    await prepare(12);
    const seen: string[] = [];
    await finish({
      onProgress: ({ phase, rows, callsDone, callsTotal, callsLeft }) =>
        seen.push(`${phase} ${rows} ${callsDone}/${callsTotal} ${callsLeft}`),
    });
    const total = bench.server.log.length;
    expect(seen[0]).toBe('lists 0 0/5 1000');
    expect(seen.at(-1)).toBe(`writing 12 ${total}/${total} ${1000 - total}`);
    expect(seen).toHaveLength(total + 1);
  });
});

describe('a later sync', () => {
  it.each(['title', 'contentid'] as const)(
    'takes no row for gone that is listed without its %s',
    async (field) => {
      const world = await prepare(12);
      await finish();
      const before = await bench.readRows();
      const ill = world.korean[4];
      if (!ill) throw new Error('the world is too small');
      ill.list[field] = '';
      expect(await finish()).toMatchObject({ counts: { changed: 0, vanished: 0, new: 0 } });
      expect(await bench.readRows()).toEqual(before);
    },
  );

  it('takes a new name in another language, and keeps one that is no longer given', async () => {
    const world = await prepare(12);
    await finish();
    const [renamed, left] = world.japanese;
    const title = world.korean[4]?.list.title;
    if (!renamed || !left || !title) throw new Error('the world is too small');
    renamed.title = renamed.title.replace('カヤ食堂', 'カヤ本店');
    world.japanese.splice(world.japanese.indexOf(left), 1);
    expect(await finish()).toMatchObject({
      changes: [{ fields: [{ name: 'title_ja', before: 'カヤ食堂 0', after: 'カヤ本店 0' }] }],
    });
    expect((await bench.readRows())[4]).toMatchObject({ title, title_ja: 'カヤ食堂 4' });
  });

  it('does without a language whose service is not open to the key, and says so', async () => {
    await prepare(12);
    bench.server.setClosed(['JpnService2']);
    const dry = await bench.sync({ dryRun: true });
    expect(toTourApiReport(dry)).toContain('Names in ja could not be read; those known stay.');
    const result = await finish();
    expect([...result.passedOver].map(([list, { kind }]) => [list, kind])).toEqual([['ja', 'key']]);
    expect(toTourApiReport(result)).toContain('Names in ja could not be read; those known stay.');
    expect((await bench.readRows())[1]).toHaveProperty('title_zh_hans');
    bench.server.setClosed(['EngService2']);
    await expect(bench.sync()).rejects.toMatchObject({ kind: 'key' });
  });

  it('asks for details of new and changed rows only', async () => {
    const world = await prepare(20);
    await finish();
    const changed = world.korean[3];
    const fresh = createTourWorld(99, 21).korean[20];
    if (!changed || !fresh) throw new Error('the world is too small');
    changed.list.modifiedtime = '20261120090000';
    changed.intro.treatmenu = '새 메뉴';
    world.korean.push(fresh);
    const before = bench.server.log.length;
    const result = await finish();
    expect(countCalls(before)).toEqual({
      'KorService2/areaBasedList2': 3,
      'EngService2/areaBasedList2': 1,
      'JpnService2/areaBasedList2': 1,
      'ChsService2/areaBasedList2': 1,
      'ChtService2/areaBasedList2': 1,
      'KorService2/detailIntro2': 2,
    });
    expect(result.counts).toMatchObject({ new: 1, changed: 1, vanished: 0 });
    expect(result.changes[0]).toEqual({
      kind: 'changed',
      contentId: changed.list.contentid,
      title: changed.list.title,
      fields: [{ name: 'treatmenu', before: expect.any(String), after: '새 메뉴' }],
    });
    const rows = await bench.readRows();
    expect(rows[3]?.treatmenu).toBe('새 메뉴');
    expect(rows[20]?.contentId).toBe(fresh.list.contentid);
  });

  it('changes no byte when nothing has changed', async () => {
    await prepare(20);
    await finish();
    const text = await bench.readText();
    await finish();
    expect(await bench.readText()).toBe(text);
  });

  it('marks a vanished row for 30 days, takes it back when listed again, then drops it', async () => {
    const world = await prepare(20);
    await finish();
    const [gone] = world.korean.splice(4, 1);
    if (!gone) throw new Error('the world is too small');
    const find = async () =>
      (await bench.readRows()).find(({ contentId }) => contentId === gone.list.contentid);

    bench.setNow('2026-11-22T16:00:00Z');
    expect((await finish()).counts.vanished).toBe(1);
    expect((await find())?.vanishedOn).toBe('2026-11-23');

    world.korean.splice(4, 0, gone);
    expect((await finish()).counts.returned).toBe(1);
    expect((await find())?.vanishedOn).toBe('');

    world.korean.splice(4, 1);
    await finish();
    bench.setNow('2026-12-23T03:00:00Z');
    expect((await finish()).counts).toMatchObject({ vanished: 0, removed: 0 });
    expect((await find())?.vanishedOn).toBe('2026-11-23');
    bench.setNow('2026-12-24T03:00:00Z');
    expect((await finish()).counts.removed).toBe(1);
    expect(await find()).toBeUndefined();
    expect(await bench.readRows()).toHaveLength(19);
  });

  it('keeps the rows and values of other sources', async () => {
    const world = await prepare(4);
    const shared = world.korean[1];
    if (!shared) throw new Error('the world is too small');
    shared.intro.opentimefood = '';
    const other = {
      title: '남의 집',
      source: 'visitseoul',
      treatmenu: '국밥, 수육',
      mapx: '',
      mapy: '',
    };
    await bench.writeBase([
      { contentId: 'KOP1', ...other },
      {
        contentId: shared.list.contentid,
        title: shared.list.title,
        source: 'kto-tourapi+visitseoul',
        title_eng: 'Known before',
        opentimefood: '09:00~18:00',
        treatmenu: '옛 메뉴',
        mapx: '',
        mapy: '',
        modifiedtime: '20200101000000',
      },
    ]);
    await finish();
    const rows = await bench.readRows();
    expect(rows[0]).toMatchObject({
      contentId: 'KOP1',
      ...other,
      mapx: null,
      mapy: null,
      vanishedOn: '',
    });
    expect(rows[1]).toMatchObject({
      source: 'kto-tourapi+visitseoul',
      opentimefood: '09:00~18:00',
      treatmenu: shared.intro.treatmenu.replace('&amp;', '&'),
    });
    expect(rows[1]?.title_eng).not.toBe('');
  });

  it('keeps known coordinates when the list has none, and says which rows have none at all', async () => {
    const world = await prepare(4);
    const [known, unknown] = world.korean;
    if (!known || !unknown) throw new Error('the world is too small');
    for (const row of [known, unknown]) {
      Object.assign(row.list, { mapx: '0', mapy: '0' });
      Object.assign(row.common, { mapx: '129.03', mapy: '35.10' });
    }
    await bench.writeBase([
      {
        contentId: known.list.contentid,
        title: known.list.title,
        source: 'kto-tourapi',
        mapx: '126.99',
        mapy: '37.56',
      },
    ]);
    const result = await finish();
    expect(result.misplaced).toEqual([unknown.list.contentid]);
    const rows = await bench.readRows();
    expect(rows[0]).toMatchObject({ mapx: 126.99, mapy: 37.56 });
    expect(rows[1]).toMatchObject({ mapx: null, mapy: null });
  });
});

describe('a sync that cannot end', () => {
  it('stops at the quota, goes on the next day where it was, and repeats no call', async () => {
    await prepare(30, { quota: 20 });
    const stopped = await bench.sync();
    expect(stopped).toMatchObject({ status: 'stopped', calls: 21, callsLeft: 0 });
    await expect(stat(bench.snapshotPath)).rejects.toThrow('ENOENT');
    bench.server.setQuota(1000);
    bench.setNow('2026-11-22T03:00:00Z');
    const result = await finish();
    expect(result.counts.new).toBe(30);
    const answered = bench.server.log.filter(({ outcome }) => outcome === 'answered');
    expect(new Set(answered.map(({ call }) => call)).size).toBe(answered.length);
    expect(result.snapshot.takenAt).toBe('2026-11-21T03:00:00.000Z');
  });

  it('counts its own calls and asks no more than the quota of a day', async () => {
    await prepare(30);
    expect(await bench.sync({ dailyQuota: 15 })).toMatchObject({
      status: 'stopped',
      calls: 15,
      callsLeft: 0,
    });
    expect(await bench.sync({ dailyQuota: 15 })).toMatchObject({ status: 'stopped', calls: 0 });
    expect(bench.server.log).toHaveLength(15);
    bench.setNow('2026-11-21T15:00:00Z');
    const next: SyncResult = await bench.sync({ dailyQuota: 15 });
    expect(next).toMatchObject({ status: 'stopped', calls: 15 });
  });

  it('keeps its journal when the key goes bad half-way', async () => {
    await prepare(10);
    const api = {
      serviceKey: TEST_SERVICE_KEY,
      baseUrl: bench.server.baseUrl,
      ratePerSecond: 100_000,
      backoffMs: 1,
      retries: 1,
    };
    await bench.sync({ dailyQuota: 6 });
    const bad = bench.sync({ api: { ...api, serviceKey: 'no-longer-good' } });
    await expect(bad).rejects.toMatchObject({ kind: 'key' });
    bench.server.setAnswer({ status: 500, body: '' });
    await expect(bench.sync({ api })).rejects.toMatchObject({ kind: 'service' });
    bench.server.setAnswer(null);
    await finish();
    const answered = bench.server.log.filter(({ outcome }) => outcome === 'answered');
    expect(new Set(answered.map(({ call }) => call)).size).toBe(answered.length);
  });

  it('reads lists again that have grown old, but no details', async () => {
    await prepare(10);
    await bench.sync({ dailyQuota: 9 });
    const before = bench.server.log.length;
    bench.setNow('2026-11-25T03:00:00Z');
    const { snapshot } = await finish();
    expect(countCalls(before)).toMatchObject({
      'KorService2/areaBasedList2': 1,
      'KorService2/detailIntro2': 6,
    });
    expect(snapshot.takenAt).toBe('2026-11-25T03:00:00.000Z');
  });

  it('refuses to lose more than a fifth of the rows, unless forced', async () => {
    const world = await prepare(20);
    await finish();
    const text = await bench.readText();
    world.korean.splice(0, 5);
    expect(await bench.sync()).toMatchObject({ status: 'refused', vanishing: 5, of: 20 });
    expect(await bench.readText()).toBe(text);
    const before = bench.server.log.length;
    expect((await finish({ force: true })).counts.vanished).toBe(5);
    expect(countCalls(before)).toHaveProperty('KorService2/areaBasedList2', 2);
  });

  it('loses exactly a fifth without being forced', async () => {
    const world = await prepare(20);
    await finish();
    world.korean.splice(0, 4);
    expect((await finish()).counts.vanished).toBe(4);
  });

  it('marks nothing as vanished when the list does not add up even twice', async () => {
    const world = await prepare(20);
    await finish();
    const copy = world.korean[0];
    if (!copy) throw new Error('the world is too small');
    world.korean[19] = copy;
    const before = bench.server.log.length;
    const result = await finish();
    expect(result.isListComplete).toBe(false);
    expect(result.counts.vanished).toBe(0);
    expect(countCalls(before)['KorService2/areaBasedList2']).toBe(4);
  });
});

describe('a dry run', () => {
  it('says what would change and leaves everything; the run after it does not pay again', async () => {
    const world = await prepare(20);
    await finish();
    const text = await bench.readText();
    world.korean.splice(2, 1);
    const changed = world.korean[5];
    if (!changed) throw new Error('the world is too small');
    changed.list.modifiedtime = '20261120090000';
    const dry = await bench.sync({ dryRun: true });
    expect(dry).toMatchObject({
      status: 'dry-run',
      listed: 19,
      fresh: 1,
      vanishing: 1,
      detailCalls: 1,
      days: 1,
    });
    expect(dry).toHaveProperty('changes', [
      { kind: 'changed', contentId: changed.list.contentid, title: changed.list.title, fields: [] },
      { kind: 'vanished', contentId: expect.any(String), title: expect.any(String), fields: [] },
    ]);
    expect(await bench.readText()).toBe(text);
    const before = bench.server.log.length;
    await finish();
    expect(countCalls(before)).toEqual({ 'KorService2/detailIntro2': 1 });
  });

  it('says on how many days a first sync will work', async () => {
    await prepare(30);
    expect(await bench.sync({ dryRun: true, dailyQuota: 18 })).toMatchObject({
      days: 3,
      callsLeft: 10,
    });
  });
});
