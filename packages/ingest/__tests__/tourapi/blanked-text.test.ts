import { describe, expect, it } from '@jest/globals';
import type { Place } from '@kioot/places/place';
import { KTO_SOURCE, VISIT_SEOUL_SOURCE } from '@kioot/places/snapshot';
import sight from '../fixtures/kor2-detailIntro2-ok-type12-multiline.json';
import { bench, closeBench, finishSync, openBench } from '../helpers/tourapi-bench';
import type { Fields } from '../helpers/tourapi-responses';
import { createTourWorld, type TourWorld } from '../helpers/tourapi-world';

const ROWS = 30;
const EDITED_ROWS = 20;
const TEXT_FIELDS = ['firstmenu', 'treatmenu', 'opentimefood', 'restdatefood'] as const;
const BLANK_FIELDS = Object.fromEntries(TEXT_FIELDS.map((field) => [field, '']));
const PUNCTUATION_FIELDS = {
  firstmenu: '<br>',
  treatmenu: '-',
  opentimefood: '&nbsp;',
  restdatefood: '.',
};
const [sightDetails] = sight.response.body.items.item;

let world: TourWorld;
closeBench();

/** First sync of a world whose text fields are all filled. */
async function prepare(): Promise<Place[]> {
  world = createTourWorld(5, ROWS);
  for (const { intro } of world.korean) {
    Object.assign(intro, { opentimefood: '11:00~21:00', restdatefood: '매주 월요일' });
  }
  await openBench({ world });
  await finishSync();
  return bench.readRows();
}

/** Edits the first `count` rows at the source: moves `modifiedtime` and sets `fields`. */
function edit(count: number, fields: Partial<Record<(typeof TEXT_FIELDS)[number], string>>): void {
  for (const { list, intro } of world.korean.slice(0, count)) {
    list.modifiedtime = String(Number(list.modifiedtime) + 1);
    Object.assign(intro, fields);
  }
}

function omitFields(item: Fields, ...names: string[]): Fields {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));
}

const toTexts = (rows: readonly Place[]) =>
  rows.map((row) => TEXT_FIELDS.map((field) => row[field]));

describe('details that are not of a restaurant', () => {
  const answers: readonly [string, (right: Fields) => readonly Fields[]][] = [
    ['nothing', () => []],
    ['blank fields', (right) => [{ ...right, ...BLANK_FIELDS, infocenterfood: '' }]],
    ['punctuation', (right) => [{ ...right, ...PUNCTUATION_FIELDS, infocenterfood: '' }]],
    ['no fields', ({ contentid = '' }) => [{ contentid, contenttypeid: '39' }]],
    ['no hours', (right) => [omitFields(right, 'opentimefood')]],
    ['no type', (right) => [omitFields(right, 'contenttypeid')]],
    ['another type', (right) => [{ ...right, contenttypeid: '12' }]],
    ['another restaurant', (right) => [{ ...right, contentid: '1' }]],
    ['a sight', ({ contentid = '' }) => [{ ...sightDetails, contentid }]],
    [
      'a sight typed as a restaurant',
      ({ contentid = '' }) => [{ ...sightDetails, contentid, contenttypeid: '39' }],
    ],
  ];

  it.each(answers)(
    'replace nothing and are fetched again: %s',
    async (_, toIntros) => {
      const before = await prepare();
      edit(EDITED_ROWS, { treatmenu: '새 메뉴' });
      bench.server.setIntros(toIntros);
      const failed = await finishSync();
      expect(failed.unusable).toEqual(
        before.slice(0, EDITED_ROWS).map(({ contentId }) => contentId),
      );
      expect(failed.counts).toMatchObject({ changed: 0 });
      expect(await bench.readRows()).toEqual(before);

      bench.server.setIntros(null);
      const recovered = await finishSync();
      expect(recovered).toMatchObject({ unusable: [], counts: { changed: EDITED_ROWS } });
      const after = await bench.readRows();
      expect(after[0]).toMatchObject({
        treatmenu: '새 메뉴',
        modifiedtime: world.korean[0]?.list.modifiedtime,
      });
      const calls = bench.server.log.length;
      await finishSync();
      expect(bench.server.log.slice(calls).join()).not.toContain('detailIntro2');
    },
    30_000,
  );

  it('leave a new row without modifiedtime', async () => {
    world = createTourWorld(5, ROWS);
    await openBench({ world });
    bench.server.setIntros(() => []);
    expect((await finishSync()).unusable).toHaveLength(ROWS);
    expect((await bench.readRows()).filter(({ modifiedtime }) => modifiedtime !== '')).toEqual([]);
    bench.server.setIntros(null);
    await finishSync();
    const rows = await bench.readRows();
    expect(rows.filter(({ firstmenu }) => firstmenu === '')).toEqual([]);
    expect(rows.map(({ modifiedtime }) => modifiedtime)).toEqual(
      world.korean.map(({ list }) => list.modifiedtime),
    );
  });

  it('are fetched again when an earlier version stored them in the journal', async () => {
    const before = await prepare();
    edit(EDITED_ROWS, { treatmenu: '새 메뉴' });
    await bench.sync({ dryRun: true });
    await bench.appendToJournal(
      world.korean.slice(0, EDITED_ROWS).map(({ list: { contentid, modifiedtime } }) => ({
        t: 'intro',
        at: '2026-11-21T03:00:00.000Z',
        id: contentid,
        modifiedtime,
        item: { contentid, ...BLANK_FIELDS, infocenterfood: '' },
      })),
    );
    await finishSync();
    const after = await bench.readRows();
    expect(toTexts(after).filter((texts) => texts.includes(''))).toEqual([]);
    expect(after[0]?.treatmenu).not.toBe(before[0]?.treatmenu);
  });
});

