import { readBreaksAfterWord, readBreaksBeforeWord, type WrittenBreaks } from './breaks';
import type { DayScope, ScopedToken } from './days';
import { readLastOrdersAfterWord } from './last-orders';
import { isKey } from './peek';
import type { Extra, Statements } from './statement';

/** How many tokens a heading may have. */
const LONGEST_HEADING = 8;

/** Walks over the tokens of the hours once, and sorts what it finds. */
class StatementReader {
  private readonly found: Statements = {
    opens: [],
    breaks: [],
    noBreaks: [],
    lastOrders: [],
    unreadable: [],
  };
  private scope: DayScope | null = null;
  private headed = false;
  private readonly named = new Set<number>();
  private section: string | null = null;
  private sectionIsHeading = false;
  private label = '';
  /** The place a heading names. */
  private place = '';
  /** Inside a remark about places kept for those who book. */
  private reserved = false;
  private inAside = false;
  private line = 0;
  private block = 0;
  private note = false;
  private at = 0;
  /** Clock times that wait for "라스트오더" to follow. */
  private waiting: number[] = [];

  constructor(private readonly tokens: readonly ScopedToken[]) {}

  read(): Statements {
    while (this.at < this.tokens.length) {
      const token = this.tokens[this.at];
      if (token === undefined) break;
      this.readToken(token);
    }
    this.dropWaiting();
    return this.found;
  }

  private readToken(token: ScopedToken): void {
    const { at } = this;
    this.at += 1;
    if (token.type === 'line') {
      this.dropWaiting();
      this.line += 1;
      this.label = '';
      this.note = false;
      this.reserved = false;
    } else if (token.type === 'note') this.note = true;
    else if (token.type === 'days') this.readDays(token.scope, at);
    else if (token.type === 'range') this.readRange(token, at);
    else if (token.type === 'clock') this.waiting.push(token.minutes);
    else if (token.type === 'bad' || token.type === 'month' || token.type === 'season') {
      if (!this.reserved) this.found.unreadable.push(this.scope);
    } else if (token.type === 'word') this.label += token.text;
    else if (token.type === 'number') this.label += String(token.value);
    else if (token.type === 'open' && token.square && this.isHeading(at)) this.startSection(at);
    else if (['slash', 'open', 'close'].includes(token.type)) {
      this.label = '';
      this.inAside = token.type === 'open';
      if (token.type === 'close') this.reserved = false;
    } else if (token.type === 'key') this.readKey(token, at);
  }

  private readKey(token: Extract<ScopedToken, { type: 'key' }>, at: number): void {
    if (token.key === 'break') this.readBreak(at);
    else if (token.key === 'lastOrder') this.readLastOrder(at);
    else if (token.key === 'meal') this.readMeal(token.text ?? '', at);
    else if (token.key === 'allDay') this.open({ from: 0, to: 1440 });
    else if (token.key === 'part') this.label = '';
    else if (token.key === 'weekWord') this.found.unreadable.push(null);
    else if (token.key === 'others') this.readOthers(at);
    else if (token.key === 'reserve') this.reserved = this.note || this.inAside;
  }

  /** "금, 토 10:00~24:00 / 그 외 10:00~22:00": the days not named so far. */
  private readOthers(at: number): void {
    this.dropWaiting();
    if (this.tokens[at - 1]?.type === 'days') this.found.unreadable.push(null);
    const others = [0, 1, 2, 3, 4, 5, 6].filter((day) => !this.named.has(day));
    this.scope = this.named.size === 0 ? null : new Map(others.map((day) => [day, 2]));
    this.headed = false;
    this.label = '';
    this.block += 1;
  }

  /** "[조식]", "[해피아워]", "[신관]": a heading that names neither days nor times begins something of its own. */
  private isHeading(at: number): boolean {
    for (const token of this.tokens.slice(at + 1, at + LONGEST_HEADING)) {
      if (token.type === 'close') return true;
      if (!['word', 'skip', 'number'].includes(token.type) && !isKey(token, 'meal')) return false;
    }
    return false;
  }

  private startSection(at: number): void {
    const words: string[] = [];
    let isMeal = false;
    for (let token = this.tokens[this.at]; token !== undefined; token = this.tokens[this.at]) {
      this.at += 1;
      if (token.type === 'close') break;
      if (token.type === 'word') words.push(token.text);
      isMeal = isMeal || isKey(token, 'meal');
    }
    this.scope = null;
    this.headed = false;
    this.label = '';
    this.place = isMeal ? '' : words.join(' ');
    this.section = isMeal ? `heading ${at}` : null;
    this.sectionIsHeading = isMeal;
    this.block += 1;
  }

