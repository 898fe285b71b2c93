import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { unpackPlaces } from '@kioot/engine/verdicts';
import { openPlacesDatabase } from '@/lib/places/places-database';
import type { Place } from '@kioot/places/place';
import { createClassifier } from '@/lib/search/classification/classifier';
import type { ClassifierPool } from '../../src/verdicts/classifier-pool';
import { classifyPlaces } from '../../src/verdicts/classify-batch';
import { importRegister, type ImportOptions } from '../../src/register/import-register';
import { toDishKey } from '@/lib/search/classification/dish-key';
import { PLACES_DATABASES, type TestPlaces } from '@/__tests__/helpers/places-databases';
import { emptyPlaces } from '../helpers/register-kill';
import { createRegisterWorld, type RegisterWorld } from '../helpers/register-world';

function unpack(judged: unknown) {
  const places = unpackPlaces(Buffer.from(judged as Uint8Array));
  return { diet: places.getDiet(0), hasHours: places.hasHours(0) };
}

const PLACE_ROW = {
  RSTR_ID: 4601,
  RSTR_NM: '이문설렁탕',
  RSTR_RDNMADR: '서울특별시 종로구 우정국로 38-13',
  RSTR_LNNO_ADRES: null,
  RSTR_LA: '37.5728',
  RSTR_LO: '126.9839',
  RSTR_TELNO: '02-733-6526',
  BSNS_STATM_BZCND_NM: '한식',
};
const HOURS_ROW = { RSTR_ID: 4601, BSNS_TM_CN: '매일 08:00~21:00', RESTDY_INFO_CN: null };
const MENU_ROW = { MENU_ID: 900_001, MENU_NM: '설렁탕(특)', MENU_PRICE: 12_000, RSTR_ID: 4601 };

const TOURISM_ROW: Partial<Place> = {
  contentId: '133525',
  title: '이문설렁탕',
  opentimefood: '08:00~20:00',
  addr1: '서울특별시 종로구 우정국로 38-13',
  mapx: 126.984,
  mapy: 37.5729,
  source: 'kto-tourapi',
};

const createWorld = (parts: Partial<RegisterWorld>): RegisterWorld => ({
  rstr: [PLACE_ROW],
  'rstr/oprt': [HOURS_ROW],
  'menu/korean': [MENU_ROW],
  'menu/eng': [{ ...MENU_ROW, MENU_NM: 'Ox Bone Soup' }],
  'menu/jpnse': [],
  'menu/chchr': [],
  ...parts,
});

