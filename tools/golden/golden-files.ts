import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import holidaysJson from '@/data/built/holidays.json';
import cityLabels from '@/packages/engine/lexicon/city-labels.json';
import { createEngine } from '@kioot/engine';
import { holidayMapSchema } from '@kioot/engine/hours';
import { getLexicon, english } from '@kioot/engine/lexicon';
import { readDataFile } from '../../scripts/engine/data-file';
import { getDishes, getHours } from '../eval/labeled-sets';
import {
  getGeneratedDishes,
  getGeneratedHours,
  getGeneratedMenus,
  getGeneratedNames,
  getSinglePhrases,
} from './generated-texts';
import {
  getMenuDishes,
  toChangeLines,
  toDishLines,
  toEnglishLines,
  toHoursLines,
  toKindLines,
  toGeneratedHoursLines,
  toMenuLines,
  toPlaceLines,
} from './golden-lines';

/** File of `packages/engine/golden`, with a function that makes its lines by the current engine. */
export interface GoldenFile {
  name: string;
  toLines: () => readonly string[];
  /** True for lines with verdicts, which can become milder or stricter. */
  hasVerdicts?: true;
}

const toUrl = (name: string): URL =>
  new URL(`../../packages/engine/golden/${name}`, import.meta.url);

/**
 * Golden files of every dish, restaurant and opening time of `data/synced/restaurants.json`, of the city's
 * list and of the tuning sets; the fastest first.
 */
export function getGoldenFiles(): GoldenFile[] {
  const engine = createEngine(getLexicon());
  const rows = readDataFile();
  const labeledRows = [...cityLabels, ...getDishes('tune')];
  const dishes = [...getMenuDishes(rows), ...labeledRows.map(({ dish }) => dish)];
  const holidays = v.parse(holidayMapSchema, holidaysJson);
  return [
    { name: 'menus-made.tsv', toLines: () => toMenuLines(english, getGeneratedMenus()) },
    { name: 'names-made.tsv', toLines: () => toEnglishLines(english, getGeneratedNames()) },
    { name: 'changes-made.tsv', toLines: () => toChangeLines(getSinglePhrases(), holidays) },
    { name: 'hours-made.tsv', toLines: () => toGeneratedHoursLines(getGeneratedHours()) },
    {
      name: 'dishes-made.tsv',
      hasVerdicts: true,
      toLines: () => toDishLines(engine, english, getGeneratedDishes()),
    },
    { name: 'places.tsv', hasVerdicts: true, toLines: () => toPlaceLines(engine, english, rows) },
    { name: 'kinds.tsv', toLines: () => toKindLines(engine, rows) },
    { name: 'dishes.tsv', hasVerdicts: true, toLines: () => toDishLines(engine, english, dishes) },
    { name: 'hours.tsv', toLines: () => toHoursLines([...rows, ...getHours('tune')], holidays) },
  ];
}

/** Lines as stored in git. */
export function readGoldenFile(name: string): string[] {
  return readFileSync(toUrl(name), 'utf8').trimEnd().split('\n');
}

/** Rewrites the stored files. */
export function writeGoldenFiles(files: readonly GoldenFile[]): void {
  for (const { name, toLines } of files) writeFileSync(toUrl(name), `${toLines().join('\n')}\n`);
}
