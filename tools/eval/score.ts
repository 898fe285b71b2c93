import type { PrintedVerdict } from '../../scripts/engine/printed-verdict';

/** Order of the rows and columns of a matrix. */
export const VERDICTS = ['yes', 'maybe', 'no', 'unknown'] as const;

/** Number of rows by label (outer) and answer (inner). */
export type Matrix = Readonly<Record<PrintedVerdict, Readonly<Record<PrintedVerdict, number>>>>;

/** Answer of the engine next to its label. */
export interface LabeledVerdict {
  /** Dish, or contentId and title of the restaurant. */
  id: string;
  expected: PrintedVerdict;
  got: PrintedVerdict;
  /** Lexicon entries that the engine gives as its reason. */
  because: readonly string[];
}

export interface Score {
  matrix: Matrix;
  /** Rows labeled yes, and those of them called yes. */
  labeled: number;
  found: number;
  /** Rows called yes with a known label. */
  called: number;
  /** Fractions; null when nothing was called or labeled. */
  precision: number | null;
  strictPrecision: number | null;
  recall: number | null;
  /**
   * Rows labeled and called maybe, as a fraction of those called maybe (with a known label) and of
   * those labeled so.
   */
  maybePrecision: number | null;
  maybeRecall: number | null;
}

function toShare(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

const createRow = (): Record<PrintedVerdict, number> => ({ yes: 0, maybe: 0, no: 0, unknown: 0 });

/** Counts answers by label. */
function toMatrix(verdicts: readonly LabeledVerdict[]): Matrix {
  const matrix = { yes: createRow(), maybe: createRow(), no: createRow(), unknown: createRow() };
  for (const { expected, got } of verdicts) matrix[expected][got] += 1;
  return matrix;
}

/**
 * Scores one aspect (say, pork) over a set. `precision` forgives a yes for the label maybe,
 * `strictPrecision` does not; unknown labels count in neither.
 */
export function scoreVerdicts(verdicts: readonly LabeledVerdict[]): Score {
  const matrix = toMatrix(verdicts);
  const countLabeled = (label: PrintedVerdict) =>
    VERDICTS.reduce((sum, answer) => sum + matrix[label][answer], 0);
  const countCalled = (answer: PrintedVerdict) =>
    matrix.yes[answer] + matrix.maybe[answer] + matrix.no[answer];
  const labeledYes = countLabeled('yes');
  const called = countCalled('yes');
  const foundYes = matrix.yes.yes;
  return {
    matrix,
    labeled: labeledYes,
    found: foundYes,
    called,
    precision: toShare(foundYes + matrix.maybe.yes, called),
    strictPrecision: toShare(foundYes, called),
    recall: toShare(foundYes, labeledYes),
    maybePrecision: toShare(matrix.maybe.maybe, countCalled('maybe')),
    maybeRecall: toShare(matrix.maybe.maybe, countLabeled('maybe')),
  };
}

/**
 * Rows that cost precision or recall. With `strict`, a yes for the label maybe or unknown is a
 * mistake too, as for vegan promises.
 */
export function getMistakes(
  verdicts: readonly LabeledVerdict[],
  strict: boolean,
): LabeledVerdict[] {
  return verdicts.filter(({ expected, got }) =>
    got === 'yes' ? (strict ? expected !== 'yes' : expected === 'no') : expected === 'yes',
  );
}
