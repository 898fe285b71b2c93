import { toMarkdownTable } from '../markdown-table';
import { TARGETS, METRIC_KEYS, meetsTarget, type Metrics } from './measure';

/** Row without targets. */
export const BLANK_PAGE = 'a blank page';

/** Metrics and targets in Markdown, a line per route; `!` marks a missed target. */
export function toTable(figures: ReadonlyMap<string, Metrics>): string {
  const toCell = (route: string, key: keyof Metrics, value: number): string => {
    const text = key === 'cls' ? value.toFixed(3) : String(value);
    return route === BLANK_PAGE || meetsTarget(key, value) ? text : `${text} !`;
  };
  const targets = METRIC_KEYS.map((key) => TARGETS[key]);
  return toMarkdownTable([
    ['', ...targets.map(({ name }) => name)],
    ['target', ...targets.map(({ target, isMinimum }) => `${isMinimum ? '≥' : '≤'} ${target}`)],
    ...[...figures].map(([route, values]) => [
      route,
      ...METRIC_KEYS.map((key) => toCell(route, key, values[key])),
    ]),
  ]);
}

/** Part of the docs with the table. */
export const toDocs = (figures: ReadonlyMap<string, Metrics>, runs: number): string =>
  `Median of ${runs} runs, Lighthouse's mobile phone, production build (\`npm run tool -- lighthouse --write\`).\n\n${toTable(figures)}`;
