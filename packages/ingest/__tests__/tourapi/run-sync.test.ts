import { readFile, stat } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import redirects from '@/data/synced/place-redirects.json';
import { OFFICIAL_TITLE_FIELDS } from '@kioot/places/place';
import type { SyncResult } from '../../src/tourapi/run-sync';
import { bench, closeBench, countCalls, finishSync, prepare } from '../helpers/tourapi-bench';
import { TEST_SERVICE_KEY } from '../helpers/tourapi-server';

closeBench();

describe('first sync', () => {
  it('reads lists and details of all rows from responses of all shapes', async () => {
    const world = await prepare(35, { faultShare: 0.3, seed: 3 });
    const result = await finishSync();
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

  it('adds names of the services in other languages', async () => {
    const world = await prepare(12);
    await finishSync();
    const rows = await bench.readRows();
    const count = (field: (typeof OFFICIAL_TITLE_FIELDS)[number]) =>
      rows.filter((row) => row[field] !== undefined).length;
    expect(OFFICIAL_TITLE_FIELDS.map(count)).toEqual([
      world.japanese.length,
      world.simplified.length,
      world.traditional.length,
    ]);
    expect(rows[4]).toMatchObject({ title_ja: 'カヤ食堂 4', title_zh_hant: '伽倻飯店 4' });
    expect(rows[4]).not.toHaveProperty('title_zh_hans');
  });

  it('describes the snapshot', async () => {
    await prepare(12);
    const { snapshot } = await finishSync();
    expect(snapshot).toEqual({
      takenAt: '2026-11-21T03:00:00.000Z',
      rows: 12,
      sources: [{ source: 'kto-tourapi', rows: 12, takenOn: '2026-11-21' }],
    });
    const written = await readFile(bench.snapshotPath.replace(/json$/, 'meta.json'), 'utf8');
    expect(JSON.parse(written)).toEqual(snapshot);
  });

  it('reads all rows when pages are smaller than requested', async () => {
    const world = await prepare(35, { maxPageSize: 6 });
    const result = await finishSync();
    expect(result).toMatchObject({ isListComplete: true, snapshot: { rows: 35 } });
    expect((await bench.readRows()).map(({ contentId }) => contentId)).toEqual(
      world.korean.map(({ list }) => list.contentid),
    );
  });

  it('skips a row without a title', async () => {
    const world = await prepare(12);
    const untitled = world.korean[4];
    if (!untitled) throw new Error('the world is too small');
    untitled.list.title = '';
    expect(await finishSync()).toMatchObject({ isListComplete: true, snapshot: { rows: 11 } });
    expect(bench.server.urls.join()).not.toContain(`contentId=${untitled.list.contentid}`);
  });

  it('writes an empty snapshot for an empty list', async () => {
    await prepare(0);
    await finishSync();
    expect(await bench.readText()).toBe('[]\n');
  });

  it('never writes the key', async () => {
    await prepare(12, { faultShare: 0.3 });
    await finishSync();
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
    await finishSync({
      onProgress: ({ phase, rows, callsDone, callsTotal, callsLeft }) =>
        seen.push(`${phase} ${rows} ${callsDone}/${callsTotal} ${callsLeft}`),
    });
    const total = bench.server.log.length;
    expect(seen[0]).toBe('lists 0 0/5 1000');
    expect(seen.at(-1)).toBe(`writing 12 ${total}/${total} ${1000 - total}`);
    expect(seen).toHaveLength(total + 1);
  });
});

describe('incomplete sync', () => {
  it('stops at the quota and resumes the next day without repeated calls', async () => {
    await prepare(30, { quota: 20 });
    const stopped = await bench.sync();
    expect(stopped).toMatchObject({ status: 'stopped', calls: 21, callsLeft: 0 });
    await expect(stat(bench.snapshotPath)).rejects.toThrow('ENOENT');
    bench.server.setQuota(1000);
    bench.setNow('2026-11-22T03:00:00Z');
    const result = await finishSync();
    expect(result.counts.new).toBe(30);
    const answered = bench.server.log.filter(({ outcome }) => outcome === 'answered');
    expect(new Set(answered.map(({ call }) => call)).size).toBe(answered.length);
    expect(result.snapshot.takenAt).toBe('2026-11-21T03:00:00.000Z');
  });

  it('limits its calls to the daily quota', async () => {
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

  it('keeps its journal when the key is revoked', async () => {
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
    await finishSync();
    const answered = bench.server.log.filter(({ outcome }) => outcome === 'answered');
    expect(new Set(answered.map(({ call }) => call)).size).toBe(answered.length);
  });

  it('reads old lists again, but no details', async () => {
    await prepare(10);
    await bench.sync({ dailyQuota: 9 });
    const before = bench.server.log.length;
    bench.setNow('2026-11-25T03:00:00Z');
    const { snapshot } = await finishSync();
    expect(countCalls(before)).toMatchObject({
      'KorService2/areaBasedList2': 1,
      'KorService2/detailIntro2': 6,
    });
    expect(snapshot.takenAt).toBe('2026-11-25T03:00:00.000Z');
  });

  it('refuses to remove more than a fifth of the rows unless forced', async () => {
    const world = await prepare(20);
    await finishSync();
    const text = await bench.readText();
    world.korean.splice(0, 5);
    expect(await bench.sync()).toMatchObject({ status: 'refused', vanishing: 5, of: 20 });
    expect(await bench.readText()).toBe(text);
    const before = bench.server.log.length;
    expect((await finishSync({ force: true })).counts.vanished).toBe(5);
    expect(countCalls(before)).toHaveProperty('KorService2/areaBasedList2', 2);
  });

  it('removes exactly a fifth without force', async () => {
    const world = await prepare(20);
    await finishSync();
    world.korean.splice(0, 4);
    expect((await finishSync()).counts.vanished).toBe(4);
  });

  it('marks no row as vanished when the list is inconsistent twice', async () => {
    const world = await prepare(20);
    await finishSync();
    const copy = world.korean[0];
    if (!copy) throw new Error('the world is too small');
    world.korean[19] = copy;
    const before = bench.server.log.length;
    const result = await finishSync();
    expect(result.isListComplete).toBe(false);
    expect(result.counts.vanished).toBe(0);
    expect(countCalls(before)['KorService2/areaBasedList2']).toBe(4);
  });
});

describe('dry run', () => {
  it('reports changes without writing; the next run repeats no call', async () => {
    const world = await prepare(20);
    await finishSync();
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
    await finishSync();
    expect(countCalls(before)).toEqual({ 'KorService2/detailIntro2': 1 });
  });

  it('reports the number of days of a first sync', async () => {
    await prepare(30);
    expect(await bench.sync({ dryRun: true, dailyQuota: 18 })).toMatchObject({
      days: 3,
      callsLeft: 10,
    });
  });
});

describe('rows with values of open lists', () => {
  const LISTED = {
    fieldSources: {
      tel: { source: 'goodprice-2026' },
      firstmenu: { source: 'goodprice-2026', asOf: '2026' },
      prices: { source: 'goodprice-2026', asOf: '2026' },
      labels: { source: 'vegetarian-2023', asOf: '2021' },
    },
    unlabeledMenu: { firstmenu: '설렁탕', treatmenu: '' },
    ...{ firstmenu: '설렁탕', treatmenu: '콩국수(비건)', tel: '02-733-6526' },
    ...{ prices: [['설렁탕', 14_000]], kind: 'meal', lastSeen: { 'ansim-2025': '2023' } },
    source: 'kto-tourapi+goodprice-2026',
  };

  it.each(['unchanged', 'changed'])(
    'keeps them in an %s row that leaves them blank',
    async (how) => {
      const world = await prepare(3);
      const [place] = world.korean;
      if (!place) throw new Error('the world is empty');
      Object.assign(place.intro, { firstmenu: '', treatmenu: '', infocenterfood: '' });
      Object.assign(place.list, { tel: '' });
      Object.assign(place.common, { tel: '' });
      await finishSync();
      const [first, ...others] = await bench.readRows();
      await bench.writeBase([{ ...first, ...LISTED, mapx: '', mapy: '' }, ...others]);
      if (how === 'changed') place.list.modifiedtime = '20261122090000';
      bench.setNow('2026-11-22T03:00:00Z');
      await finishSync();
      const [row] = await bench.readRows();
      expect(row).toMatchObject(LISTED);
      if (how === 'unchanged') expect(row).toMatchObject({ mapx: null, mapy: null });
    },
  );

  it('does not add the row of a merged duplicate again', async () => {
    const world = await prepare(3);
    const [place] = world.korean;
    const [merged] = Object.keys(redirects);
    if (!place || !merged) throw new Error('nothing to merge');
    place.list.contentid = merged;
    const result = await finishSync();
    expect(result.counts).toMatchObject({ new: 2 });
    expect(bench.server.urls.join()).not.toContain(`contentId=${merged}`);
  });
});
