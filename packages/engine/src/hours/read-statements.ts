import { readBreaksAfterWord, readBreaksBeforeWord, type ParsedBreaks } from './breaks';
import type { DayScope, ScopedToken } from './days';
import { readLastOrdersAfterWord } from './last-orders';
import { isKeyword } from './is-keyword';
import type { Statements } from './statement';
import { StatementContext } from './statement-context';

const MAX_HEADING_TOKENS = 8;

/** Collects statements in one pass over the tokens. */
class StatementReader {
  private readonly found: Statements = {
    opens: [],
    breaks: [],
    noBreaks: [],
    lastOrders: [],
    unreadable: [],
  };
  private readonly context = new StatementContext();
  private at = 0;
  /** Clock times that a "라스트오더" may still follow. */
  private pendingTimes: number[] = [];

  constructor(private readonly tokens: readonly ScopedToken[]) {}

  read(): Statements {
    while (this.at < this.tokens.length) {
      const token = this.tokens[this.at];
      if (token === undefined) break;
      this.readToken(token);
    }
    this.dropPendingTimes();
    return this.found;
  }

  private readToken(token: ScopedToken): void {
    const { at, context } = this;
    this.at += 1;
    if (token.type === 'line') {
      this.dropPendingTimes();
      context.startLine();
    } else if (token.type === 'note') context.isNote = true;
    else if (token.type === 'days') this.readDays(token.scope, at);
    else if (token.type === 'range') this.readRange(token, at);
    else if (token.type === 'clock') this.pendingTimes.push(token.minutes);
    else if (token.type === 'bad' || token.type === 'month' || token.type === 'season') {
      if (!context.isReserved) this.found.unreadable.push(context.scope);
    } else if (token.type === 'word') context.addToLabel(token.text);
    else if (token.type === 'number') context.addToLabel(String(token.value));
    else if (token.type === 'open' && token.square && this.isHeading(at)) this.startSection(at);
    else if (['slash', 'open', 'close'].includes(token.type)) {
      context.enterBracket(token.type === 'open');
      if (token.type === 'close') context.isReserved = false;
    } else if (token.type === 'key') this.readKey(token, at);
  }

  private readKey(token: Extract<ScopedToken, { type: 'key' }>, at: number): void {
    if (token.key === 'break') this.readBreak(at);
    else if (token.key === 'lastOrder') this.readLastOrder(at);
    else if (token.key === 'meal') this.readMeal(token.text ?? '', at);
    else if (token.key === 'allDay') this.open({ from: 0, to: 1440 });
    else if (token.key === 'part') this.context.clearLabel();
    else if (token.key === 'weekWord') this.found.unreadable.push(null);
    else if (token.key === 'others') this.readOthers(at);
    else if (token.key === 'reserve') this.context.reserve();
  }

  /** Reads "금, 토 10:00~24:00 / 그 외 10:00~22:00": the days not named so far. */
  private readOthers(at: number): void {
    this.dropPendingTimes();
    if (this.tokens[at - 1]?.type === 'days') this.found.unreadable.push(null);
    this.context.setOtherDays();
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

  private startSection(at: number): void {
    const words: string[] = [];
    let isMeal = false;
    for (let token = this.tokens[this.at]; token !== undefined; token = this.tokens[this.at]) {
      this.at += 1;
      if (token.type === 'close') break;
      if (token.type === 'word') words.push(token.text);
      isMeal = isMeal || isKeyword(token, 'meal');
    }
    this.context.setHeading(isMeal ? `heading ${at}` : null, isMeal ? '' : words.join(' '));
  }

  private readMeal(meal: string, at: number): void {
    const before = this.tokens[at - 1]?.type;
    const after = this.tokens[at + 1];
    const isAlone =
      (before === undefined || before === 'line' || before === 'open') &&
      (after === undefined || after.type === 'line' || after.type === 'close');
    this.context.setMeal(meal, isAlone);
  }

  private readDays(scope: DayScope, at: number): void {
    let next = at + 1;
    while (['colon', 'skip'].includes(this.tokens[next]?.type ?? '')) next += 1;
    const before = this.tokens[at - 1];
    const isInBrackets = before?.type === 'open' && !before.square;
    if (isKeyword(this.tokens[next], 'break', 'lastOrder')) {
      this.at = next + 1;
      if (isKeyword(this.tokens[next], 'break')) this.readBreak(next, scope);
      else this.readLastOrder(next, scope);
      return;
    }
    if (
      isInBrackets &&
      this.tokens[next]?.type === 'close' &&
      this.applyToPrevious(scope, at - 2)
    ) {
      return;
    }
    this.dropPendingTimes();
    this.context.setDays(scope, before?.type === 'open' && before.square);
  }

  /** Applies days to the ranges before them: "08:00-19:00 (월요일-목요일)". */
  private applyToPrevious(scope: DayScope, at: number): boolean {
    const last = this.found.opens.at(-1);
    if (this.tokens[at]?.type !== 'range' || last === undefined || last.scope !== null)
      return false;
    const { block } = last;
    const own = this.context.startBlock();
    for (let i = this.found.opens.length - 1; i >= 0; i -= 1) {
      const open = this.found.opens[i];
      if (open?.scope !== null || open.block !== block) break;
      open.scope = scope;
      open.block = own;
    }
    this.context.startBlock();
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

  private open(range: { from: number; to: number }): void {
    const statement = this.context.toStatement(range);
    if (statement !== null) this.found.opens.push(statement);
  }

  /** Reads the keyword "브레이크타임" at `at`; a break without a time is unreadable. */
  private readBreak(at: number, named: DayScope | null = null): void {
    const breaks = readBreaksAfterWord(this.tokens, at, named);
    if (breaks === null) this.found.unreadable.push(named ?? this.context.scope);
    else this.addBreaks(breaks);
  }

  private addBreaks({ breaks, none, end }: ParsedBreaks): void {
    this.at = end;
    for (const { from, to, scope } of breaks) {
      this.found.breaks.push({ from, to, ...this.context.toExtra(scope) });
    }
    for (const scope of none) this.found.noBreaks.push(this.context.toExtra(scope));
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
      this.found.lastOrders.push({ ...this.context.toExtra(scope), minutes, beforeClosing });
    }
  }

  /** Drops clock times without a meaning; the hours are then unreadable, except inside a remark. */
  private dropPendingTimes(): void {
    if (this.pendingTimes.length > 0 && !this.context.isNote)
      this.found.unreadable.push(this.context.scope);
    this.pendingTimes = [];
  }
}

/** Reads the statements of the hours (without closing clauses). Linear. */
export function readStatements(tokens: readonly ScopedToken[]): Statements {
  return new StatementReader(tokens).read();
}
