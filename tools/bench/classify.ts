import { createEngine, createRanker, type Preference } from '@kioot/engine';
import { packPlace, unpackPlaces } from '@kioot/engine/verdicts';
import { getLexicon } from '@kioot/engine/lexicon';
import type { RestaurantRow } from '@/lib/places/row';
import { measureOnce, getMedianMs, type Timing } from './timing';

const MAX_COLD_MS = 150;
const MAX_FILTER_MS = 2;
const FILTER_SIZE = 500;
const FILTER_RUNS = 200;

const PREFERENCES: readonly Preference[] = [
  { kind: 'meats', meats: ['chicken', 'pork'] },
  { kind: 'halal' },
  { kind: 'strictVegan' },
  { kind: 'lactoOvo' },
];

/**
 * Classification of all of `data/` from cold, and filter calls over 500 restaurants. Call it first
 * in a process.
 */
export function measureClassification(rows: readonly RestaurantRow[]): Timing[] {
  // Cold: includes reading, validating and indexing the lexicon.
  const built = measureOnce(() => createEngine(getLexicon()));
  const classified = measureOnce(() => rows.map((row) => built.result.classifyRestaurant(row)));

  const diets = classified.result.filter(({ dishes }) => dishes.length > 0).slice(0, FILTER_SIZE);
  const numbers = [...diets.keys()];
  const candidates = { rows: numbers, distancesM: numbers.map((at) => (at * 7919) % 2000) };
  const packed = Buffer.concat(diets.map((diet) => packPlace(diet, true)));
  return [
    { what: 'read and index the lexicon, cold', ...built.elapsed, maxMs: null },
    {
      what: `the same and classify data/ (${rows.length} restaurants)`,
      wallMs: built.elapsed.wallMs + classified.elapsed.wallMs,
      cpuMs: built.elapsed.cpuMs + classified.elapsed.cpuMs,
      maxMs: MAX_COLD_MS,
    },
    ...PREFERENCES.map((preference) => ({
      what: `filter and rank ${numbers.length}, ${preference.kind} (median)`,
      wallMs: getMedianMs(FILTER_RUNS, () =>
        createRanker(preference).rank(unpackPlaces(packed), candidates),
      ),
      cpuMs: null,
      maxMs: MAX_FILTER_MS,
    })),
  ];
}
