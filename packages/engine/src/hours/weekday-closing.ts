import type { IrregularRule, Season } from './types';

const WEEKS_IN_MONTH = 5;
const SEASON_COUNT = 4;

/**
 * Closing on weekdays: every week, or as the words before them say (first and third, every other,
 * in winter).
 */
export class WeekdayClosing {
  /** Closed every week (Monday = 0). */
  readonly weekly = new Set<number>();
  private numbers: number[] = [];
  private nth: number[] = [];
  private isNthUsed = false;
  private isBiweekly = false;
  private seasons: Season[] = [];
  private areSeasonsUsed = false;
  private readonly seasonal = new Map<number, Set<Season>>();

  constructor(private readonly add: (rule: IrregularRule) => void) {}

  startLine(): void {
    this.numbers = [];
    this.nth = [];
    this.seasons = [];
  }

  addNumber(value: number): void {
    this.numbers = [...this.numbers.slice(-WEEKS_IN_MONTH), value];
  }

  /** Reads "1, 3주": the numbers before the keyword are weeks of a month. */
  readWeekWord(): void {
    const weeks = this.numbers.filter((n) => n >= 1 && n <= WEEKS_IN_MONTH);
    this.numbers = [];
    if (weeks.length > 0) this.addNth(weeks);
  }

  addNth(nth: readonly number[]): void {
    if (this.isNthUsed) this.nth = [];
    this.isNthUsed = false;
    this.nth = [...new Set([...this.nth, ...nth])];
  }

  setEveryWeek(): void {
    this.nth = [];
  }

  setBiweekly(): void {
    this.isBiweekly = true;
  }

  addSeason(season: Season): void {
    if (this.areSeasonsUsed) this.seasons = [];
    this.areSeasonsUsed = false;
    this.seasons = [...new Set([...this.seasons, season])];
  }

  close(days: number[]): void {
    if (this.nth.length > 0) {
      this.add({ kind: 'nth', days, nth: [...this.nth] });
      this.isNthUsed = true;
    } else if (this.isBiweekly) {
      this.add({ kind: 'biweekly', days });
      this.isBiweekly = false;
    } else if (this.seasons.length > 0) {
      this.areSeasonsUsed = true;
      for (const day of days) {
        const known = this.seasonal.get(day) ?? new Set<Season>();
        this.seasons.forEach((season) => known.add(season));
        this.seasonal.set(day, known);
      }
    } else days.forEach((day) => this.weekly.add(day));
  }

  /** Adds rules for the seasons; a day closed in all of them is closed every week. */
  flushSeasons(): void {
    for (const [day, seasons] of this.seasonal) {
      if (seasons.size === SEASON_COUNT) this.weekly.add(day);
      else this.add({ kind: 'season', seasons: [...seasons], days: [day] });
    }
  }
}
