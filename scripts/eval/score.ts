import type { Verdict } from '@/lib/engine';

/** One question put to the engine beside its labelled answer. */
export interface Judgement {
  /** The dish, or the contentId and title of the restaurant. */
  id: string;
  expected: Verdict;
  got: Verdict;
  /** The lexicon entries the engine gives as its reason. */
  because: readonly string[];
}

export interface Score {
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
}

function toShare(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/**
 * Scores one aspect (say, pork) over a set. `precision` forgives a yes where the label says maybe,
 * `strictPrecision` does not; a row whose label is unknown counts in neither.
 */
export function scoreVerdicts(judgements: readonly Judgement[]): Score {
  const labelled = judgements.filter(({ expected }) => expected === 'yes');
  const called = judgements.filter(({ expected, got }) => got === 'yes' && expected !== 'unknown');
  const found = labelled.filter(({ got }) => got === 'yes').length;
  const calledYesOrMaybe = called.filter(({ expected }) => expected !== 'no').length;
  return {
    labelled: labelled.length,
    found,
    called: called.length,
    calledYes: found,
    calledYesOrMaybe,
    precision: toShare(calledYesOrMaybe, called.length),
    strictPrecision: toShare(found, called.length),
    recall: toShare(found, labelled.length),
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
