import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import holidaysJson from '@/data/holidays.json';
import cityLabels from '@/packages/engine/lexicon/city-labels.json';
import { createEngine } from '@kioot/engine';
import { holidayMapSchema } from '@kioot/engine/hours';
import { getLexicon, english } from '@kioot/engine/lexicon';
import { readDataFile } from '../../scripts/engine/data-file';
import { getDishes, getHours } from '../eval/sets';
import { getMadeHours, getSinglePhrases } from './hours-phrases';
import { getMadeDishes, getMadeMenus, getMadeNames } from './made-menus';
import {
  getMenuDishes,
  toChangeLines,
  toDishLines,
  toEnglishLines,
  toHoursLines,
  toKindLines,
  toMadeHoursLines,
  toMenuLines,
  toPlaceLines,
} from './lines';

/** One file of `packages/engine/golden` and how the lines are made that it should hold by today's engine. */
export interface GoldenFile {
  name:
    | 'dishes.tsv'
    | 'dishes-made.tsv'
    | 'names-made.tsv'
    | 'menus-made.tsv'
    | 'places.tsv'
    | 'kinds.tsv'
    | 'hours.tsv'
    | 'hours-made.tsv'
    | 'changes-made.tsv';
  toLines: () => readonly string[];
  /** True where its lines say who may eat something, and so may become milder or stricter. */
  hasVerdicts?: true;
}

const toUrl = (name: string): URL =>
  new URL(`../../packages/engine/golden/${name}`, import.meta.url);

/** Asks the engine about every dish, place and opening time of `data/restaurants.json`, of the city's list and of the tuning sets; what takes least first. */
export function getGolden(): GoldenFile[] {
  const engine = createEngine(getLexicon());
  const rows = readDataFile();
  const labelled = [...cityLabels, ...getDishes('tune')];
  const dishes = [...getMenuDishes(rows), ...labelled.map(({ dish }) => dish)];
  const holidays = v.parse(holidayMapSchema, holidaysJson);
  return [
    { name: 'menus-made.tsv', toLines: () => toMenuLines(english, getMadeMenus()) },
    { name: 'names-made.tsv', toLines: () => toEnglishLines(english, getMadeNames()) },
    { name: 'changes-made.tsv', toLines: () => toChangeLines(getSinglePhrases(), holidays) },
    { name: 'hours-made.tsv', toLines: () => toMadeHoursLines(getMadeHours()) },
    {
      name: 'dishes-made.tsv',
      hasVerdicts: true,
      toLines: () => toDishLines(engine, english, getMadeDishes()),
    },
    { name: 'places.tsv', hasVerdicts: true, toLines: () => toPlaceLines(engine, english, rows) },
    { name: 'kinds.tsv', toLines: () => toKindLines(engine, rows) },
    { name: 'dishes.tsv', hasVerdicts: true, toLines: () => toDishLines(engine, english, dishes) },
    { name: 'hours.tsv', toLines: () => toHoursLines([...rows, ...getHours('tune')], holidays) },
  ];
}

/** The lines as they are kept in git. */
export function readGolden(name: GoldenFile['name']): string[] {
  return readFileSync(toUrl(name), 'utf8').trimEnd().split('\n');
}

/** Rewrites the kept files. */
export function writeGolden(files: readonly GoldenFile[]): void {
  for (const { name, toLines } of files) writeFileSync(toUrl(name), `${toLines().join('\n')}\n`);
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
