import {
  readBreaksAfterWord,
  readBreaksBeforeWord,
  readLastOrdersAfterWord,
  type ParsedBreaks,
} from './breaks-and-orders';
import { isKeyword, type DayScope, type ScopedToken, type Tokens } from './days';

/** Opening time in the text, before it is applied to the week. Minutes since midnight. */
export interface Statement {
  from: number;
  to: number;
  /** Null: no day named. */
  scope: DayScope | null;
  /** Meal or sitting ("점심"), if named. */
  section: string | null;
  /** Unknown words in front of it: another floor, another shop. */
  label: string;
  line: number;
  block: number;
}

export interface StatementExtra {
  scope: DayScope | null;
  /** True when it names its own days: "평일 브레이크타임". */
  hasOwnDays: boolean;
  /** True under a heading in brackets ("[토요일]"), which covers the lines below it. */
  isUnderHeading: boolean;
  line: number;
  block: number;
}

export interface Statements {
  opens: Statement[];
  breaks: (StatementExtra & { from: number; to: number })[];
  noBreaks: StatementExtra[];
  lastOrders: (StatementExtra & { minutes: number; beforeClosing: boolean })[];
  /** Days with unreadable statements; null: all days. */
  unreadable: (DayScope | null)[];
}

const MAX_HEADING_TOKENS = 8;
const WEEK = [0, 1, 2, 3, 4, 5, 6];
const GROUP_LEVEL = 2;

/** Collects statements in one pass over the tokens. */
class StatementReader {
  private readonly found: Statements = {
    opens: [],
    breaks: [],
    noBreaks: [],
    lastOrders: [],
    unreadable: [],
  };
  private at = 0;
  /** Clock times that a "라스트오더" may still follow. */
  private pendingTimes: number[] = [];
  /** Days, section, place and line of the next statement. */
  private scope: DayScope | null = null;
  private isHeaded = false;
  private readonly named = new Set<number>();
  private section: string | null = null;
  private isSectionHeading = false;
  private label = '';
  /** Place named by a heading. */
  private place = '';
  private line = 0;
  private block = 0;
  /** Inside a remark after "※". */
  private isNote = false;
  /** Inside a remark about reserved seats. */
  private isReserved = false;
  private isInBrackets = false;

  constructor(private readonly tokens: Tokens) {}

  read(): Statements {
    for (let token = this.tokens[0]; token !== undefined; token = this.tokens[this.at]) {
      this.at += 1;
      this.readToken(token, this.at - 1);
    }
    this.dropPendingTimes();
    return this.found;
  }

