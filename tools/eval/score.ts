import type { Word } from '../../scripts/engine/words';

/** The order of rows and columns of a matrix. */
export const VERDICTS = ['yes', 'maybe', 'no', 'unknown'] as const;

/** How many rows labelled so (outer) come out so (inner). */
export type Matrix = Readonly<Record<Word, Readonly<Record<Word, number>>>>;

/** One question put to the engine beside its labelled answer. */
export interface Judgement {
  /** The dish, or the contentId and title of the restaurant. */
  id: string;
  expected: Word;
  got: Word;
  /** The lexicon entries the engine gives as its reason. */
  because: readonly string[];
}

export interface Score {
  matrix: Matrix;
  /** Rows labelled yes, and how many of them come out yes. */
  labelled: number;
  found: number;
  /** Rows that come out yes among those with a known label, and how many of them are labelled yes, or yes or maybe. */
  called: number;
  calledYes: number;
  calledYesOrMaybe: number;
  /** Shares of 1; null where nothing was called or labelled. */
  precision: number | null;
  strictPrecision: number | null;
  recall: number | null;
  /** Of the rows that come out maybe (and have a known label), and of those labelled so, the share that is both. */
  maybePrecision: number | null;
  maybeRecall: number | null;
}

function toShare(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

const newRow = (): Record<Word, number> => ({ yes: 0, maybe: 0, no: 0, unknown: 0 });

/** Counts which label comes out as which answer. */
function toMatrix(judgements: readonly Judgement[]): Matrix {
  const matrix = { yes: newRow(), maybe: newRow(), no: newRow(), unknown: newRow() };
  for (const { expected, got } of judgements) matrix[expected][got] += 1;
  return matrix;
}

/**
 * Scores one aspect (say, pork) over a set. `precision` forgives a yes where the label says maybe,
 * `strictPrecision` does not; a row whose label is unknown counts in neither.
 */
export function scoreVerdicts(judgements: readonly Judgement[]): Score {
  const matrix = toMatrix(judgements);
  const countLabelled = (label: Word) =>
    VERDICTS.reduce((sum, answer) => sum + matrix[label][answer], 0);
  const countCalled = (answer: Word) =>
    matrix.yes[answer] + matrix.maybe[answer] + matrix.no[answer];
  const labelled = countLabelled('yes');
  const called = countCalled('yes');
  const found = matrix.yes.yes;
  const calledYesOrMaybe = found + matrix.maybe.yes;
  return {
    matrix,
    labelled,
    found,
    called,
    calledYes: found,
    calledYesOrMaybe,
    precision: toShare(calledYesOrMaybe, called),
    strictPrecision: toShare(found, called),
    recall: toShare(found, labelled),
    maybePrecision: toShare(matrix.maybe.maybe, countCalled('maybe')),
    maybeRecall: toShare(matrix.maybe.maybe, countLabelled('maybe')),
  };
}

/**
 * The rows that cost precision or recall. With `strict`, a yes where the label says maybe or unknown
 * is a mistake too: that is how a vegan promise is judged.
 */
export function getMistakes(judgements: readonly Judgement[], strict: boolean): Judgement[] {
  return judgements.filter(({ expected, got }) =>
    got === 'yes' ? (strict ? expected !== 'yes' : expected === 'no') : expected === 'yes',
  );
}
