import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Measurement } from './measure';
import { SET_NAMES, type SetName } from './sets';
import { VERDICTS, type Matrix } from './score';

const FILE = new URL('../../packages/engine/eval/matrices.json', import.meta.url);

/** Four rows (labels) of four counts (answers), in the order of `VERDICTS`. */
const cellsSchema = v.pipe(
  v.array(v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), v.length(4))),
  v.length(4),
);
const keptSchema = v.strictObject(v.entriesFromList(SET_NAMES, v.record(v.string(), cellsSchema)));

type Cells = v.InferOutput<typeof cellsSchema>;
export type KeptMatrices = v.InferOutput<typeof keptSchema>;

const toCells = (matrix: Matrix): Cells =>
  VERDICTS.map((label) => VERDICTS.map((answer) => matrix[label][answer]));
const toKey = ({ subject, aspect }: Measurement): string => `${subject}: ${aspect}`;

/** The matrices of a set under the names of their figures, as they are kept. */
export function toKept(measurements: readonly Measurement[]): Record<string, Cells> {
  return Object.fromEntries(
    measurements.map((measurement) => [toKey(measurement), toCells(measurement.score.matrix)]),
  );
}

/** The matrices that nothing may fall behind. Throws a ValiError when the file is malformed. */
export function readMatrices(): KeptMatrices {
  return v.parse(keptSchema, JSON.parse(readFileSync(FILE, 'utf8')));
}

/** Rewrites `packages/engine/eval/matrices.json`, a line a figure. */
export function writeMatrices(kept: KeptMatrices): void {
  const sets = SET_NAMES.map((set) => {
    const lines = Object.entries(kept[set]).map(
      ([key, cells]) => `    ${JSON.stringify(key)}: ${JSON.stringify(cells)}`,
    );
    return `  "${set}": {\n${lines.join(',\n')}\n  }`;
  });
  writeFileSync(FILE, `{\n${sets.join(',\n')}\n}\n`);
}

/**
 * The cells that are worse than the kept ones: a right answer (on the diagonal) given less often, a wrong one more
 * often. No row is named, so that the reporting half stays unseen.
 */
export function getWorseCells(
  kept: KeptMatrices,
  set: SetName,
  measurements: readonly Measurement[],
): string[] {
  return measurements.flatMap((measurement) => {
    const key = toKey(measurement);
    const before = kept[set][key];
    if (!before) return [`${set}, ${key}: no matrix is kept`];
    return VERDICTS.flatMap((label, row) =>
      VERDICTS.flatMap((answer, column) => {
        const was = before[row]?.[column] ?? 0;
        const is = measurement.score.matrix[label][answer];
        const isWorse = label === answer ? is < was : is > was;
        return isWorse
          ? [`${set}, ${key}: labelled ${label}, called ${answer}: ${was} -> ${is}`]
          : [];
      }),
    );
  });
}
