import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { PLACES_DATABASES } from '@/__tests__/helpers/places-databases';
import {
  createWorld,
  MENU_ROW,
  PLACE_ROW,
  setUpImports,
  TOURISM_ROW,
} from '../helpers/register-import';
import { createRegisterWorld } from '../helpers/register-world';

describe.each(PLACES_DATABASES)(
  'ingestion of the register into %s',
  (_name, _hasSessions, start) => {
    const imports = setUpImports(start);
    const { sync, select } = imports;

    it('merges two sources of a place and records the source of each field', async () => {
      await sync(createWorld({}), { rows: [TOURISM_ROW] });
      expect(await select('select * from places')).toMatchObject([
        {
          content_id: '133525',
          source: 'kto-tourapi+sto-register',
          opentimefood: '08:00~20:00',
          treatmenu: '설렁탕(특)',
          tel: '02-733-6526',
          mapx: 126.984,
          facts: { firstmenu: { source: 'sto-register' }, tel: { source: 'sto-register' } },
        },
      ]);
      expect(await select('select source, source_id from place_ids order by 1')).toEqual([
        { source: 'kto-tourapi', source_id: '133525' },
        { source: 'sto-register', source_id: '4601' },
      ]);
      expect(
        await select(
          'select source, source_id, text, text_eng, price_won, name from menu_lines join dishes on dish = number',
        ),
      ).toEqual([
        {
          source: 'sto-register',
          source_id: '900001',
          text: '설렁탕(특)',
          text_eng: 'Ox Bone Soup',
          price_won: 12_000,
          name: '설렁탕',
        },
      ]);
      expect(
        await select(
          `select taken_at::date::text, as_of::text from place_sources where source <> 'visitseoul' order by source`,
        ),
      ).toMatchObject([{ taken_at: '2026-10-01', as_of: null }, { as_of: '2021-12-31' }]);
    });

    it('merges two rows of a restaurant into one place with one menu', async () => {
      const duplicate = { ...PLACE_ROW, RSTR_ID: 5000 };
      const lines = [MENU_ROW, { ...MENU_ROW, MENU_ID: 900_002, RSTR_ID: 5000 }];
      const world = createWorld({ rstr: [PLACE_ROW, duplicate], 'menu/korean': lines });
      const { joined } = await sync(world);
      expect(joined).toEqual({ withOthers: 0, withOneAnother: 1 });
      expect(await select('select content_id from places')).toEqual([{ content_id: 'sto-4601' }]);
      expect(await select('select source_id from menu_lines')).toEqual([{ source_id: '900001' }]);
    });

    it('merges a place into that of another source that lists it later', async () => {
      await sync(createWorld({}));
      const { counts } = await sync(createWorld({}), { rows: [TOURISM_ROW] });
      expect(counts).toMatchObject({ new: 1, vanished: 1 });
      expect(await select('select content_id from places where vanished_on is null')).toEqual([
        { content_id: '133525' },
      ]);
      expect(
        await select('select content_id, text from menu_lines join places on number = place'),
      ).toEqual([{ content_id: '133525', text: '설렁탕(특)' }]);
    });

    it('writes nothing when nothing has changed', async () => {
      const world = createRegisterWorld(3, 60);
      await sync(world, { rows: [TOURISM_ROW] });
      const before = await select('select number, updated_at from places order by 1');
      const { counts, menus } = await sync(world, { rows: [TOURISM_ROW] });
      expect([...Object.values(counts), menus]).toEqual([0, 0, 0, 0, 0, 0]);
      expect(await select('select number, updated_at from places order by 1')).toEqual(before);
    });

    it('keeps missing hours and menus with the date of their absence', async () => {
      await sync(createWorld({}));
      const bare = {
        rstr: [{ ...PLACE_ROW, RSTR_TELNO: undefined, RSTR_LA: null }],
        'menu/korean': [],
      };
      const now = new Date('2026-12-01T03:00:00Z');
      await sync(createWorld({ ...bare, 'rstr/oprt': [] }), { now });
      await sync(createWorld({ ...bare, 'rstr/oprt': [] }), {
        now: new Date('2026-12-24T03:00:00Z'),
      });
      const retained = { source: 'sto-register', asOf: '2026-12-01' };
      expect(await select('select * from places')).toMatchObject([
        {
          opentimefood: '매일 08:00~21:00',
          treatmenu: '설렁탕(특)',
          tel: '02-733-6526',
          mapy: 37.5728,
          facts: {
            opentimefood: retained,
            firstmenu: retained,
            tel: retained,
            mapx: retained,
          },
        },
      ]);
      expect(await select('select text from menu_lines')).toHaveLength(1);
    });

    it('keeps stored values of rows that are rejected today', async () => {
      await sync(createWorld({}));
      await sync(
        createWorld({
          rstr: [{ ...PLACE_ROW, RSTR_LA: '35.1' }],
          'menu/korean': [{ ...MENU_ROW, MENU_PRICE: -1 }],
        }),
      );
      expect(await select('select mapy, vanished_on from places')).toEqual([
        { mapy: 37.5728, vanished_on: null },
      ]);
      expect(await select('select price_won from menu_lines')).toEqual([{ price_won: 12_000 }]);
    });

    it('marks a vanished place and removes it after 30 days, but refuses mass deletion', async () => {
      const world = createRegisterWorld(3, 60);
      await sync(world, { now: new Date('2026-11-01T03:00:00Z') });
      const all = await select('select content_id from places');
      const fewer = { ...world, rstr: world.rstr.slice(0, 30) };
      await expect(sync(fewer)).rejects.toThrow(/would vanish, more than 20 %/);
      const one = { ...world, rstr: world.rstr.slice(0, -1) };
      const vanished = await sync(one, { now: new Date('2026-11-02T03:00:00Z') });
      expect(vanished.counts).toMatchObject({ vanished: 1 });
      const returned = await sync(world, { now: new Date('2026-11-03T03:00:00Z') });
      expect(returned.counts).toMatchObject({ returned: 1 });
      await sync(one, { now: new Date('2026-11-04T03:00:00Z') });
      const removed = await sync(one, { now: new Date('2026-12-10T03:00:00Z') });
      expect(removed.counts).toMatchObject({ removed: 1 });
      expect(await select('select content_id from places')).toHaveLength(all.length - 1);
    });

    it('reports changes in a dry run without writing', async () => {
      const { counts, changes } = await sync(createWorld({}), { dryRun: true });
      expect(counts.new).toBe(1);
      expect(changes).toMatchObject([{ kind: 'new', contentId: 'sto-4601', title: '이문설렁탕' }]);
      expect(await select('select from places')).toEqual([]);
      expect(await select('select from place_sources')).toEqual([]);
    });

    it('quarantines 20,000 invalid rows and ingests the valid ones', async () => {
      const invalidRows = [null, 'corrupt', { RSTR_ID: 'x' }, { ...PLACE_ROW, RSTR_NM: '' }];
      const invalidLines = [
        {},
        { ...MENU_ROW, MENU_NM: null },
        { ...MENU_ROW, MENU_PRICE: 1e12 },
        MENU_ROW,
      ];
      const repeat = (rows: unknown[]) =>
        Array.from({ length: 10_000 }, (_, at) => rows[at % rows.length]);
      const world = createWorld({
        rstr: [PLACE_ROW, ...repeat(invalidRows)],
        'menu/korean': [MENU_ROW, ...repeat(invalidLines)],
      });
      const { quarantined, quarantineFile } = await sync(world);
      expect(quarantined).toEqual({
        unreadable: 10_000,
        'no-name': 5000,
        'absurd-price': 2500,
        'repeated-id': 2500,
      });
      const named = (await readFile(quarantineFile, 'utf8')).trim().split('\n');
      expect(named).toHaveLength(20_000);
      expect(named[0]).toBe(
        '{"where":"rstr page 1, row 2","reason":"unreadable","id":null,"value":"null"}',
      );
      expect(await select('select content_id from places')).toEqual([{ content_id: 'sto-4601' }]);
      expect(await select('select text from menu_lines')).toHaveLength(1);
    });
  },
);
