import { createEngine, createRanker, type Preference } from '@kioot/engine';
import { packPlace, unpackPlaces } from '@kioot/engine/verdicts';
import { getLexicon } from '@kioot/engine/lexicon';
import type { RestaurantRow } from '@/lib/places/row';
import { measureOnce, medianMs, type Figure } from './timing';

const COLD_BAR_MS = 150;
const FILTER_BAR_MS = 2;
const FILTER_SIZE = 500;
const FILTER_RUNS = 200;

const PREFERENCES: readonly Preference[] = [
  { kind: 'meats', meats: ['chicken', 'pork'] },
  { kind: 'halal' },
  { kind: 'strictVegan' },
  { kind: 'lactoOvo' },
];

/** The classification of all of `data/`, cold, and filter calls over 500 restaurants. Call it first in a process. */
export function measureClassification(rows: readonly RestaurantRow[]): Figure[] {
  // Cold: nothing compiled or cached; the lexicon is read, checked and indexed in it.
  const built = measureOnce(() => createEngine(getLexicon()));
  const classified = measureOnce(() => rows.map((row) => built.result.classifyRestaurant(row)));

  const diets = classified.result.filter(({ dishes }) => dishes.length > 0).slice(0, FILTER_SIZE);
  const numbers = [...diets.keys()];
  const candidates = { rows: numbers, distancesM: numbers.map((at) => (at * 7919) % 2000) };
  const packed = Buffer.concat(diets.map((diet) => packPlace(diet, true)));
  return [
    { what: 'read and index the lexicon, cold', ...built.took, barMs: null },
    {
      what: `the same and classify data/ (${rows.length} restaurants)`,
      wallMs: built.took.wallMs + classified.took.wallMs,
      cpuMs: built.took.cpuMs + classified.took.cpuMs,
      barMs: COLD_BAR_MS,
    },
    ...PREFERENCES.map((preference) => ({
      what: `filter and rank ${numbers.length}, ${preference.kind} (median)`,
      wallMs: medianMs(FILTER_RUNS, () =>
        createRanker(preference).rank(unpackPlaces(packed), candidates),
      ),
      cpuMs: null,
      barMs: FILTER_BAR_MS,
    })),
  ];
}
