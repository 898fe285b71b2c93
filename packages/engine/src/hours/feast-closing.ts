import type { ScopedToken } from './days';
import type { Keyword } from './hours-terms';
import type { Feast, IrregularRule } from './types';

type FeastRule = Extract<IrregularRule, { kind: 'feast' }>;

const BOTH: readonly Feast[] = ['seollal', 'chuseok'];
const SPANS: Partial<Record<Keyword, FeastRule['on']>> = {
  theDay: 'day',
  eve: 'eve',
  longHoliday: 'holidays',
};

/** Closing on feasts: one rule whenever the words after a feast name its days. */
export class FeastClosing {
  private named = new Set<Feast>();
  private readonly rules: FeastRule[] = [];

  constructor(private readonly add: (rule: FeastRule) => void) {}

  get last(): FeastRule | undefined {
    return this.rules.at(-1);
  }

  addFeasts(feasts: readonly Feast[] = BOTH): void {
    feasts.forEach((feast) => this.named.add(feast));
  }

  /** Adds a rule for the feasts named since the last one. */
  flush(on: FeastRule['on'] = 'unsaid'): void {
    if (this.named.size === 0) return;
    const rule: FeastRule = { kind: 'feast', feasts: [...this.named], on, effect: 'closed' };
    this.named = new Set();
    this.rules.push(rule);
    this.add(rule);
  }

  /** "당일", "전날", "연휴". */
  readSpan(key: Keyword, next: ScopedToken | undefined): void {
    const on = SPANS[key];
    if (on === undefined) return;
    if (key === 'longHoliday' && this.named.size === 0) {
      if (this.rules.length > 0) return;
      this.addFeasts();
    }
    const later = next?.type === 'key' ? SPANS[next.key] : undefined;
    if (later !== undefined && key !== 'longHoliday') return;
    this.flush(on);
  }
}
