/** What a run found, a line at a time, and whether every target was met. */
export class Report {
  #missed = 0;

  title(text: string): void {
    console.log(`\n## ${text}\n`);
  }

  line(label: string, text: string): void {
    console.log(`${label.padEnd(44)} ${text}`);
  }

  /** A figure beside what it should be. */
  target(label: string, measured: string, target: string, isMet: boolean): void {
    if (!isMet) this.#missed += 1;
    this.line(label, `${measured}  (target: ${target})  ${isMet ? 'met' : 'MISSED'}`);
  }

  get missed(): number {
    return this.#missed;
  }
}
