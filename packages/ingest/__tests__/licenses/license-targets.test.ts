import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createDatabaseTarget } from '../../src/licenses/license-targets';
import { LicenseMatcher } from '../../src/licenses/match-licenses';
import type { License } from '../../src/licenses/parse-license';
import { upsertPlaceRows } from '../../src/place-tables';
import type { Place } from '@kioot/places/place';
import type { LicenseChanges } from '../../src/licenses/license-targets';
import { openPlacesDatabase } from '@/lib/places/places-database';
import { startPlaces, type TestPlaces } from '@/__tests__/helpers/places-databases';
import { emptyPlaces } from '../helpers/register-kill';

const CONTEXT = { takenAt: new Date('2026-11-21T03:00:00Z'), today: '2026-11-21' };
const NOTHING: LicenseChanges = { closings: [], newcomers: [], superseded: [] };
const ADDRESS = '서울특별시 종로구 우정국로 38-13 (견지동)';

let places: TestPlaces;
let sql: Client;

const toRow = (contentId: string, title: string): Place => ({
  ...{ contentId, title, title_eng: '', firstmenu: '', treatmenu: '', opentimefood: '' },
  ...{ restdatefood: '', addr1: ADDRESS, mapx: 126.9839, mapy: 37.5728, tel: '', lclsSystm3: '' },
  ...{ source: 'kto-tourapi', modifiedtime: '', vanishedOn: '', fieldSources: {} },
});
const toLicense = (license: Partial<License>): License => ({
  ...{ id: '3000000-101-2015-1', name: '새집', address: '서울특별시 종로구 종로 9' },
  ...{ lotAddress: '', phone: '02-1', state: 'open', closedOn: null, at: null, ...license },
});
const select = async (query: string) => (await sql.query<Record<string, unknown>>(query)).rows;
const selectPlaces = () =>
  select(
    'select content_id, closed_on::text as closed, vanished_on::text as vanished from places order by 1',
  );
const write = (changes: Partial<LicenseChanges>) =>
  createDatabaseTarget(sql).write({ ...NOTHING, ...changes }, CONTEXT);

beforeAll(async () => {
  places = await startPlaces();
  sql = new Client({ connectionString: places.url });
  await sql.connect();
}, 60_000);

afterAll(async () => {
  await sql.end();
  await places.stop();
});

beforeEach(async () => {
  await emptyPlaces(places.url);
  await upsertPlaceRows(sql, [toRow('1', '이문설렁탕'), toRow('2', '발우공양')]);
});

describe('licenses in the database', () => {
  it('close places, which leave the lists and keep their day, and take a closing back', async () => {
    await sql.query("insert into engines (key, format) values ('test', 1)");
    await sql.query(
      `insert into place_verdicts (engine, place, content_id, judged)
       select e.number, p.number, content_id, '' from places p, engines e`,
    );
    const closing = { contentId: '1', title: '', before: null, closedOn: '2026-10-07' };
    await write({ closings: [closing] });
    expect(await selectPlaces()).toEqual([
      { content_id: '1', closed: '2026-10-07', vanished: null },
      { content_id: '2', closed: null, vanished: null },
    ]);
    expect(await select('select content_id, is_listed from place_verdicts order by 1')).toEqual([
      { content_id: '1', is_listed: false },
      { content_id: '2', is_listed: true },
    ]);
    const site = openPlacesDatabase({
      ...{ url: places.url, pool: 1, timeoutMs: 5000, engineKey: 'test' },
    });
    expect(await site.getStatus('1')).toEqual({ closedOn: '2026-10-07' });
    expect(await site.getStatus('2')).toBe('listed');
    expect(await site.getListedIds()).toEqual(['2']);
    expect(await site.getRows(['1'])).toMatchObject([{ closedOn: '2026-10-07' }]);
    await site.end();
    await write({ closings: [{ ...closing, closedOn: null }] });
    expect(await select('select from place_verdicts where not is_listed')).toEqual([]);
  });

  it('bring in restaurants without a menu, write them once, and know them again', async () => {
    const newcomers = [
      toLicense({ at: { mapx: 126.98, mapy: 37.57 } }),
      toLicense({ id: '3000000-101-2015-2', name: '헌집', address: '', lotAddress: '견지동 8' }),
    ];
    await write({ newcomers });
    const rows = await select('select content_id, title, addr1, tel, mapx, source from places');
    expect(rows.slice(2)).toEqual([
      {
        ...{ content_id: 'mois-3000000-101-2015-2', title: '헌집', addr1: '견지동 8', tel: '02-1' },
        ...{ mapx: null, source: 'mois-license' },
      },
      {
        ...{ content_id: 'mois-3000000-101-2015-1', title: '새집', tel: '02-1', mapx: 126.98 },
        ...{ addr1: '서울특별시 종로구 종로 9', source: 'mois-license' },
      },
    ]);
    const stamps = await select('select updated_at from places');
    await write({ newcomers });
    expect(await select('select updated_at from places')).toEqual(stamps);
    const known = await createDatabaseTarget(sql).read();
    expect(known.map(({ licenseId }) => licenseId).sort()).toEqual([
      ...['3000000-101-2015-1', '3000000-101-2015-2', null, null],
    ]);
    const matcher = new LicenseMatcher(known);
    newcomers.forEach((license) => matcher.add(license));
    expect(matcher.decide()).toMatchObject({ newcomers, superseded: [], unmatched: [] });
  });

  it('mark a restaurant that a license brought in and that is another place now', async () => {
    await write({ newcomers: [toLicense({})] });
    const superseded = ['mois-3000000-101-2015-1'];
    await write({ superseded });
    expect((await selectPlaces())[2]).toMatchObject({ vanished: '2026-11-21' });
    await write({ newcomers: [toLicense({})] });
    expect((await selectPlaces())[2]).toMatchObject({ vanished: null });
  });
});
