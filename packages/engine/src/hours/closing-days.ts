import { isKeyword, type ScopedToken, type Tokens } from './days';
import {
  hasHoliday,
  readHolidayCondition,
  readHolidayRemark,
  type HolidayCondition,
} from './holiday-conditions';
import { HOLIDAY, type Keyword } from './hours-terms';
import type { Feast, IrregularRule, Season } from './types';

type FeastRule = Extract<IrregularRule, { kind: 'feast' }>;

/** Closing days of a text. */
export interface ClosingDays {
  /** Closed every week (Monday = 0). */
  weekly: Set<number>;
  rules: IrregularRule[];
  /** Conditions that depend on all closing days of the place (`resolveConditions`). */
  conditions: HolidayCondition[];
  openAllYear: boolean;
  /** True when the text is not empty and nothing of it was understood. */
  isUnreadable: boolean;
}

const WEEKS_IN_MONTH = 5;
const SEASON_COUNT = 4;
const LEAP_YEAR = 2028;
const MAX_CLOSURE_DAYS = 31;
const FEAST_SPANS: Partial<Record<Keyword, FeastRule['on']>> = {
  theDay: 'day',
  eve: 'eve',
  longHoliday: 'holidays',
};

/** Day of every year. */
interface CalendarDate {
  month: number;
  day: number;
}

