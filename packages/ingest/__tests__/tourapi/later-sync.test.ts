import { describe, expect, it } from '@jest/globals';
import { toTourApiReport } from '@/scripts/ingest/report';
import { bench, closeBench, countCalls, finishSync, prepare } from '../helpers/tourapi-bench';
import { createTourWorld } from '../helpers/tourapi-world';

closeBench();

describe('later sync', () => {
  it.each(['title', 'contentid'] as const)(
    'keeps a row that is listed without its %s',
    async (field) => {
      const world = await prepare(12);
      await finishSync();
      const before = await bench.readRows();
      const incomplete = world.korean[4];
      if (!incomplete) throw new Error('the world is too small');
      incomplete.list[field] = '';
      expect(await finishSync()).toMatchObject({ counts: { changed: 0, vanished: 0, new: 0 } });
      expect(await bench.readRows()).toEqual(before);
    },
  );

  it('updates names in other languages, and keeps missing ones', async () => {
    const world = await prepare(12);
    await finishSync();
    const [renamed, dropped] = world.japanese;
    const title = world.korean[4]?.list.title;
    if (!renamed || !dropped || !title) throw new Error('the world is too small');
    renamed.title = renamed.title.replace('カヤ食堂', 'カヤ本店');
    world.japanese.splice(world.japanese.indexOf(dropped), 1);
    expect(await finishSync()).toMatchObject({
      changes: [{ fields: [{ name: 'title_ja', before: 'カヤ食堂 0', after: 'カヤ本店 0' }] }],
    });
    expect((await bench.readRows())[4]).toMatchObject({ title, title_ja: 'カヤ食堂 4' });
  });

  it('skips and reports languages not permitted for the key', async () => {
    await prepare(12);
    bench.server.setClosed(['JpnService2']);
    const dry = await bench.sync({ dryRun: true });
    expect(toTourApiReport(dry)).toContain('Names in ja could not be read; those known stay.');
    const result = await finishSync();
    expect([...result.passedOver].map(([list, { kind }]) => [list, kind])).toEqual([['ja', 'key']]);
    expect(toTourApiReport(result)).toContain('Names in ja could not be read; those known stay.');
    expect((await bench.readRows())[1]).toHaveProperty('title_zh_hans');
    bench.server.setClosed(['EngService2']);
    await expect(bench.sync()).rejects.toMatchObject({ kind: 'key' });
  });

  it('fetches details of new and changed rows only', async () => {
    const world = await prepare(20);
    await finishSync();
    const changed = world.korean[3];
    const fresh = createTourWorld(99, 21).korean[20];
    if (!changed || !fresh) throw new Error('the world is too small');
    changed.list.modifiedtime = '20261120090000';
    changed.intro.treatmenu = '새 메뉴';
    world.korean.push(fresh);
    const before = bench.server.log.length;
    const result = await finishSync();
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

  it('writes identical bytes when nothing has changed', async () => {
    await prepare(20);
    await finishSync();
    const text = await bench.readText();
    await finishSync();
    expect(await bench.readText()).toBe(text);
  });

  it('marks a vanished row for 30 days, restores it when listed again, then removes it', async () => {
    const world = await prepare(20);
    await finishSync();
    const [gone] = world.korean.splice(4, 1);
    if (!gone) throw new Error('the world is too small');
    const find = async () =>
      (await bench.readRows()).find(({ contentId }) => contentId === gone.list.contentid);

    bench.setNow('2026-11-22T16:00:00Z');
    expect((await finishSync()).counts.vanished).toBe(1);
    expect((await find())?.vanishedOn).toBe('2026-11-23');

    world.korean.splice(4, 0, gone);
    expect((await finishSync()).counts.returned).toBe(1);
    expect((await find())?.vanishedOn).toBe('');

    world.korean.splice(4, 1);
    await finishSync();
    bench.setNow('2026-12-23T03:00:00Z');
    expect((await finishSync()).counts).toMatchObject({ vanished: 0, removed: 0 });
    expect((await find())?.vanishedOn).toBe('2026-11-23');
    bench.setNow('2026-12-24T03:00:00Z');
    expect((await finishSync()).counts.removed).toBe(1);
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
    await finishSync();
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

  it('keeps known coordinates, and reports rows without any', async () => {
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
    const result = await finishSync();
    expect(result.misplaced).toEqual([unknown.list.contentid]);
    const rows = await bench.readRows();
    expect(rows[0]).toMatchObject({ mapx: 126.99, mapy: 37.56 });
    expect(rows[1]).toMatchObject({ mapx: null, mapy: null });
  });
});
