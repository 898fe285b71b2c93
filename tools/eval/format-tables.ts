import { toMarkdownTable } from '../markdown-table';
import {
  isBarMet,
  isMaybeMet,
  toName,
  VERDICTS,
  type LabeledVerdict,
  type Measurement,
} from './measure-verdicts';
import { isShareMet, type Share } from './shares';

const VERDICT_HEADINGS = [
  ...['what', 'labeled yes', 'called yes', 'precision', 'labeled yes only', 'recall'],
  ...['maybe: precision', 'recall', 'both 0.85', 'bar', ''],
];
const MATRIX_HEADINGS = ['what', 'labeled', ...VERDICTS.map((verdict) => `called ${verdict}`)];
const SHARE_HEADINGS = ['what', 'texts', 'share', 'bar', ''];

function toPercent(share: number | null): string {
  return share === null ? '-' : `${(share * 100).toFixed(1)} %`;
}

function toVerdictCells(measurement: Measurement): string[] {
  const { score, bar } = measurement;
  return [
    toName(measurement),
    String(score.labeled),
    String(score.called),
    toPercent(score.precision),
    toPercent(score.strictPrecision),
    toPercent(score.recall),
    toPercent(score.maybePrecision),
    toPercent(score.maybeRecall),
    toOutcome(isMaybeMet(measurement)),
    bar
      ? `${bar.precision.toFixed(2)}${bar.strict ? ' (yes only)' : ''} / ${bar.recall.toFixed(2)}`
      : '',
    // A bar without rows is not met.
    bar && score.labeled === 0 ? 'no rows' : toOutcome(bar && isBarMet(measurement)),
  ];
}

/** Outcome of a bar; empty without one. */
function toOutcome(isMet: boolean | null): string {
  if (isMet === null) return '';
  return isMet ? 'met' : 'MISSED';
}

function toShareCells(share: Share): string[] {
  const { what, count, total, bar } = share;
  return [
    what,
    String(total),
    toPercent(total === 0 ? null : count / total),
    bar ? `${bar.kind} ${toPercent(bar.limit)}` : '',
    toOutcome(bar && isShareMet(share)),
  ];
}

/** Precision and recall as a Markdown table, readable on a terminal. */
export function toVerdictTable(measurements: readonly Measurement[]): string {
  return toMarkdownTable([VERDICT_HEADINGS, ...measurements.map(toVerdictCells)]);
}

/** Confusion matrices of every aspect: a row per label, a column per answer. */
export function toMatrixTable(measurements: readonly Measurement[]): string {
  const rows = measurements.flatMap((measurement) =>
    VERDICTS.map((label) => [
      ...[toName(measurement), label],
      ...VERDICTS.map((answer) => String(measurement.score.matrix[label][answer])),
    ]),
  );
  return toMarkdownTable([MATRIX_HEADINGS, ...rows]);
}

/** Shares of opening hours, English names and others as a Markdown table. */
export function toShareTable(shares: readonly Share[]): string {
  return toMarkdownTable([SHARE_HEADINGS, ...shares.map(toShareCells)]);
}

function toMistakeLine({ id, expected, got, because }: LabeledVerdict): string {
  return `${id}: expected ${expected}, got ${got} (${because.join('; ') || 'no reason given'})`;
}

/** Mistakes under the figure that they belong to; empty without any. */
export function toMistakes(measurements: readonly Measurement[], shares: readonly Share[]): string {
  return [
    ...measurements.map((measurement) => ({
      what: toName(measurement),
      mistakes: measurement.mistakes.map(toMistakeLine),
    })),
    ...shares,
  ]
    .filter(({ mistakes }) => mistakes.length > 0)
    .map(({ what, mistakes }) => [what, ...mistakes.map((line) => `  ${line}`)].join('\n'))
    .join('\n');
}
