import { afterEach, describe, expect, it } from '@jest/globals';
import type { RestaurantRow } from '@/lib/places/row';
import { KTO_SOURCE, VISIT_SEOUL_SOURCE } from '@/lib/places/snapshot';
import type { SyncOptions } from '@/lib/ingest/tourapi/options';
import sight from '../../../fixtures/tourapi/kor2-detailIntro2-ok-type12-multiline.json';
import { createSyncBench, type SyncBench } from '../../../helpers/tourapi-bench';
import type { Fields } from '../../../helpers/tourapi-shapes';
import { createTourWorld, type TourWorld } from '../../../helpers/tourapi-world';

const ROWS = 30;
const EDITED = 20;
const TEXT_FIELDS = ['firstmenu', 'treatmenu', 'opentimefood', 'restdatefood'] as const;
const BLANK = Object.fromEntries(TEXT_FIELDS.map((field) => [field, '']));
const SIGNS = { firstmenu: '<br>', treatmenu: '-', opentimefood: '&nbsp;', restdatefood: '.' };
const [recordedSight] = sight.response.body.items.item;

let world: TourWorld;
let bench: SyncBench;

afterEach(async () => {
  await bench.close();
});

async function finish(options?: Partial<SyncOptions>) {
  const result = await bench.sync(options);
  if (result.status !== 'done') throw new Error(`not done: ${JSON.stringify(result)}`);
  return result;
}

/** A snapshot of the whole world, every field of it filled. */
async function prepare(): Promise<RestaurantRow[]> {
  world = createTourWorld(5, ROWS);
  for (const { intro } of world.korean) {
    Object.assign(intro, { opentimefood: '11:00~21:00', restdatefood: '매주 월요일' });
  }
  bench = await createSyncBench({ world });
  await finish();
  return bench.readRows();
}

/** The source edits the first rows: their `modifiedtime` moves, and these fields of them change. */
function edit(count: number, fields: Partial<Record<(typeof TEXT_FIELDS)[number], string>>): void {
  for (const { list, intro } of world.korean.slice(0, count)) {
    list.modifiedtime = String(Number(list.modifiedtime) + 1);
    Object.assign(intro, fields);
  }
}

function without(item: Fields, ...names: string[]): Fields {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));
}

const toTexts = (rows: readonly RestaurantRow[]) =>
  rows.map((row) => TEXT_FIELDS.map((field) => row[field]));

describe('details that are not those of a restaurant', () => {
  const answers: readonly [string, (right: Fields) => readonly Fields[]][] = [
    ['nothing', () => []],
    ['blank fields', (right) => [{ ...right, ...BLANK, infocenterfood: '' }]],
    ['signs', (right) => [{ ...right, ...SIGNS, infocenterfood: '' }]],
    ['no fields', ({ contentid = '' }) => [{ contentid, contenttypeid: '39' }]],
    ['no hours', (right) => [without(right, 'opentimefood')]],
    ['no type', (right) => [without(right, 'contenttypeid')]],
    ['another type', (right) => [{ ...right, contenttypeid: '12' }]],
    ['another restaurant', (right) => [{ ...right, contentid: '1' }]],
    ['a sight', ({ contentid = '' }) => [{ ...recordedSight, contentid }]],
    [
      'a sight said to be a restaurant',
      ({ contentid = '' }) => [{ ...recordedSight, contentid, contenttypeid: '39' }],
    ],
  ];

  it.each(answers)(
    'replace nothing, and the row is asked for again: %s',
    async (_, toIntros) => {
      const before = await prepare();
      edit(EDITED, { treatmenu: '새 메뉴' });
      bench.server.setIntros(toIntros);
      const ill = await finish();
      expect(ill.unusable).toEqual(before.slice(0, EDITED).map(({ contentId }) => contentId));
      expect(ill.counts).toMatchObject({ changed: 0 });
      expect(await bench.readRows()).toEqual(before);

      bench.server.setIntros(null);
      const well = await finish();
      expect(well).toMatchObject({ unusable: [], counts: { changed: EDITED } });
      const after = await bench.readRows();
      expect(after[0]).toMatchObject({
        treatmenu: '새 메뉴',
        modifiedtime: world.korean[0]?.list.modifiedtime,
      });
      const calls = bench.server.log.length;
      await finish();
      expect(bench.server.log.slice(calls).join()).not.toContain('detailIntro2');
    },
    30_000,
  );

  it('make no new row current', async () => {
    world = createTourWorld(5, ROWS);
    bench = await createSyncBench({ world });
    bench.server.setIntros(() => []);
    expect((await finish()).unusable).toHaveLength(ROWS);
    expect((await bench.readRows()).filter(({ modifiedtime }) => modifiedtime !== '')).toEqual([]);
    bench.server.setIntros(null);
    await finish();
    const rows = await bench.readRows();
    expect(rows.filter(({ firstmenu }) => firstmenu === '')).toEqual([]);
    expect(rows.map(({ modifiedtime }) => modifiedtime)).toEqual(
      world.korean.map(({ list }) => list.modifiedtime),
    );
  });

  it('are asked for again when an earlier version has put them into the journal', async () => {
    const before = await prepare();
    edit(EDITED, { treatmenu: '새 메뉴' });
    await bench.sync({ dryRun: true });
    await bench.appendToJournal(
      world.korean.slice(0, EDITED).map(({ list: { contentid, modifiedtime } }) => ({
        t: 'intro',
        at: '2026-11-21T03:00:00.000Z',
        id: contentid,
        modifiedtime,
        item: { contentid, ...BLANK, infocenterfood: '' },
      })),
    );
    await finish();
    const after = await bench.readRows();
    expect(toTexts(after).filter((texts) => texts.includes(''))).toEqual([]);
    expect(after[0]?.treatmenu).not.toBe(before[0]?.treatmenu);
  });
});

