import { readFileSync, writeFileSync } from 'node:fs';
import holidaysJson from '@/data/holidays.json';
import cityLabels from '@/data/lexicon/city-labels.json';
import { createEngine } from '@/lib/engine';
import { holidayMapSchema } from '@/lib/engine/hours/schema';
import { getLexicon } from '@/lib/search/engine-lexicon';
import { english } from '@/lib/search/english-data';
import { readDataFile } from '../engine/data-file';
import { getDishes, getHours } from '../eval/sets';
import { getMadeHours } from './hours-phrases';
import { getMadeDishes, getMadeMenus } from './made-menus';
import {
  getMenuDishes,
  toDishLines,
  toHoursLines,
  toMadeHoursLines,
  toMenuLines,
  toPlaceLines,
} from './lines';

/** One file of `data/golden` and the lines it should hold by today's engine. */
export interface GoldenFile {
  name:
    | 'dishes.tsv'
    | 'dishes-made.tsv'
    | 'menus-made.tsv'
    | 'places.tsv'
    | 'hours.tsv'
    | 'hours-made.tsv';
  lines: readonly string[];
}

const toUrl = (name: string): URL => new URL(`../../data/golden/${name}`, import.meta.url);

/** Asks the engine about every dish, place and opening time of `data/restaurants.json`, of the city's list and of the tuning sets. */
export function getGolden(): GoldenFile[] {
  const engine = createEngine(getLexicon());
  const rows = readDataFile();
  const labelled = [...cityLabels, ...getDishes('tune')];
  const dishes = [...getMenuDishes(rows), ...labelled.map(({ dish }) => dish)];
  const holidays = holidayMapSchema.parse(holidaysJson);
  return [
    { name: 'dishes.tsv', lines: toDishLines(engine, english, dishes) },
    { name: 'dishes-made.tsv', lines: toDishLines(engine, english, getMadeDishes()) },
    { name: 'menus-made.tsv', lines: toMenuLines(getMadeMenus()) },
    { name: 'places.tsv', lines: toPlaceLines(engine, english, rows) },
    { name: 'hours.tsv', lines: toHoursLines([...rows, ...getHours('tune')], holidays) },
    { name: 'hours-made.tsv', lines: toMadeHoursLines(getMadeHours()) },
  ];
}

/** The lines as they are kept in git. */
export function readGolden(name: GoldenFile['name']): string[] {
  return readFileSync(toUrl(name), 'utf8').trimEnd().split('\n');
}

/** Rewrites the kept files. */
export function writeGolden(files: readonly GoldenFile[]): void {
  for (const { name, lines } of files) writeFileSync(toUrl(name), `${lines.join('\n')}\n`);
}

/** Kept lines that are gone (`-`) and lines that are new (`+`), those of one dish or place beside each other. */
export function diffLines(kept: readonly string[], lines: readonly string[]): string[] {
  const isKept = new Set(kept);
  const isThere = new Set(lines);
  const changes = [
    ...kept.filter((line) => !isThere.has(line)).map((line) => ({ sign: '-', line })),
    ...lines.filter((line) => !isKept.has(line)).map((line) => ({ sign: '+', line })),
  ];
  const nameOf = ({ line }: (typeof changes)[number]) => line.split('\t', 1)[0] ?? '';
  return changes
    .map((change) => ({ ...change, name: nameOf(change) }))
    .sort((a, b) => (a.name === b.name ? 0 : a.name < b.name ? -1 : 1))
    .map(({ sign, line }) => `${sign} ${line}`);
}
