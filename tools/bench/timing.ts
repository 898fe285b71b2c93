import { performance } from 'node:perf_hooks';

/** Wall-clock and CPU time in milliseconds; CPU time is less sensitive to other programs. */
export interface ElapsedTime {
  wallMs: number;
  cpuMs: number;
}

/** Measured time and its upper limit; null for none. */
export interface Timing {
  what: string;
  wallMs: number;
  cpuMs: number | null;
  maxMs: number | null;
}

export function measureOnce<T>(run: () => T): { result: T; elapsed: ElapsedTime } {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const result = run();
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { result, elapsed: { wallMs, cpuMs: (user + system) / 1000 } };
}

/** Median time of `runs` calls in milliseconds; passes the index of the call. */
export function getMedianMs(runs: number, run: (at: number) => unknown): number {
  const times = Array.from({ length: runs }, (_, at) => {
    const start = performance.now();
    run(at);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[Math.floor(runs / 2)] ?? NaN;
}

export const isWithinLimit = ({ wallMs, maxMs }: Timing): boolean =>
  maxMs === null || wallMs < maxMs;

/** Markdown table of timings. */
export function toTimingTable(figures: readonly Timing[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    `${figure.wallMs.toFixed(2)} ms`,
    figure.cpuMs === null ? '' : `${figure.cpuMs.toFixed(0)} ms`,
    figure.maxMs === null ? '' : `${figure.maxMs} ms`,
    figure.maxMs === null ? '' : isWithinLimit(figure) ? 'met' : 'MISSED',
  ]);
  return toTable([['what', 'time', 'processor', 'limit', ''], ...rows]);
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