  private readToken(token: ScopedToken, at: number): void {
    if (token.type === 'line') {
      this.dropPendingTimes();
      this.line += 1;
      this.label = '';
      this.isNote = false;
      this.isReserved = false;
    } else if (token.type === 'note') this.isNote = true;
    else if (token.type === 'days') this.readDays(token.scope, at);
    else if (token.type === 'range') this.readRange(token, at);
    else if (token.type === 'clock') this.pendingTimes.push(token.minutes);
    else if (token.type === 'bad' || token.type === 'month' || token.type === 'season') {
      if (!this.isReserved) this.found.unreadable.push(this.scope);
    } else if (token.type === 'word') this.label += token.text;
    else if (token.type === 'number') this.label += String(token.value);
    else if (token.type === 'open' && token.square && this.isHeading(at)) this.readHeading(at);
    else if (token.type === 'slash' || token.type === 'open' || token.type === 'close') {
      this.label = '';
      this.isInBrackets = token.type === 'open';
      if (token.type === 'close') this.isReserved = false;
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
    else if (token.key === 'reserve') this.isReserved = this.isNote || this.isInBrackets;
  }

  /** Reads "금, 토 10:00~24:00 / 그 외 10:00~22:00": the days not named so far, all if none was. */
  private readOthers(at: number): void {
    this.dropPendingTimes();
    if (this.tokens[at - 1]?.type === 'days') this.found.unreadable.push(null);
    const others = WEEK.filter((day) => !this.named.has(day));
    const scope = new Map(others.map((day) => [day, GROUP_LEVEL]));
    this.startDays(this.named.size === 0 ? null : scope, false);
  }

  private startDays(scope: DayScope | null, isHeaded: boolean): void {
    this.scope = scope;
    this.isHeaded = isHeaded;
    this.label = '';
    this.block += 1;
  }

  /** True for a heading without days or times, which starts a section: "[조식]", "[해피아워]", "[신관]". */
  private isHeading(at: number): boolean {
    for (const token of this.tokens.slice(at + 1, at + MAX_HEADING_TOKENS)) {
      if (token.type === 'close') return true;
      if (!['word', 'skip', 'number'].includes(token.type) && !isKeyword(token, 'meal'))
        return false;
    }
    return false;
  }

  /** Starts a section (a meal), else a place. */
  private readHeading(at: number): void {
    const words: string[] = [];
    let isMeal = false;
    for (let token = this.tokens[this.at]; token !== undefined; token = this.tokens[this.at]) {
      this.at += 1;
      if (token.type === 'close') break;
      if (token.type === 'word') words.push(token.text);
      isMeal ||= isKeyword(token, 'meal');
    }
    this.startDays(null, false);
    this.place = isMeal ? '' : words.join(' ');
    this.section = isMeal ? `heading ${at}` : null;
    this.isSectionHeading = isMeal;
  }

  private readMeal(meal: string, at: number): void {
    const before = this.tokens[at - 1]?.type ?? 'line';
    const after = this.tokens[at + 1]?.type ?? 'line';
    const isAlone =
      (before === 'line' || before === 'open') && (after === 'line' || after === 'close');
    if (isAlone) this.scope = null;
    this.section = meal;
    this.isSectionHeading = isAlone;
  }

  private readDays(scope: DayScope, at: number): void {
    let next = at + 1;
    while (['colon', 'skip'].includes(this.tokens[next]?.type ?? '')) next += 1;
    if (isKeyword(this.tokens[next], 'break', 'lastOrder')) {
      this.at = next + 1;
      if (isKeyword(this.tokens[next], 'break')) this.readBreak(next, scope);
      else this.readLastOrder(next, scope);
      return;
    }
    const before = this.tokens[at - 1];
    const isSquare = before?.type === 'open' && before.square;
    const isInBrackets = before?.type === 'open' && !before.square;
    const isAlone = isInBrackets && this.tokens[next]?.type === 'close';
    if (isAlone && this.applyToPrevious(scope, at - 2)) return;
    this.dropPendingTimes();
    this.startDays(scope, isSquare);
    if (!this.isSectionHeading) this.section = null;
  }

  /** Applies days to the ranges before them: "08:00-19:00 (월요일-목요일)". */
  private applyToPrevious(scope: DayScope, at: number): boolean {
    const last = this.found.opens.at(-1);
    if (this.tokens[at]?.type !== 'range' || last?.scope !== null) return false;
    const { block } = last;
    for (let i = this.found.opens.length - 1; i >= 0; i -= 1) {
      const open = this.found.opens[i];
      if (open?.scope !== null || open.block !== block) break;
      open.scope = scope;
      open.block = this.block + 1;
    }
    this.block += 2;
    return true;
  }

  private readRange(range: { from: number; to: number }, at: number): void {
    const breaks = readBreaksBeforeWord(this.tokens, at);
    if (breaks !== null) {
      this.addBreaks(breaks);
      return;
    }
    this.dropPendingTimes();
    this.open(range);
  }

  /** Adds an opening time, unless it is inside a remark about something else. */
  private open({ from, to }: { from: number; to: number }): void {
    if ((this.isNote && this.label !== '') || this.isReserved) return;
    const { scope, section, line, block } = this;
    for (const day of scope?.keys() ?? []) this.named.add(day);
    this.found.opens.push({
      ...{ from, to, scope, section, line, block },
      label: this.place + this.label,
    });
  }

  /** Scope of a break or last order, for the days it has `named` itself. */
  private toExtra(named: DayScope | null): StatementExtra {
    const { line, block, isHeaded } = this;
    return {
      scope: named ?? this.scope,
      hasOwnDays: named !== null,
      isUnderHeading: isHeaded,
      ...{ line, block },
    };
  }

  /** Reads the keyword "브레이크타임" at `at`; a break without a time is unreadable. */
  private readBreak(at: number, named: DayScope | null = null): void {
    const breaks = readBreaksAfterWord(this.tokens, at, named);
    if (breaks === null) this.found.unreadable.push(named ?? this.scope);
    else this.addBreaks(breaks);
  }

  private addBreaks({ breaks, none, end }: ParsedBreaks): void {
    this.at = end;
    for (const { from, to, scope } of breaks) {
      this.found.breaks.push({ from, to, ...this.toExtra(scope) });
    }
    for (const scope of none) this.found.noBreaks.push(this.toExtra(scope));
  }

  /** Reads the keyword "라스트오더" at `at`, with its times after it or before it ("20:30 라스트오더"). */
  private readLastOrder(at: number, named: DayScope | null = null): void {
    const { orders, end } = readLastOrdersAfterWord(this.tokens, at, named);
    this.at = end;
    const before = this.tokens[at - 1];
    if (orders.length === 0 && before?.type === 'relative') {
      orders.push({ minutes: before.minutes, beforeClosing: true, scope: named });
    }
    if (orders.length === 0) {
      for (const minutes of this.pendingTimes.splice(0)) {
        orders.push({ minutes, beforeClosing: false, scope: named });
      }
    }
    for (const { minutes, beforeClosing, scope } of orders) {
      this.found.lastOrders.push({ ...this.toExtra(scope), minutes, beforeClosing });
    }
  }

  /** Drops clock times without a meaning; the hours are then unreadable, except inside a remark. */
  private dropPendingTimes(): void {
    if (this.pendingTimes.length > 0 && !this.isNote) this.found.unreadable.push(this.scope);
    this.pendingTimes = [];
  }
}

/** Reads the statements of the hours (without closing clauses). Linear. */
export function readStatements(tokens: Tokens): Statements {
  return new StatementReader(tokens).read();
}
