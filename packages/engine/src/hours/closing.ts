import { HOLIDAY, type Keyword } from './lexicon';
import { toDates, type CalendarDate } from './dates';
import type { ScopedToken } from './days';
import {
  readHolidayCondition,
  readHolidayRemark,
  type HolidayCondition,
} from './holiday-conditions';
import type { Feast, IrregularRule, Season } from './types';

/** What a text about closing days says. */
export interface Closing {
  /** Closed every week on these (Monday = 0). */
  weekly: Set<number>;
  rules: IrregularRule[];
  /** Conditions that only all closing days of the place decide (`resolveConditions`). */
  conditions: HolidayCondition[];
  openAllYear: boolean;
  /** True when something was written and nothing of it could be read. */
  unread: boolean;
}

type FeastRule = Extract<IrregularRule, { kind: 'feast' }>;

const WEEKS_IN_MONTH = 5;
const BOTH: readonly Feast[] = ['seollal', 'chuseok'];
const SPANS: Partial<Record<Keyword, FeastRule['on']>> = {
  theDay: 'day',
  eve: 'eve',
  longHoliday: 'holidays',
};

/** Reads closing days. Every token is looked at once; what modifies a day stands before it, what modifies a feast after. */
class ClosingReader {
  readonly weekly = new Set<number>();
  readonly rules: IrregularRule[] = [];
  readonly conditions: HolidayCondition[] = [];
  openAllYear = false;
  private recognised = false;
  private numbers: number[] = [];
  private nth: number[] = [];
  private nthUsed = false;
  private biweekly = false;
  private seasons: Season[] = [];
  private seasonUsed = false;
  private feasts = new Set<Feast>();
  private feastRules: FeastRule[] = [];
  private seasonal = new Map<number, Set<Season>>();
  private lastDate: CalendarDate | null = null;
  private holidayMeant = false;
  private holidayRule: Extract<IrregularRule, { kind: 'publicHoliday' }> | null = null;

  read(tokens: readonly ScopedToken[]): Closing {
    for (let at = 0; at < tokens.length; at += 1) {
      const condition = readHolidayCondition(tokens, at);
      if (condition === null) this.readToken(tokens, at);
      else {
        this.readCondition(condition);
        at = condition.end - 1;
      }
    }
    this.flushFeasts('unsaid');
    this.flushSeasons();
    return {
      weekly: this.weekly,
      rules: this.rules,
      conditions: this.conditions,
      openAllYear: this.openAllYear,
      unread: !this.recognised && tokens.some(({ type }) => type !== 'line' && type !== 'dash'),
    };
  }

  private readCondition(condition: HolidayCondition): void {
    this.flushFeasts('unsaid');
    this.recognised = true;
    this.holidayMeant = true;
    const { subject, weekdays, listed, closedInstead, closedNextDay, effect } = condition;
    if (listed.length > 0) this.readWeekdays([...listed]);
    if (subject === 'feast' || weekdays.length > 0 || closedInstead.length > 0) {
      this.conditions.push(condition);
      return;
    }
    this.setHolidayRule(effect);
    if (closedNextDay) this.add({ kind: 'dayAfterHoliday' });
  }

  private readToken(tokens: readonly ScopedToken[], at: number): void {
    const token = tokens[at];
    const next = tokens[at + 1];
    const previous = tokens[at - 1];
    if (token === undefined) return;
    if (token.type === 'number') {
      this.numbers = [...this.numbers.slice(-WEEKS_IN_MONTH), token.value];
    } else if (token.type === 'nth') this.pushNth([token.nth]);
    else if (token.type === 'season') {
      if (this.seasonUsed) this.seasons = [];
      this.seasonUsed = false;
      this.seasons = [...new Set([...this.seasons, token.season])];
    } else if (token.type === 'days') {
      this.flushFeasts('unsaid');
      this.readDays([...token.scope.keys()], next, readHolidayRemark(tokens, at));
    } else if (token.type === 'date') this.readDate(token, previous);
    else if (token.type === 'key') this.readKey(token.key, next, previous);
    else if (token.type === 'line') {
      this.flushFeasts('unsaid');
      this.numbers = [];
      this.nth = [];
      this.seasons = [];
    }
  }

  /** "12월 25일", or the end of "12월 29일~1월 2일", which is every day from the one to the other. */
  private readDate(date: CalendarDate, previous: ScopedToken | undefined): void {
    const from = previous?.type === 'dash' ? this.lastDate : null;
    this.lastDate = date;
    const dates = from === null ? [date] : toDates(from, date);
    for (const { month, day } of dates) this.add({ kind: 'date', month, day });
  }