describe.each(PLACES_DATABASES)(
  'ingestion of the register into %s',
  (_name, hasSessions, start) => {
    let places: TestPlaces;
    let sql: Client;
    let folder: string;

    beforeAll(async () => {
      places = await start();
    });
    afterAll(() => places.stop());
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'kioot-register-'));
      await emptyPlaces(places.url);
      sql = new Client({ connectionString: places.url });
      await sql.connect();
    });
    afterEach(async () => {
      await sql.end();
      await rm(folder, { recursive: true });
    });

    /** Syncs a register world, with `rows` as the snapshot of the tourism organization. */
    async function sync(
      world: RegisterWorld,
      options: Partial<ImportOptions> & { rows?: Partial<Place>[] } = {},
    ) {
      const snapshotPath = join(folder, 'restaurants.json');
      await writeFile(snapshotPath, JSON.stringify(options.rows ?? []));
      const info = { takenAt: '2026-10-01T00:00:00Z', rows: 0, sources: [] };
      await writeFile(join(folder, 'restaurants.meta.json'), JSON.stringify(info));
      const from = join(folder, 'from');
      await mkdir(from, { recursive: true });
      const pages = Object.entries(world).map(([list, items]) => ({
        ...{ t: 'page', at: info.takenAt, list, page: 1, totalCount: items.length, unreadable: 0 },
        items,
      }));
      const lines = pages.map((page) => `${JSON.stringify(page)}\n`);
      await writeFile(join(from, 'finished.jsonl'), lines.join(''));
      const workFolder = join(folder, 'work');
      return importRegister({ from: { folder: from }, sql, workFolder, snapshotPath, ...options });
    }

    async function select(query: string) {
      return (await sql.query<Record<string, unknown>>(query)).rows;
    }

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
          facts: { opentimefood: retained, firstmenu: retained, tel: retained, mapx: retained },
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

    describe('classification', () => {
      const classify = createClassifier();
      const pool: ClassifierPool = {
        classify: async (task) => classify(task),
        close: async () => {},
      };

      it('classifies changed text only, while verdicts of the earlier engine serve', async () => {
        await sync(createWorld({}), { rows: [TOURISM_ROW] });
        expect(await classifyPlaces({ sql, pool, engineKey: 'one' })).toMatchObject({
          dishes: 1,
          places: 1,
        });
        expect(await classifyPlaces({ sql, pool, engineKey: 'one' })).toMatchObject({
          dishes: 0,
          places: 0,
        });
        const [verdict] = await select('select judged, at::text from place_verdicts');
        expect(await select('select keys from place_dishes')).toEqual([
          { keys: [toDishKey('설렁탕')] },
        ]);
        const unpacked = unpack(verdict?.judged);
        expect([unpacked.diet.meats.beef, unpacked.hasHours]).toEqual(['yes', true]);

        const broken: ClassifierPool = {
          ...pool,
          classify: () => Promise.reject(new Error('killed')),
        };
        const failing = classifyPlaces({ sql, pool: broken, engineKey: 'two' });
        await expect(failing).rejects.toThrow('killed');
        expect(await select('select key from engines where finished_at is not null')).toEqual([
          { key: 'one' },
        ]);
        await classifyPlaces({ sql, pool, engineKey: 'two' });
        expect(await select('select key from engines')).toEqual([{ key: 'two' }]);
        expect(await select('select at from place_verdicts')).toHaveLength(1);
      });

      it('makes listed places searchable', async () => {
        const findNearby = async () => {
          const database = openPlacesDatabase({
            ...{ url: places.url, pool: 1, timeoutMs: 10_000 },
            engineKey: 'one',
          });
          const index = await database.getIndex();
          await database.end();
          const { rows } = index.getWithin({ mapx: 126.9839, mapy: 37.5728 }, 500);
          return Array.from(rows, index.getContentId);
        };
        await sync(createWorld({}));
        await classifyPlaces({ sql, pool, engineKey: 'one' });
        expect(await findNearby()).toEqual(['sto-4601']);
        await sync(createWorld({}), { rows: [TOURISM_ROW] });
        await classifyPlaces({ sql, pool, engineKey: 'one' });
        expect(await findNearby()).toEqual(['133525']);
      });

      it('classifies only places with changed menus again', async () => {
        const world = createRegisterWorld(3, 60);
        await sync(world);
        await classifyPlaces({ sql, pool, engineKey: 'one' });
        const [first, ...others] = world['menu/korean'] as (typeof MENU_ROW)[];
        const changed = { ...first, MENU_NM: '두부김치 정식' };
        await sync({ ...world, 'menu/korean': [changed, ...others] });
        expect(await classifyPlaces({ sql, pool, engineKey: 'one' })).toMatchObject({ places: 1 });
      });

      it('classifies places changed by concurrent sessions again', async () => {
        await sync(createWorld({}), { rows: [TOURISM_ROW] });
        await classifyPlaces({ sql, pool, engineKey: 'one' });
        // Simulates a transaction that began before classification and committed after it:
        // `updated_at` is its start.
        await sql.query(`begin;
        alter table places disable trigger places_stamp;
        update places set firstmenu = '두부김치', mapx = 126.99;
        alter table places enable trigger places_stamp;
        commit`);
        expect(await classifyPlaces({ sql, pool, engineKey: 'one' })).toMatchObject({ places: 1 });
        expect(await classifyPlaces({ sql, pool, engineKey: 'one' })).toMatchObject({ places: 0 });

        // PGlite has one session.
        if (!hasSessions) return;
        const editor = new Client({ connectionString: places.url });
        await editor.connect();
        try {
          await editor.query('begin');
          await sql.query('delete from place_verdicts');
          await editor.query(`update places set firstmenu = '삼겹살', vanished_on = now()`);
          // The uncommitted change is invisible: a verdict of the old text is stored.
          expect(await classifyPlaces({ sql, pool, engineKey: 'one' })).toMatchObject({
            places: 1,
          });
          await editor.query('commit');
          const [stamps] = await select(
            'select updated_at < judged_at as is_before, v.is_listed from places, place_verdicts v',
          );
          expect(stamps).toEqual({ is_before: true, is_listed: true });
          expect(await classifyPlaces({ sql, pool, engineKey: 'one' })).toMatchObject({
            places: 1,
          });
          const [verdict] = await select('select judged, is_listed from place_verdicts');
          expect([unpack(verdict?.judged).diet.meats.pork, verdict?.is_listed]).toEqual([
            'yes',
            false,
          ]);

          await sql.query('delete from place_verdicts');
          await editor.query('begin');
          await editor.query('update places set vanished_on = null, mapx = 126.98');
          expect(await classifyPlaces({ sql, pool, engineKey: 'one' })).toMatchObject({
            places: 1,
          });
          await editor.query('commit');
          expect(await classifyPlaces({ sql, pool, engineKey: 'one' })).toMatchObject({
            places: 1,
          });
          expect(await select('select at[0] as mapx, is_listed from place_verdicts')).toEqual([
            { mapx: 126.98, is_listed: true },
          ]);
        } finally {
          await editor.end();
        }
        expect(await classifyPlaces({ sql, pool, engineKey: 'one' })).toMatchObject({ places: 0 });
      });

      it('classifies all lines of a truncated menu', async () => {
        const names = Array.from({ length: 120 }, (_, at) => `두부 비빔밥 정식 ${at + 1}호`);
        const lines = [...names, '돼지갈비'].map((MENU_NM, at) => ({
          ...MENU_ROW,
          MENU_ID: at + 1,
          MENU_NM,
        }));
        await sync(createWorld({ 'menu/korean': lines }));
        const [{ treatmenu } = {}] = await select('select treatmenu from places');
        expect(treatmenu).not.toContain('돼지갈비');
        await classifyPlaces({ sql, pool, engineKey: 'one' });
        const [verdict] = await select('select judged from place_verdicts');
        const { diet } = unpack(verdict?.judged);
        expect(diet.meats.pork).toBe('yes');
      });
    });
  },
);