  private readMeal(meal: string, at: number): void {
    const before = this.tokens[at - 1]?.type;
    const after = this.tokens[at + 1];
    const alone =
      (before === undefined || before === 'line' || before === 'open') &&
      (after === undefined || after.type === 'line' || after.type === 'close');
    if (alone) this.scope = null;
    this.section = meal;
    this.sectionIsHeading = alone;
  }

  private readDays(scope: DayScope, at: number): void {
    let next = at + 1;
    while (['colon', 'skip'].includes(this.tokens[next]?.type ?? '')) next += 1;
    const before = this.tokens[at - 1];
    const isAside = before?.type === 'open' && !before.square;
    if (isKey(this.tokens[next], 'break', 'lastOrder')) {
      this.at = next + 1;
      if (isKey(this.tokens[next], 'break')) this.readBreak(next, scope);
      else this.readLastOrder(next, scope);
      return;
    }
    if (isAside && this.tokens[next]?.type === 'close' && this.applyToPrevious(scope, at - 2)) {
      return;
    }
    this.dropWaiting();
    this.scope = scope;
    this.headed = before?.type === 'open' && before.square;
    this.block += 1;
    this.label = '';
    if (!this.sectionIsHeading) this.section = null;
  }

  /** "08:00-19:00 (월요일-목요일)": the days come after. */
  private applyToPrevious(scope: DayScope, at: number): boolean {
    const last = this.found.opens.at(-1);
    if (this.tokens[at]?.type !== 'range' || last === undefined || last.scope !== null)
      return false;
    this.block += 1;
    const { block } = last;
    for (let i = this.found.opens.length - 1; i >= 0; i -= 1) {
      const open = this.found.opens[i];
      if (open?.scope !== null || open.block !== block) break;
      open.scope = scope;
      open.block = this.block;
    }
    this.block += 1;
    return true;
  }

  private readRange(range: { from: number; to: number }, at: number): void {
    const written = readBreaksBeforeWord(this.tokens, at);
    if (written !== null) {
      this.addBreaks(written);
      return;
    }
    this.dropWaiting();
    this.open(range);
  }

  private open({ from, to }: { from: number; to: number }): void {
    const { scope, section, line, block } = this;
    const label = this.place + this.label;
    if (this.note && this.label !== '') return;
    if (this.reserved) return;
    this.found.opens.push({ from, to, scope, section, label, line, block });
    for (const day of scope?.keys() ?? []) this.named.add(day);
  }

  /** The word "브레이크타임" at `at`; what it says of no time cannot be read. */
  private readBreak(at: number, named: DayScope | null = null): void {
    const written = readBreaksAfterWord(this.tokens, at, named);
    if (written === null) this.found.unreadable.push(named ?? this.scope);
    else this.addBreaks(written);
  }

  private addBreaks({ breaks, none, end }: WrittenBreaks): void {
    this.at = end;
    for (const { from, to, scope } of breaks) {
      this.found.breaks.push({ from, to, ...this.toExtra(scope) });
    }
    for (const scope of none) this.found.noBreaks.push(this.toExtra(scope));
  }

  private toExtra(named: DayScope | null): Extra {
    const { line, block, headed } = this;
    return { scope: named ?? this.scope, local: named !== null, headed, line, block };
  }

  /** The word "라스트오더" at `at`: its times stand behind it, or before it ("20:30 라스트오더"). */
  private readLastOrder(at: number, named: DayScope | null = null): void {
    const { orders, end } = readLastOrdersAfterWord(this.tokens, at, named);
    this.at = end;
    const before = this.tokens[at - 1];
    if (orders.length === 0 && before?.type === 'relative') {
      orders.push({ minutes: before.minutes, beforeClosing: true, scope: named });
    }
    if (orders.length === 0) {
      for (const minutes of this.waiting.splice(0)) {
        orders.push({ minutes, beforeClosing: false, scope: named });
      }
    }
    for (const { minutes, beforeClosing, scope } of orders) {
      this.found.lastOrders.push({ ...this.toExtra(scope), minutes, beforeClosing });
    }
  }

  /** A clock time that nothing claims: the hours were not understood, unless it stands in a remark. */
  private dropWaiting(): void {
    if (this.waiting.length > 0 && !this.note) this.found.unreadable.push(this.scope);
    this.waiting = [];
  }
}

/** Reads the hours' tokens (without closing clauses). Linear. */
export function readStatements(tokens: readonly ScopedToken[]): Statements {
  return new StatementReader(tokens).read();
}