  private readKey(
    key: Keyword,
    next: ScopedToken | undefined,
    previous: ScopedToken | undefined,
  ): void {
    if (key === 'openAllYear' || key === 'none') {
      this.recognised = true;
      this.openAllYear = true;
    } else if (key === 'weekWord') {
      const fromText = this.numbers.filter((n) => n >= 1 && n <= 5);
      this.numbers = [];
      if (fromText.length > 0) this.pushNth(fromText);
    } else if (key === 'lastWord') {
      this.pushNth([-1]);
    } else if (key === 'biweekly') {
      this.biweekly = true;
    } else if (key === 'every') {
      this.nth = [];
    } else if (key === 'seollal' || key === 'chuseok') {
      this.feasts.add(key);
    } else if (key === 'feasts') {
      BOTH.forEach((feast) => this.feasts.add(feast));
    } else if (key === 'varies') {
      this.flushFeasts('unsaid');
      const last = this.feastRules.at(-1);
      if (last === undefined) this.add({ kind: 'varies', what: 'closing' });
      else last.effect = 'varies';
    } else if (key === 'temporary') {
      this.add({ kind: 'temporary' });
    } else if (key === 'ask') {
      this.flushFeasts('unsaid');
      const last = this.feastRules.at(-1);
      if (last !== undefined) last.effect = 'varies';
      else if (!this.recognised) this.add({ kind: 'varies', what: 'closing' });
    } else if (key === 'nextDay') {
      this.readNextDay();
    } else if (key === 'normal') {
      this.flushFeasts('unsaid');
      const last = this.feastRules.at(-1);
      if (this.holidayMeant || isHoliday(previous)) this.setHolidayRule('open');
      else if (last !== undefined) last.effect = 'open';
    } else {
      this.readSpan(key, next);
    }
  }

  /** "공휴일인 경우 익일 휴무", or "설 당일 및 다음 날". */
  private readNextDay(): void {
    const last = this.feastRules.at(-1);
    if (this.holidayMeant || last === undefined) {
      this.setHolidayRule('open');
      this.add({ kind: 'dayAfterHoliday' });
    } else last.on = 'unsaid';
  }

  private readSpan(key: Keyword, next: ScopedToken | undefined): void {
    const on = SPANS[key];
    if (on === undefined) return;
    if (key === 'longHoliday' && this.feasts.size === 0) {
      if (this.feastRules.length === 0) BOTH.forEach((feast) => this.feasts.add(feast));
      else return;
    }
    const later = next?.type === 'key' ? SPANS[next.key] : undefined;
    if (later !== undefined && key !== 'longHoliday') return;
    this.flushFeasts(on);
  }

  private readDays(
    days: number[],
    next: ScopedToken | undefined,
    remark: ReturnType<typeof readHolidayRemark>,
  ): void {
    this.recognised = true;
    const week = days.filter((day) => day !== HOLIDAY);
    if (week.length > 0) this.readWeekdays(week);
    if (!days.includes(HOLIDAY)) return;
    this.holidayMeant = true;
    const partly = next?.type === 'key' && (next.key === 'meal' || next.key === 'varies');
    if (remark === 'except') this.setHolidayRule(this.openAllYear ? 'closed' : 'open');
    else this.setHolidayRule(remark ?? (partly ? 'varies' : 'closed'));
  }

  private readWeekdays(days: number[]): void {
    if (this.nth.length > 0) {
      this.add({ kind: 'nth', days, nth: [...this.nth] });
      this.nthUsed = true;
    } else if (this.biweekly) {
      this.add({ kind: 'biweekly', days });
      this.biweekly = false;
    } else if (this.seasons.length > 0) {
      this.seasonUsed = true;
      for (const day of days) {
        const known = this.seasonal.get(day) ?? new Set<Season>();
        this.seasons.forEach((season) => known.add(season));
        this.seasonal.set(day, known);
      }
    } else days.forEach((day) => this.weekly.add(day));
  }

  private pushNth(nth: number[]): void {
    if (this.nthUsed) this.nth = [];
    this.nthUsed = false;
    this.nth = [...new Set([...this.nth, ...nth])];
  }

  private setHolidayRule(effect: 'closed' | 'open' | 'varies'): void {
    if (this.holidayRule !== null) {
      this.holidayRule.effect = effect;
      return;
    }
    this.holidayRule = { kind: 'publicHoliday', effect };
    this.add(this.holidayRule);
  }

  private flushFeasts(on: FeastRule['on']): void {
    if (this.feasts.size === 0) return;
    const rule: FeastRule = { kind: 'feast', feasts: [...this.feasts], on, effect: 'closed' };
    this.feasts = new Set();
    this.feastRules.push(rule);
    this.add(rule);
  }

  /** A day that is closed in all four seasons is closed every week. */
  private flushSeasons(): void {
    for (const [day, seasons] of this.seasonal) {
      if (seasons.size === 4) this.weekly.add(day);
      else this.add({ kind: 'season', seasons: [...seasons], days: [day] });
    }
  }

  private add(rule: IrregularRule): void {
    this.recognised = true;
    this.rules.push(rule);
  }
}

function isHoliday(token: ScopedToken | undefined): boolean {
  return token?.type === 'days' && token.scope.has(HOLIDAY);
}

/** Reads the closing days of `restdatefood`, or of a clause of the hours that ends in "휴무". Linear. */
export function readClosing(tokens: readonly ScopedToken[]): Closing {
  return new ClosingReader().read(tokens);
}
