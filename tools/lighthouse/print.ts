import { TARGETS, METRIC_KEYS, meetsTarget, type Metrics } from './measure';

/** Row without targets. */
export const BLANK_PAGE = 'a blank page';

function toText(key: keyof Metrics, value: number): string {
  return key === 'cls' ? value.toFixed(3) : String(value);
}

function toRows(figures: ReadonlyMap<string, Metrics>): string[][] {
  return [
    ['', ...METRIC_KEYS.map((key) => TARGETS[key].name)],
    [
      'target',
      ...METRIC_KEYS.map((key) => `${TARGETS[key].isMinimum ? '≥' : '≤'} ${TARGETS[key].target}`),
    ],
    ...[...figures].map(([route, values]) => [
      route,
      ...METRIC_KEYS.map(
        (key) =>
          toText(key, values[key]) +
          (route === BLANK_PAGE || meetsTarget(key, values[key]) ? '' : ' !'),
      ),
    ]),
  ];
}

/** Metrics and targets, a line per route; `!` marks a missed target. */
export function toTable(figures: ReadonlyMap<string, Metrics>): string {
  const rows = toRows(figures);
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .join('\n');
}

/** Same table in Markdown. */
export function toMarkdown(figures: ReadonlyMap<string, Metrics>, runs: number): string {
  const [head = [], ...rows] = toRows(figures);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `Median of ${runs} runs, Lighthouse's mobile phone, production build (\`npm run tool -- lighthouse --write\`).`,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
  ].join('\n');
}