/** Days after `from` up to and including `to`; only `to` if that is more than a month. */
function toDates(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const dates: CalendarDate[] = [];
  const date = new Date(Date.UTC(LEAP_YEAR, from.month - 1, from.day));
  while (dates.length < MAX_CLOSURE_DAYS) {
    date.setUTCDate(date.getUTCDate() + 1);
    const next = { month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    dates.push(next);
    if (next.month === to.month && next.day === to.day) return dates;
  }
  return [to];
}

/**
 * Reads closing days in one pass. Modifiers of a weekday stand before it (first and third, every
 * other, in winter), those of a feast after it.
 */
class ClosingDaysReader {
  private readonly found: Omit<ClosingDays, 'isUnreadable'> = {
    weekly: new Set(),
    rules: [],
    conditions: [],
    openAllYear: false,
  };
  private isRecognized = false;
  private lastDate: CalendarDate | null = null;
  private isHolidayMentioned = false;
  private holidayRule: Extract<IrregularRule, { kind: 'publicHoliday' }> | null = null;
  /** Feasts named since the last rule about feasts. */
  private feasts = new Set<Feast>();
  private feastRule: FeastRule | null = null;
  private numbers: number[] = [];
  private nth: number[] = [];
  private isNthUsed = false;
  private isBiweekly = false;
  private seasons: Season[] = [];
  private areSeasonsUsed = false;
  private readonly seasonal = new Map<number, Set<Season>>();

  read(tokens: Tokens): ClosingDays {
    for (let at = 0; at < tokens.length; at += 1) {
      const condition = readHolidayCondition(tokens, at);
      if (condition === null) this.readToken(tokens, at);
      else {
        this.readCondition(condition);
        at = condition.end - 1;
      }
    }
    this.flushFeasts();
    this.flushSeasons();
    const isUnreadable =
      !this.isRecognized && tokens.some(({ type }) => type !== 'line' && type !== 'dash');
    return { ...this.found, isUnreadable };
  }

  private readCondition(condition: HolidayCondition): void {
    this.flushFeasts();
    this.isRecognized = true;
    this.isHolidayMentioned = true;
    const { subject, weekdays, listed, closedInstead, closedNextDay, effect } = condition;
    if (listed.length > 0) this.close([...listed]);
    if (subject === 'feast' || weekdays.length > 0 || closedInstead.length > 0) {
      this.found.conditions.push(condition);
      return;
    }
    this.setHolidayRule(effect);
    if (closedNextDay) this.add({ kind: 'dayAfterHoliday' });
  }

  private readToken(tokens: Tokens, at: number): void {
    const token = tokens[at];
    if (token?.type === 'number') {
      this.numbers = [...this.numbers.slice(-WEEKS_IN_MONTH), token.value];
    } else if (token?.type === 'nth') this.addNth([token.nth]);
    else if (token?.type === 'season') {
      this.seasons = [...new Set([...(this.areSeasonsUsed ? [] : this.seasons), token.season])];
      this.areSeasonsUsed = false;
    } else if (token?.type === 'days') {
      this.flushFeasts();
      this.readDays([...token.scope.keys()], tokens, at);
    } else if (token?.type === 'date') this.readDate(token, tokens[at - 1]);
    else if (token?.type === 'key') this.readKey(token.key, tokens, at);
    else if (token?.type === 'line') {
      this.flushFeasts();
      this.numbers = [];
      this.nth = [];
      this.seasons = [];
    }
  }

  /** Reads "12월 25일", or the end of "12월 29일~1월 2일", which covers every day between. */
  private readDate(date: CalendarDate, previous: ScopedToken | undefined): void {
    const from = previous?.type === 'dash' ? this.lastDate : null;
    this.lastDate = date;
    const dates = from === null ? [date] : toDates(from, date);
    for (const { month, day } of dates) this.add({ kind: 'date', month, day });
  }

  private readKey(key: Keyword, tokens: Tokens, at: number): void {
    if (key === 'openAllYear' || key === 'none') {
      this.isRecognized = true;
      this.found.openAllYear = true;
    } else if (key === 'weekWord') this.readWeekWord();
    else if (key === 'lastWord') this.addNth([-1]);
    else if (key === 'biweekly') this.isBiweekly = true;
    else if (key === 'every') this.nth = [];
    else if (key === 'seollal' || key === 'chuseok') this.feasts.add(key);
    else if (key === 'feasts') this.addBothFeasts();
    else if (key === 'varies' || key === 'ask') {
      this.flushFeasts();
      if (this.feastRule !== null) this.feastRule.effect = 'varies';
      else if (key === 'varies' || !this.isRecognized)
        this.add({ kind: 'varies', what: 'closing' });
    } else if (key === 'temporary') this.add({ kind: 'temporary' });
    else if (key === 'nextDay') this.readNextDay();
    else if (key === 'normal') {
      this.flushFeasts();
      if (this.isHolidayMentioned || hasHoliday(tokens[at - 1])) this.setHolidayRule('open');
      else if (this.feastRule !== null) this.feastRule.effect = 'open';
    } else this.readFeastSpan(key, tokens[at + 1]);
  }

  /** Reads "1, 3주": the numbers before the keyword are weeks of a month. */
  private readWeekWord(): void {
    const weeks = this.numbers.filter((n) => n >= 1 && n <= WEEKS_IN_MONTH);
    this.numbers = [];
    if (weeks.length > 0) this.addNth(weeks);
  }

  private addNth(nth: readonly number[]): void {
    this.nth = [...new Set([...(this.isNthUsed ? [] : this.nth), ...nth])];
    this.isNthUsed = false;
  }

  /** Reads "공휴일인 경우 익일 휴무" or "설 당일 및 다음 날". */
  private readNextDay(): void {
    if (this.isHolidayMentioned || this.feastRule === null) {
      this.setHolidayRule('open');
      this.add({ kind: 'dayAfterHoliday' });
    } else this.feastRule.on = 'unsaid';
  }

  private addBothFeasts(): void {
    this.feasts.add('seollal').add('chuseok');
  }

  /** Reads "당일", "전날", "연휴": a rule whenever the words after a feast name its days. */
  private readFeastSpan(key: Keyword, next: ScopedToken | undefined): void {
    const on = FEAST_SPANS[key];
    if (on === undefined) return;
    if (key === 'longHoliday' && this.feasts.size === 0) {
      if (this.feastRule !== null) return;
      this.addBothFeasts();
    }
    const isContinued = next?.type === 'key' && FEAST_SPANS[next.key] !== undefined;
    if (!isContinued || key === 'longHoliday') this.flushFeasts(on);
  }

  private flushFeasts(on: FeastRule['on'] = 'unsaid'): void {
    if (this.feasts.size === 0) return;
    this.feastRule = { kind: 'feast', feasts: [...this.feasts], on, effect: 'closed' };
    this.feasts = new Set();
    this.add(this.feastRule);
  }

  private readDays(days: number[], tokens: Tokens, at: number): void {
    this.isRecognized = true;
    const week = days.filter((day) => day !== HOLIDAY);
    if (week.length > 0) this.close(week);
    if (!days.includes(HOLIDAY)) return;
    this.isHolidayMentioned = true;
    const remark = readHolidayRemark(tokens, at);
    const isPartial = isKeyword(tokens[at + 1], 'meal', 'varies');
    if (remark === 'except') this.setHolidayRule(this.found.openAllYear ? 'closed' : 'open');
    else this.setHolidayRule(remark ?? (isPartial ? 'varies' : 'closed'));
  }

  /** Closes on weekdays: every week, or as the words before them say. */
  private close(days: number[]): void {
    if (this.nth.length > 0) {
      this.add({ kind: 'nth', days, nth: [...this.nth] });
      this.isNthUsed = true;
    } else if (this.isBiweekly) {
      this.add({ kind: 'biweekly', days });
      this.isBiweekly = false;
    } else if (this.seasons.length > 0) {
      this.areSeasonsUsed = true;
      for (const day of days) {
        this.seasonal.set(day, new Set([...(this.seasonal.get(day) ?? []), ...this.seasons]));
      }
    } else days.forEach((day) => this.found.weekly.add(day));
  }

  /** Adds rules for the seasons; a day closed in all of them is closed every week. */
  private flushSeasons(): void {
    for (const [day, seasons] of this.seasonal) {
      if (seasons.size === SEASON_COUNT) this.found.weekly.add(day);
      else this.add({ kind: 'season', seasons: [...seasons], days: [day] });
    }
  }

  private setHolidayRule(effect: 'closed' | 'open' | 'varies'): void {
    if (this.holidayRule !== null) {
      this.holidayRule.effect = effect;
      return;
    }
    this.holidayRule = { kind: 'publicHoliday', effect };
    this.add(this.holidayRule);
  }

  private add(rule: IrregularRule): void {
    this.isRecognized = true;
    this.found.rules.push(rule);
  }
}

/**
 * Reads the closing days of `restdatefood`, or of a clause of the hours that ends in "휴무". Linear.
 */
export function readClosingDays(tokens: Tokens): ClosingDays {
  return new ClosingDaysReader().read(tokens);
}
