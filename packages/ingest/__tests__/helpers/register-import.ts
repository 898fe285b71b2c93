import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { Client } from 'pg';
import type { Place } from '@kioot/places/place';
import type { TestPlaces } from '@/__tests__/helpers/places-databases';
import { importRegister, type ImportOptions } from '../../src/register/import-register';
import { emptyPlaces } from './register-kill';
import type { RegisterWorld } from './register-world';

export const PLACE_ROW = {
  RSTR_ID: 4601,
  RSTR_NM: '이문설렁탕',
  RSTR_RDNMADR: '서울특별시 종로구 우정국로 38-13',
  RSTR_LNNO_ADRES: null,
  RSTR_LA: '37.5728',
  RSTR_LO: '126.9839',
  RSTR_TELNO: '02-733-6526',
  BSNS_STATM_BZCND_NM: '한식',
};
export const HOURS_ROW = { RSTR_ID: 4601, BSNS_TM_CN: '매일 08:00~21:00', RESTDY_INFO_CN: null };
export const MENU_ROW = {
  MENU_ID: 900_001,
  MENU_NM: '설렁탕(특)',
  MENU_PRICE: 12_000,
  RSTR_ID: 4601,
};

export const TOURISM_ROW: Partial<Place> = {
  contentId: '133525',
  title: '이문설렁탕',
  opentimefood: '08:00~20:00',
  addr1: '서울특별시 종로구 우정국로 38-13',
  mapx: 126.984,
  mapy: 37.5729,
  source: 'kto-tourapi',
};

export const createWorld = (parts: Partial<RegisterWorld>): RegisterWorld => ({
  rstr: [PLACE_ROW],
  'rstr/oprt': [HOURS_ROW],
  'menu/korean': [MENU_ROW],
  'menu/eng': [{ ...MENU_ROW, MENU_NM: 'Ox Bone Soup' }],
  'menu/jpnse': [],
  'menu/chchr': [],
  ...parts,
});

/** A database for the tests of a block, and imports of registers into it. */
export function setUpImports(start: () => Promise<TestPlaces>) {
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

  return {
    sync,
    select,
    get sql() {
      return sql;
    },
    get places() {
      return places;
    },
    get folder() {
      return folder;
    },
  };
}
