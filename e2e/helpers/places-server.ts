/*
 * `tsx --conditions=react-server e2e/helpers/places-server.ts PGlite|PostgreSQL` starts a database of places, fills it with
 * a dense quarter of a made-up Seoul, says its address and stands until it is told to stop.
 */
import {
  fillPlaces,
  findPostgres,
  startPglite,
  startPostgres,
} from '../../__tests__/helpers/places-databases';
import { generatePlaces } from '../../bench/generated-places';
import { getDistanceM } from '../../lib/engine/geo/distance';

/** Insadong, and how far around it places are taken: so many that a list is only the best of them. */
const MIDDLE = { mapx: 126.9856, mapy: 37.5741 };
const RADIUS_M = 900;
const SEOUL = 170_000;

const postgres = findPostgres();
const places =
  process.argv[2] === 'PostgreSQL' && postgres
    ? await startPostgres(postgres)
    : await startPglite();
// PostgreSQL is no child that would keep this program waiting until it is told to stop.
const waiting = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  clearInterval(waiting);
  void places.stop().then(() => process.exit());
});
const { rows, lines } = generatePlaces(SEOUL);
const near = rows.flatMap((row, at) => {
  const { mapx, mapy } = row;
  const isNear = mapx !== null && mapy !== null && getDistanceM(MIDDLE, { mapx, mapy }) < RADIUS_M;
  return isNear ? [{ row, menu: lines[at] ?? [] }] : [];
});
await fillPlaces(
  places.url,
  near.map(({ row }) => row),
  { lines: near.map(({ menu }) => menu) },
);
console.log(`Ready: ${places.url} ${near.length}`);
