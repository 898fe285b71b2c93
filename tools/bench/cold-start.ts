import { spawnSync } from 'node:child_process';
import { AREAS } from '@/lib/areas';
import { createSpatialIndex } from '@kioot/engine/geo';
import type { RestaurantRow } from '@/lib/places/row';
import type { Timing, ElapsedTime } from './timing';

const RUNS = 7;
const MAX_FIRST_RESPONSE_MS = 150;
const RADIUS_M = 2000;

/** Output of `first-response.ts`: process times before and after each response. */
interface FirstResponseTimes {
  before: ElapsedTime;
  filtered: ElapsedTime;
  paged: ElapsedTime;
  digest: string;
}

/** Ids of the area with the most places. */
function getIdsOfLargestArea(rows: readonly RestaurantRow[]): string[] {
  const index = createSpatialIndex(
    rows.flatMap(({ contentId, mapx, mapy }) =>
      mapx === null || mapy === null ? [] : [{ contentId, mapx, mapy }],
    ),
  );
  const lists = AREAS.map(({ mapx, mapy }) => index.within(mapx, mapy, RADIUS_M).places);
  const [largest = []] = lists.sort((a, b) => b.length - a.length);
  return largest.map(({ contentId }) => contentId);
}

/** Runs a process that handles two requests and exits. */
function runFirstResponse(bundle: string, input: string, key: string): FirstResponseTimes {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', bundle],
    { input, encoding: 'utf8', env: { ...process.env, BUILT_PLACES_KEY: key } },
  );
  if (status !== 0) throw new Error(`No first answer: ${stderr}`);
  return JSON.parse(stdout) as FirstResponseTimes;
}

const getMedian = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/**
 * First responses of new processes, with and without the build's precomputed verdicts: the
 * strictest filter over the largest area, then a page of it. Excludes loading the modules.
 *
 * @throws {Error} when the responses differ
 */
export function measureColdStarts(
  rows: readonly RestaurantRow[],
  { bundle, key }: { bundle: string; key: string },
): Timing[] {
  const userPref = '나는 비건이야, 엄격한 채식 음식만';
  const input = JSON.stringify({ contentIdList: getIdsOfLargestArea(rows), userPref });
  const pairs = Array.from({ length: RUNS }, () => ({
    built: runFirstResponse(bundle, input, key),
    computed: runFirstResponse(bundle, input, ''),
  }));
  if (pairs.some(({ built, computed }) => built.digest !== computed.digest)) {
    throw new Error('The first answer of a build is another one than what it would compute');
  }
  const toFigure = (what: string, of: 'built' | 'computed', step: 'filtered' | 'paged') => {
    const from = step === 'filtered' ? 'before' : 'filtered';
    return {
      what,
      wallMs: getMedian(pairs.map((pair) => pair[of][step].wallMs - pair[of][from].wallMs)),
      cpuMs: getMedian(pairs.map((pair) => pair[of][step].cpuMs - pair[of][from].cpuMs)),
      maxMs: null,
    };
  };
  return [
    {
      ...toFigure('first answer after a start', 'built', 'filtered'),
      maxMs: MAX_FIRST_RESPONSE_MS,
    },
    toFigure('the same, computed', 'computed', 'filtered'),
    toFigure('first page in English after it', 'built', 'paged'),
    toFigure('the same, computed', 'computed', 'paged'),
  ];
}
