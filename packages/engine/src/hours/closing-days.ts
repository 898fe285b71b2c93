import { FeastClosing } from './feast-closing';
import { WeekdayClosing } from './weekday-closing';
import { toDates, type CalendarDate } from './dates';
import type { ScopedToken } from './days';
import {
  readHolidayCondition,
  readHolidayRemark,
  type HolidayCondition,
} from './holiday-conditions';
import { HOLIDAY, type Keyword } from './hours-terms';
import type { IrregularRule } from './types';

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

/**
 * Reads closing days in one pass. A modifier of a weekday stands before it, one of a feast after
 * it.
 */
class ClosingDaysReader {
  readonly rules: IrregularRule[] = [];
  readonly conditions: HolidayCondition[] = [];
  openAllYear = false;
  private isRecognized = false;
  private readonly feasts = new FeastClosing((rule) => this.add(rule));
  private readonly weekdays = new WeekdayClosing((rule) => this.add(rule));
  private lastDate: CalendarDate | null = null;
  private isHolidayMentioned = false;
  private holidayRule: Extract<IrregularRule, { kind: 'publicHoliday' }> | null = null;

  read(tokens: readonly ScopedToken[]): ClosingDays {
    for (let at = 0; at < tokens.length; at += 1) {
      const condition = readHolidayCondition(tokens, at);
      if (condition === null) this.readToken(tokens, at);
      else {
        this.readCondition(condition);
        at = condition.end - 1;
      }
    }
    this.feasts.flush();
    this.weekdays.flushSeasons();
    return {
      weekly: this.weekdays.weekly,
      rules: this.rules,
      conditions: this.conditions,
      openAllYear: this.openAllYear,
      isUnreadable:
        !this.isRecognized && tokens.some(({ type }) => type !== 'line' && type !== 'dash'),
    };
  }

  private readCondition(condition: HolidayCondition): void {
    this.feasts.flush();
    this.isRecognized = true;
    this.isHolidayMentioned = true;
    const { subject, weekdays, listed, closedInstead, closedNextDay, effect } = condition;
    if (listed.length > 0) this.weekdays.close([...listed]);
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
    if (token.type === 'number') this.weekdays.addNumber(token.value);
    else if (token.type === 'nth') this.weekdays.addNth([token.nth]);
    else if (token.type === 'season') this.weekdays.addSeason(token.season);
    else if (token.type === 'days') {
      this.feasts.flush();
      this.readDays([...token.scope.keys()], next, readHolidayRemark(tokens, at));
    } else if (token.type === 'date') this.readDate(token, previous);
    else if (token.type === 'key') this.readKey(token.key, next, previous);
    else if (token.type === 'line') {
      this.feasts.flush();
      this.weekdays.startLine();
    }
  }

  /** Reads "12월 25일", or the end of "12월 29일~1월 2일", which covers every day between. */
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
      this.isRecognized = true;
      this.openAllYear = true;
    } else if (key === 'weekWord') {
      this.weekdays.readWeekWord();
    } else if (key === 'lastWord') {
      this.weekdays.addNth([-1]);
    } else if (key === 'biweekly') {
      this.weekdays.setBiweekly();
    } else if (key === 'every') {
      this.weekdays.setEveryWeek();
    } else if (key === 'seollal' || key === 'chuseok') {
      this.feasts.addFeasts([key]);
    } else if (key === 'feasts') {
      this.feasts.addFeasts();
    } else if (key === 'varies') {
      this.feasts.flush();
      const { last } = this.feasts;
      if (last === undefined) this.add({ kind: 'varies', what: 'closing' });
      else last.effect = 'varies';
    } else if (key === 'temporary') {
      this.add({ kind: 'temporary' });
    } else if (key === 'ask') {
      this.feasts.flush();
      const { last } = this.feasts;
      if (last !== undefined) last.effect = 'varies';
      else if (!this.isRecognized) this.add({ kind: 'varies', what: 'closing' });
    } else if (key === 'nextDay') {
      this.readNextDay();
    } else if (key === 'normal') {
      this.feasts.flush();
      const { last } = this.feasts;
      if (this.isHolidayMentioned || isHolidayToken(previous)) this.setHolidayRule('open');
      else if (last !== undefined) last.effect = 'open';
    } else {
      this.feasts.readSpan(key, next);
    }
  }

  /** Reads "공휴일인 경우 익일 휴무" or "설 당일 및 다음 날". */
  private readNextDay(): void {
    const { last } = this.feasts;
    if (this.isHolidayMentioned || last === undefined) {
      this.setHolidayRule('open');
      this.add({ kind: 'dayAfterHoliday' });
    } else last.on = 'unsaid';
  }

  private readDays(
    days: number[],
    next: ScopedToken | undefined,
    remark: ReturnType<typeof readHolidayRemark>,
  ): void {
    this.isRecognized = true;
    const week = days.filter((day) => day !== HOLIDAY);
    if (week.length > 0) this.weekdays.close(week);
    if (!days.includes(HOLIDAY)) return;
    this.isHolidayMentioned = true;
    const isPartial = next?.type === 'key' && (next.key === 'meal' || next.key === 'varies');
    if (remark === 'except') this.setHolidayRule(this.openAllYear ? 'closed' : 'open');
    else this.setHolidayRule(remark ?? (isPartial ? 'varies' : 'closed'));
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
    this.rules.push(rule);
  }
}

function isHolidayToken(token: ScopedToken | undefined): boolean {
  return token?.type === 'days' && token.scope.has(HOLIDAY);
}

/**
 * Reads the closing days of `restdatefood`, or of a clause of the hours that ends in "휴무". Linear.
 */
export function readClosingDays(tokens: readonly ScopedToken[]): ClosingDays {
  return new ClosingDaysReader().read(tokens);
}
