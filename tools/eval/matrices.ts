import { writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { EVAL_DIR, readSet, SET_NAMES, type SetName } from './labeled-sets';
import { toName, VERDICTS, type Measurement } from './measure-verdicts';

const FILE = 'matrices.json';

/** Four rows (labels) of four counts (answers), in the order of `VERDICTS`. */
const cellsSchema = v.pipe(
  v.array(v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), v.length(4))),
  v.length(4),
);
const baselineSchema = v.strictObject(
  v.entriesFromList(SET_NAMES, v.record(v.string(), cellsSchema)),
);

type Cells = v.InferOutput<typeof cellsSchema>;
export type BaselineMatrices = v.InferOutput<typeof baselineSchema>;

/** Matrices of a set by figure, as stored in the baseline. */
export function toBaseline(measurements: readonly Measurement[]): Record<string, Cells> {
  const toCells = ({ score: { matrix } }: Measurement): Cells =>
    VERDICTS.map((label) => VERDICTS.map((answer) => matrix[label][answer]));
  return Object.fromEntries(measurements.map((each) => [toName(each), toCells(each)]));
}

/** Stored baseline; no cell may get worse. */
export const readMatrices = (): BaselineMatrices => readSet(FILE, baselineSchema);

/** Rewrites `packages/engine/eval/matrices.json`, one line per figure. */
export function writeMatrices(baseline: BaselineMatrices): void {
  const sets = SET_NAMES.map((set) => {
    const lines = Object.entries(baseline[set]).map(
      ([key, cells]) => `    ${JSON.stringify(key)}: ${JSON.stringify(cells)}`,
    );
    return `  "${set}": {\n${lines.join(',\n')}\n  }`;
  });
  writeFileSync(new URL(FILE, EVAL_DIR), `{\n${sets.join(',\n')}\n}\n`);
}

/**
 * Cells worse than the baseline: fewer right answers (on the diagonal) or more wrong ones.
 * Labeled texts are left out, to keep the reporting half unseen.
 */
export function getWorseCells(
  baseline: BaselineMatrices,
  set: SetName,
  measurements: readonly Measurement[],
): string[] {
  return measurements.flatMap((measurement) => {
    const key = toName(measurement);
    const before = baseline[set][key];
    if (!before) return [`${set}, ${key}: no matrix is kept`];
    return VERDICTS.flatMap((label, row) =>
      VERDICTS.flatMap((answer, column) => {
        const previous = before[row]?.[column] ?? 0;
        const current = measurement.score.matrix[label][answer];
        const isWorse = label === answer ? current < previous : current > previous;
        return isWorse
          ? [`${set}, ${key}: labeled ${label}, called ${answer}: ${previous} -> ${current}`]
          : [];
      }),
    );
  });
}
