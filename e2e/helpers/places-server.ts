/*
 * `tsx --conditions=react-server e2e/helpers/places-server.ts PGlite|PostgreSQL
 * quarter|all|bundled` starts a database of places and fills it with a dense quarter of a generated
 * Seoul, with all of it, or with the bundled places and `sto-1`. Prints its address and runs until
 * SIGTERM.
 */
import { Client } from 'pg';
import { fillPlaces, startPglite, startPlaces } from '../../__tests__/helpers/places-databases';
import { generatePlaces } from './generated-places';
import { getDistanceM } from '@kioot/engine/geo';
import type { Place } from '@kioot/places/place';
import { parseBundledRows } from '../../lib/places/snapshot-store';

/** Insadong; its surroundings hold more places than a list may have. */
const CENTER = { mapx: 126.9856, mapy: 37.5741 };
const RADIUS_M = 900;
const SEOUL_PLACE_COUNT = 170_000;

const [databaseKind, size] = process.argv.slice(2);

const places = await (databaseKind === 'PostgreSQL' ? startPlaces : startPglite)();
// Keeps the process alive: PostgreSQL runs detached.
const keepAlive = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  clearInterval(keepAlive);
  void places.stop().then(() => process.exit());
});
/** Place of the register that is not in the snapshot. */
const REGISTER_PLACE: Place = {
  ...{ contentId: 'sto-1', title: '두부 식당', title_eng: 'Tofu House', firstmenu: '두부김치' },
  ...{ treatmenu: '', opentimefood: '', restdatefood: '', addr1: '', tel: '', lclsSystm3: '' },
  ...{ source: 'sto-register', modifiedtime: '', vanishedOn: '', ...CENTER },
};
const { rows, lines } =
  size === 'bundled'
    ? { rows: [REGISTER_PLACE, ...parseBundledRows()], lines: [] }
    : generatePlaces(SEOUL_PLACE_COUNT);
const selected = rows.flatMap((row, at) => {
  const { mapx, mapy } = row;
  const isNear = mapx !== null && mapy !== null && getDistanceM(CENTER, { mapx, mapy }) < RADIUS_M;
  return size !== 'quarter' || isNear ? [{ row, menu: lines[at] ?? [] }] : [];
});
await fillPlaces(
  places.url,
  selected.map(({ row }) => row),
  { lines: selected.map(({ menu }) => menu) },
);
const client = new Client({ connectionString: places.url });
await client.connect();
await client.query('vacuum analyze');
await client.end();
console.log(`Ready: ${places.url} ${selected.length}`);