describe('a field blanked by the source', () => {
  it('keeps its last text with the date until there is new text', async () => {
    const [before] = await prepare();
    edit(1, { firstmenu: '', opentimefood: '' });
    const { counts } = await finishSync();
    expect(counts).toMatchObject({ changed: 1 });
    const lastGood = {
      firstmenu: { text: before?.firstmenu, until: '2026-11-21' },
      opentimefood: { text: '11:00~21:00', until: '2026-11-21' },
    };
    expect((await bench.readRows())[0]).toMatchObject({ firstmenu: '', lastGood });

    bench.setNow('2026-12-01T03:00:00Z');
    edit(1, { opentimefood: '10:00~20:00' });
    await finishSync();
    const row = (await bench.readRows())[0];
    expect(row).toMatchObject({ firstmenu: '', opentimefood: '10:00~20:00' });
    expect(row?.lastGood).toEqual({ firstmenu: lastGood.firstmenu });

    edit(1, { firstmenu: '냉면' });
    await finishSync();
    expect((await bench.readRows())[0]).not.toHaveProperty('lastGood');
    expect(await bench.readText()).not.toContain('lastGood');
  });

  it('keeps a manual restoration until the source edits the row', async () => {
    await prepare();
    edit(1, { firstmenu: '' });
    await finishSync();
    const rows = JSON.parse(await bench.readText()) as [Place, ...Place[]];
    const { lastGood, ...row } = rows[0];
    rows[0] = { ...row, firstmenu: lastGood?.firstmenu?.text ?? '' };
    await bench.writeBase(rows);
    const [restored] = await bench.readRows();
    await finishSync();
    expect((await bench.readRows())[0]).toEqual(restored);

    rows[0].modifiedtime = '';
    await bench.writeBase(rows);
    world.korean.slice(0, 1).forEach(({ intro }) => (intro.firstmenu = '물냉면'));
    await finishSync();
    expect((await bench.readRows())[0]).toMatchObject({ firstmenu: '물냉면' });
  });

  it.each([
    ['firstmenu', 'menus'],
    ['opentimefood', 'hours'],
  ] as const)('is refused when more than 2 %% of the %s go blank', async (field, group) => {
    const before = await prepare();
    // Two fields of 30 rows: 1 of 60 is 1.7 %, 2 of 59 are 3.4 %.
    edit(1, { [field]: '' });
    await finishSync();
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
      before.slice(1, 3).map(({ contentId, title, [field]: text }) => ({
        kind: 'changed',
        contentId,
        title,
        fields: [{ name: field, before: text, after: '' }],
      })),
    );
    expect(await bench.readText()).toBe(text);
  });

  it('is fetched again after a refusal', async () => {
    const [first, ...others] = await prepare();
    if (!first) throw new Error('no row');
    // Two blanks that replace no text: one row keeps the text of Visit Seoul, the other one is new.
    const shared = { ...first, source: `${KTO_SOURCE}+${VISIT_SEOUL_SOURCE}` };
    const before = [shared, ...others.slice(0, -1)];
    await bench.writeBase(before);
    edit(EDITED_ROWS, { treatmenu: '새 메뉴' });
    bench.server.setIntros((right) => [{ ...right, ...BLANK_FIELDS }]);
    const menus = { blanked: 2 * (EDITED_ROWS - 1) };
    expect(await bench.sync()).toMatchObject({ status: 'refused', menus });
    expect(await bench.sync({ force: true })).toMatchObject({ status: 'refused' });
    expect(await bench.readRows()).toEqual(before);

    bench.server.setIntros(null);
    expect(await finishSync()).toMatchObject({ counts: { changed: EDITED_ROWS, new: 1 } });
    const after = await bench.readRows();
    expect(after[0]?.treatmenu).toBe('새 메뉴');
    expect(toTexts(after).flat()).not.toContain('');
  });

  it('is accepted with allowBlank, with its last text', async () => {
    const before = await prepare();
    edit(EDITED_ROWS, BLANK_FIELDS);
    expect(await bench.sync()).toMatchObject({ status: 'refused' });
    const calls = bench.server.log.length;
    expect(await finishSync({ allowBlank: true })).toMatchObject({
      counts: { changed: EDITED_ROWS },
    });
    expect(bench.server.log.length - calls).toBe(EDITED_ROWS);
    const after = await bench.readRows();
    expect(after[0]).toMatchObject({
      ...BLANK_FIELDS,
      lastGood: { treatmenu: { text: before[0]?.treatmenu, until: '2026-11-21' } },
    });
    expect(after[EDITED_ROWS]).toEqual(before[EDITED_ROWS]);
  });
});
