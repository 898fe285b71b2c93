/*
 * `tsx --conditions=react-server e2e/helpers/places-server.ts PGlite|PostgreSQL quarter|all|bundled` starts a database of
 * places, fills it with a dense quarter of a made-up Seoul, with all of it, or with the
 * bundled places and one of its own (`sto-1`), says its address and stands until it is told to stop.
 */
import { Client } from 'pg';
import {
  fillPlaces,
  findPostgres,
  startPglite,
  startPostgres,
} from '../../__tests__/helpers/places-databases';
import { generatePlaces } from '../../tools/bench/generated-places';
import { getDistanceM } from '@kioot/engine/geo';
import type { RestaurantRow } from '../../lib/places/row';
import { parseBundledRows } from '../../lib/places/store';

/** Insadong, and how far around it places are taken: so many that a list is only the best of them. */
const MIDDLE = { mapx: 126.9856, mapy: 37.5741 };
const RADIUS_M = 900;
const SEOUL = 170_000;

const [home, size] = process.argv.slice(2);

const postgres = findPostgres();
const places =
  home === 'PostgreSQL' && postgres ? await startPostgres(postgres) : await startPglite();
// PostgreSQL is no child that would keep this program waiting until it is told to stop.
const waiting = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  clearInterval(waiting);
  void places.stop().then(() => process.exit());
});
/** A place of the register that no snapshot has. */
const OWN: RestaurantRow = {
  ...{ contentId: 'sto-1', title: '두부 식당', title_eng: 'Tofu House', firstmenu: '두부김치' },
  ...{ treatmenu: '', opentimefood: '', restdatefood: '', addr1: '', tel: '', lclsSystm3: '' },
  ...{ source: 'sto-register', modifiedtime: '', vanishedOn: '', ...MIDDLE },
};
const { rows, lines } =
  size === 'bundled' ? { rows: [OWN, ...parseBundledRows()], lines: [] } : generatePlaces(SEOUL);
const wanted = rows.flatMap((row, at) => {
  const { mapx, mapy } = row;
  const isNear = mapx !== null && mapy !== null && getDistanceM(MIDDLE, { mapx, mapy }) < RADIUS_M;
  return size !== 'quarter' || isNear ? [{ row, menu: lines[at] ?? [] }] : [];
});
await fillPlaces(
  places.url,
  wanted.map(({ row }) => row),
  { lines: wanted.map(({ menu }) => menu) },
);
const client = new Client({ connectionString: places.url });
await client.connect();
await client.query('vacuum analyze');
await client.end();
console.log(`Ready: ${places.url} ${wanted.length}`);
