import { performance } from 'node:perf_hooks';

/** What something took: by the clock, and of the processor (which other programs on the machine do not lengthen as much). */
export interface Took {
  wallMs: number;
  cpuMs: number;
}

/** A figure beside the bar it has to stay under; `barMs` null where there is none. */
export interface Figure {
  what: string;
  wallMs: number;
  cpuMs: number | null;
  barMs: number | null;
}

/** Runs something once. */
export function measureOnce<T>(run: () => T): { result: T; took: Took } {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const result = run();
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { result, took: { wallMs, cpuMs: (user + system) / 1000 } };
}

/** The median time of `runs` calls in milliseconds; the call is told which one it is. */
export function medianMs(runs: number, run: (at: number) => unknown): number {
  const times = Array.from({ length: runs }, (_, at) => {
    const start = performance.now();
    run(at);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[Math.floor(runs / 2)] ?? NaN;
}

export const isMet = ({ wallMs, barMs }: Figure): boolean => barMs === null || wallMs < barMs;

/** The figures as a Markdown table, which also reads well on a terminal. */
export function toFigureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    `${figure.wallMs.toFixed(2)} ms`,
    figure.cpuMs === null ? '' : `${figure.cpuMs.toFixed(0)} ms`,
    figure.barMs === null ? '' : `${figure.barMs} ms`,
    figure.barMs === null ? '' : isMet(figure) ? 'met' : 'MISSED',
  ]);
  return toTable([['what', 'time', 'processor', 'bar', ''], ...rows]);
}

export function toTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const toLine = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(toLine).join('\n');
}