describe('a field that the source has blanked', () => {
  it('keeps its last good text and the day, until there is a text again', async () => {
    const [before] = await prepare();
    edit(1, { firstmenu: '', opentimefood: '' });
    const { counts } = await finish();
    expect(counts).toMatchObject({ changed: 1 });
    const lastGood = {
      firstmenu: { text: before?.firstmenu, until: '2026-11-21' },
      opentimefood: { text: '11:00~21:00', until: '2026-11-21' },
    };
    expect((await bench.readRows())[0]).toMatchObject({ firstmenu: '', lastGood });

    bench.setNow('2026-12-01T03:00:00Z');
    edit(1, { opentimefood: '10:00~20:00' });
    await finish();
    const row = (await bench.readRows())[0];
    expect(row).toMatchObject({ firstmenu: '', opentimefood: '10:00~20:00' });
    expect(row?.lastGood).toEqual({ firstmenu: lastGood.firstmenu });

    edit(1, { firstmenu: '냉면' });
    await finish();
    expect((await bench.readRows())[0]).not.toHaveProperty('lastGood');
    expect(await bench.readText()).not.toContain('lastGood');
  });

  it('stays as restored by hand, until the source edits the row', async () => {
    await prepare();
    edit(1, { firstmenu: '' });
    await finish();
    const rows = JSON.parse(await bench.readText()) as [RestaurantRow, ...RestaurantRow[]];
    const { lastGood, ...row } = rows[0];
    rows[0] = { ...row, firstmenu: lastGood?.firstmenu?.text ?? '' };
    await bench.writeBase(rows);
    const [restored] = await bench.readRows();
    await finish();
    expect((await bench.readRows())[0]).toEqual(restored);

    rows[0].modifiedtime = '';
    await bench.writeBase(rows);
    world.korean.slice(0, 1).forEach(({ intro }) => (intro.firstmenu = '물냉면'));
    await finish();
    expect((await bench.readRows())[0]).toMatchObject({ firstmenu: '물냉면' });
  });

  it.each([
    ['firstmenu', 'menus'],
    ['opentimefood', 'hours'],
  ] as const)('is one of too many: more than 2 %% of the %s are refused', async (field, group) => {
    const before = await prepare();
    // Two fields of 30 rows: 1 of 60 is 1.7 %, 2 of 59 are 3.4 %.
    edit(1, { [field]: '' });
    await finish();
    const text = await bench.readText();

    edit(3, { [field]: '' });
    const refused = await bench.sync();
    expect(refused).toMatchObject({
      status: 'refused',
      reason: 'blanking',
      [group]: { blanked: 2, of: 59 },
    });
    expect(refused).toHaveProperty(
      'changes',
      before.slice(1, 3).map(({ contentId, title, [field]: good }) => ({
        kind: 'changed',
        contentId,
        title,
        fields: [{ name: field, before: good, after: '' }],
      })),
    );
    expect(await bench.readText()).toBe(text);
  });

  it('is asked for again after a refusal, and only then taken', async () => {
    const [first, ...others] = await prepare();
    if (!first) throw new Error('no row');
    // Two whose blanks would take nothing away: one keeps what Visit Seoul gave, one is new.
    const shared = { ...first, source: `${KTO_SOURCE}+${VISIT_SEOUL_SOURCE}` };
    const before = [shared, ...others.slice(0, -1)];
    await bench.writeBase(before);
    edit(EDITED, { treatmenu: '새 메뉴' });
    bench.server.setIntros((right) => [{ ...right, ...BLANK }]);
    const menus = { blanked: 2 * (EDITED - 1) };
    expect(await bench.sync()).toMatchObject({ status: 'refused', menus });
    expect(await bench.sync({ force: true })).toMatchObject({ status: 'refused' });
    expect(await bench.readRows()).toEqual(before);

    bench.server.setIntros(null);
    expect(await finish()).toMatchObject({ counts: { changed: EDITED, new: 1 } });
    const after = await bench.readRows();
    expect(after[0]?.treatmenu).toBe('새 메뉴');
    expect(toTexts(after).flat()).not.toContain('');
  });

  it('is taken when told so, with its last good text', async () => {
    const before = await prepare();
    edit(EDITED, BLANK);
    expect(await bench.sync()).toMatchObject({ status: 'refused' });
    const calls = bench.server.log.length;
    expect(await finish({ allowBlank: true })).toMatchObject({ counts: { changed: EDITED } });
    expect(bench.server.log.length - calls).toBe(EDITED);
    const after = await bench.readRows();
    expect(after[0]).toMatchObject({
      ...BLANK,
      lastGood: { treatmenu: { text: before[0]?.treatmenu, until: '2026-11-21' } },
    });
    expect(after[EDITED]).toEqual(before[EDITED]);
  });
});
