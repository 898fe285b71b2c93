import type { Point } from '@kioot/engine/geo';
import { createRandom } from '../../tools/random';

const SEED = 20_260_301;
/** Standard deviation around the center of a district, in degrees; about 3 km. */
const SPREAD_DEGREES = 0.03;
/** The 25 districts of Seoul: center and thousands of licensed restaurants, roughly. */
const DISTRICTS: ReadonlyArray<readonly [mapx: number, mapy: number, thousands: number]> = [
  [127.047, 37.517, 12],
  [127.124, 37.53, 4],
  [127.026, 37.64, 3],
  [126.85, 37.551, 6],
  [126.952, 37.478, 5],
  [127.082, 37.538, 5],
  [126.888, 37.495, 4],
  [126.895, 37.457, 4],
  [127.056, 37.654, 4],
  [127.047, 37.669, 2],
  [127.04, 37.574, 4],
  [126.94, 37.512, 3],
  [126.909, 37.566, 8],
  [126.937, 37.579, 4],
  [127.033, 37.484, 7],
  [127.037, 37.563, 4],
  [127.017, 37.589, 4],
  [127.106, 37.515, 8],
  [126.867, 37.517, 4],
  [126.896, 37.526, 6],
  [126.99, 37.532, 5],
  [126.929, 37.603, 4],
  [126.979, 37.573, 6],
  [126.998, 37.564, 6],
  [127.093, 37.606, 4],
];

/** Random places with the density of licensed restaurants in each district. */
export function createPoints(count: number): Point[] {
  const random = createRandom(SEED);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const tickets = DISTRICTS.flatMap((district) =>
    Array.from({ length: district[2] }, () => district),
  );
  return Array.from({ length: count }, () => {
    const [mapx, mapy] = tickets[Math.floor(random() * tickets.length)] ?? [127, 37.55];
    return { mapx: mapx + normal() * SPREAD_DEGREES, mapy: mapy + normal() * SPREAD_DEGREES };
  });
}
