import { describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { unpackPlaces } from '@kioot/engine/verdicts';
import { openPlacesDatabase } from '@/lib/places/places-database';
import { createClassifier } from '@/lib/search/classification/classifier';
import { toDishKey } from '@/lib/search/classification/dish-key';
import { PLACES_DATABASES } from '@/__tests__/helpers/places-databases';
import { classifyPlaces, type Classifier } from '../../src/verdicts/classify-batch';
import { createWorld, MENU_ROW, setUpImports, TOURISM_ROW } from '../helpers/register-import';
import { createRegisterWorld } from '../helpers/register-world';

function unpack(judged: unknown) {
  const places = unpackPlaces(Buffer.from(judged as Uint8Array));
  return { diet: places.getDiet(0), hasHours: places.hasHours(0) };
}

describe.each(PLACES_DATABASES)(
  'classification of the register in %s',
  (_name, hasSessions, start) => {
    const imports = setUpImports(start);
    const { sync, select } = imports;
    const classifier = createClassifier();

    it('classifies changed text only, while verdicts of the earlier engine serve', async () => {
      await sync(createWorld({}), { rows: [TOURISM_ROW] });
      expect(
        await classifyPlaces({ sql: imports.sql, classifier, engineKey: 'one' }),
      ).toMatchObject({
        dishes: 1,
        places: 1,
      });
      expect(
        await classifyPlaces({ sql: imports.sql, classifier, engineKey: 'one' }),
      ).toMatchObject({
        dishes: 0,
        places: 0,
      });
      const [verdict] = await select('select judged, at::text from place_verdicts');
      expect(await select('select keys from place_dishes')).toEqual([
        { keys: [toDishKey('설렁탕')] },
      ]);
      const unpacked = unpack(verdict?.judged);
      expect([unpacked.diet.meats.beef, unpacked.hasHours]).toEqual(['yes', true]);

      const broken: Classifier = {
        ...classifier,
        classifyPlace: () => {
          throw new Error('killed');
        },
      };
      const failing = classifyPlaces({ sql: imports.sql, classifier: broken, engineKey: 'two' });
      await expect(failing).rejects.toThrow('killed');
      expect(await select('select key from engines where finished_at is not null')).toEqual([
        { key: 'one' },
      ]);
      await classifyPlaces({ sql: imports.sql, classifier, engineKey: 'two' });
      expect(await select('select key from engines')).toEqual([{ key: 'two' }]);
      expect(await select('select at from place_verdicts')).toHaveLength(1);
    });

    it('makes listed places searchable', async () => {
      const findNearby = async () => {
        const database = openPlacesDatabase({
          ...{ url: imports.places.url, pool: 1, timeoutMs: 10_000 },
          engineKey: 'one',
        });
        const index = await database.getIndex();
        await database.end();
        const { rows } = index.getWithin({ mapx: 126.9839, mapy: 37.5728 }, 500);
        return Array.from(rows, index.getContentId);
      };
      await sync(createWorld({}));
      await classifyPlaces({ sql: imports.sql, classifier, engineKey: 'one' });
      expect(await findNearby()).toEqual(['sto-4601']);
      await sync(createWorld({}), { rows: [TOURISM_ROW] });
      await classifyPlaces({ sql: imports.sql, classifier, engineKey: 'one' });
      expect(await findNearby()).toEqual(['133525']);
    });

    it('classifies only places with changed menus again', async () => {
      const world = createRegisterWorld(3, 60);
      await sync(world);
      await classifyPlaces({ sql: imports.sql, classifier, engineKey: 'one' });
      const [first, ...others] = world['menu/korean'] as (typeof MENU_ROW)[];
      const changed = { ...first, MENU_NM: '두부김치 정식' };
      await sync({ ...world, 'menu/korean': [changed, ...others] });
      expect(
        await classifyPlaces({ sql: imports.sql, classifier, engineKey: 'one' }),
      ).toMatchObject({
        places: 1,
      });
    });

    it('classifies places changed by concurrent sessions again', async () => {
      await sync(createWorld({}), { rows: [TOURISM_ROW] });
      await classifyPlaces({ sql: imports.sql, classifier, engineKey: 'one' });
      // Simulates a transaction that began before classification and committed after it:
      // `updated_at` is its start.
      await imports.sql.query(`begin;
        alter table places disable trigger places_stamp;
        update places set firstmenu = '두부김치', mapx = 126.99;
        alter table places enable trigger places_stamp;
        commit`);
      expect(
        await classifyPlaces({ sql: imports.sql, classifier, engineKey: 'one' }),
      ).toMatchObject({
        places: 1,
      });
      expect(
        await classifyPlaces({ sql: imports.sql, classifier, engineKey: 'one' }),
      ).toMatchObject({
        places: 0,
      });

      // PGlite has one session.
      if (!hasSessions) return;
      const editor = new Client({ connectionString: imports.places.url });
      await editor.connect();
      try {
        await editor.query('begin');
        await imports.sql.query('delete from place_verdicts');
        await editor.query(`update places set firstmenu = '삼겹살', vanished_on = now()`);
        // The uncommitted change is invisible: a verdict of the old text is stored.
        expect(
          await classifyPlaces({ sql: imports.sql, classifier, engineKey: 'one' }),
        ).toMatchObject({
          places: 1,
        });
        await editor.query('commit');
        const [stamps] = await select(
          'select updated_at < judged_at as is_before, v.is_listed from places, place_verdicts v',
        );
        expect(stamps).toEqual({ is_before: true, is_listed: true });
        expect(
          await classifyPlaces({ sql: imports.sql, classifier, engineKey: 'one' }),
        ).toMatchObject({
          places: 1,
        });
        const [verdict] = await select('select judged, is_listed from place_verdicts');
        expect([unpack(verdict?.judged).diet.meats.pork, verdict?.is_listed]).toEqual([
          'yes',
          false,
        ]);

        await imports.sql.query('delete from place_verdicts');
        await editor.query('begin');
        await editor.query('update places set vanished_on = null, mapx = 126.98');
        expect(
          await classifyPlaces({ sql: imports.sql, classifier, engineKey: 'one' }),
        ).toMatchObject({
          places: 1,
        });
        await editor.query('commit');
        expect(
          await classifyPlaces({ sql: imports.sql, classifier, engineKey: 'one' }),
        ).toMatchObject({
          places: 1,
        });
        expect(await select('select at[0] as mapx, is_listed from place_verdicts')).toEqual([
          { mapx: 126.98, is_listed: true },
        ]);
      } finally {
        await editor.end();
      }
      expect(
        await classifyPlaces({ sql: imports.sql, classifier, engineKey: 'one' }),
      ).toMatchObject({
        places: 0,
      });
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
      await classifyPlaces({ sql: imports.sql, classifier, engineKey: 'one' });
      const [verdict] = await select('select judged from place_verdicts');
      const { diet } = unpack(verdict?.judged);
      expect(diet.meats.pork).toBe('yes');
    });
  },
);
