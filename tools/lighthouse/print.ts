import { BARS, FIGURE_KEYS, meetsBar, type Figures } from './measure';

/** The row of a page that has no bars to meet. */
export const BLANK_PAGE = 'a blank page';

function toText(key: keyof Figures, value: number): string {
  return key === 'cls' ? value.toFixed(3) : String(value);
}

function toRows(figures: ReadonlyMap<string, Figures>): string[][] {
  return [
    ['', ...FIGURE_KEYS.map((key) => BARS[key].name)],
    ['bar', ...FIGURE_KEYS.map((key) => `${BARS[key].isFloor ? '≥' : '≤'} ${BARS[key].bar}`)],
    ...[...figures].map(([route, values]) => [
      route,
      ...FIGURE_KEYS.map(
        (key) =>
          toText(key, values[key]) +
          (route === BLANK_PAGE || meetsBar(key, values[key]) ? '' : ' !'),
      ),
    ]),
  ];
}

/** The figures beside the bars, a line per route; a `!` marks a bar that was missed. */
export function toTable(figures: ReadonlyMap<string, Figures>): string {
  const rows = toRows(figures);
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .join('\n');
}

/** The same as a Markdown table. */
export function toMarkdown(figures: ReadonlyMap<string, Figures>, runs: number): string {
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
