import { execFileSync } from 'node:child_process';

/** Quantile of the values for a share from 0 to 1; NaN without values. */
export function getQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export function getMedian(values: readonly number[]): number {
  return getQuantile(values, 0.5);
}

/** Resident memory of a process in mebibytes. */
export function getMemoryMiB(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
}

/** `p50 1.2 ms  p95 3.4 ms  p99 5.6 ms` */
export function toPercentiles(latenciesMs: readonly number[]): string {
  return [50, 95, 99]
    .map((percent) => `p${percent} ${getQuantile(latenciesMs, percent / 100).toFixed(1)} ms`)
    .join('  ');
}

/** Prints results line by line and counts missed targets. */
export class Report {
  #missed = 0;

  title(text: string): void {
    console.log(`\n## ${text}\n`);
  }

  line(label: string, text: string): void {
    console.log(`${label.padEnd(44)} ${text}`);
  }

  /** Result beside its target. */
  target(label: string, measured: string, target: string, isMet: boolean): void {
    if (!isMet) this.#missed += 1;
    this.line(label, `${measured}  (target: ${target})  ${isMet ? 'met' : 'MISSED'}`);
  }

  errors(count: number, text = String(count)): void {
    this.target('  errors', text, '0', count === 0);
  }

  get missed(): number {
    return this.#missed;
  }
}
