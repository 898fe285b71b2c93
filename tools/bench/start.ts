import { spawnSync } from 'node:child_process';
import { AREAS } from '@/lib/areas';
import { createPlaceIndex } from '@kioot/engine/geo';
import type { RestaurantRow } from '@/lib/places/row';
import type { Figure, Took } from './timing';

const RUNS = 7;
const BAR_MS = 150;
const RADIUS_M = 2000;

/** What `first-answer.ts` prints: how far the process was before and after each answer. */
interface Started {
  before: Took;
  filtered: Took;
  paged: Took;
  digest: string;
}

/** The ids around the area that has most of them. */
function getLargestArea(rows: readonly RestaurantRow[]): string[] {
  const index = createPlaceIndex(
    rows.flatMap(({ contentId, mapx, mapy }) =>
      mapx === null || mapy === null ? [] : [{ contentId, mapx, mapy }],
    ),
  );
  const lists = AREAS.map(({ mapx, mapy }) => index.within(mapx, mapy, RADIUS_M).places);
  const [largest = []] = lists.sort((a, b) => b.length - a.length);
  return largest.map(({ contentId }) => contentId);
}

/** Starts a process that answers once, and ends. */
function start(bundle: string, input: string, key: string): Started {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', bundle],
    { input, encoding: 'utf8', env: { ...process.env, BUILT_PLACES_KEY: key } },
  );
  if (status !== 0) throw new Error(`No first answer: ${stderr}`);
  return JSON.parse(stdout) as Started;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/**
 * The first answers of processes that have just started: the strictest filter over the largest area, then a page of it.
 * With what the build worked out, and without, in turns; the modules are loaded before.
 * @throws {Error} when the two differ
 */
export function measureStarts(
  rows: readonly RestaurantRow[],
  { bundle, key }: { bundle: string; key: string },
): Figure[] {
  const userPref = '나는 비건이야, 엄격한 채식 음식만';
  const input = JSON.stringify({ contentIdList: getLargestArea(rows), userPref });
  const pairs = Array.from({ length: RUNS }, () => ({
    built: start(bundle, input, key),
    computed: start(bundle, input, ''),
  }));
  if (pairs.some(({ built, computed }) => built.digest !== computed.digest)) {
    throw new Error('The first answer of a build is another one than what it would compute');
  }
  const toFigure = (what: string, of: 'built' | 'computed', step: 'filtered' | 'paged') => {
    const from = step === 'filtered' ? 'before' : 'filtered';
    return {
      what,
      wallMs: median(pairs.map((pair) => pair[of][step].wallMs - pair[of][from].wallMs)),
      cpuMs: median(pairs.map((pair) => pair[of][step].cpuMs - pair[of][from].cpuMs)),
      barMs: null,
    };
  };
  return [
    { ...toFigure('first answer after a start', 'built', 'filtered'), barMs: BAR_MS },
    toFigure('the same, computed', 'computed', 'filtered'),
    toFigure('first page in English after it', 'built', 'paged'),
    toFigure('the same, computed', 'computed', 'paged'),
  ];
}
