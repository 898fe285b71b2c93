import type { DayScope } from './days';
import type { StatementExtra, Statement } from './statement';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const GROUP_LEVEL = 2;

/** Days, section, place and line of the next statement. */
export class StatementContext {
  scope: DayScope | null = null;
  /** Inside a remark after "※". */
  isNote = false;
  /** Inside a remark about reserved seats. */
  isReserved = false;
  private isHeaded = false;
  private readonly named = new Set<number>();
  private section: string | null = null;
  private isSectionHeading = false;
  private label = '';
  /** Place named by a heading. */
  private place = '';
  private isInBrackets = false;
  private line = 0;
  private block = 0;

  startLine(): void {
    this.line += 1;
    this.label = '';
    this.isNote = false;
    this.isReserved = false;
  }

  /** Starts a group of related statements. */
  startBlock(): number {
    this.block += 1;
    return this.block;
  }

  addToLabel(text: string): void {
    this.label += text;
  }

  clearLabel(): void {
    this.label = '';
  }

  enterBracket(isOpen: boolean): void {
    this.label = '';
    this.isInBrackets = isOpen;
  }

  reserve(): void {
    this.isReserved = this.isNote || this.isInBrackets;
  }

  setDays(scope: DayScope, isHeaded: boolean): void {
    this.startDays(scope, isHeaded);
    if (!this.isSectionHeading) this.section = null;
  }

  /** Days not named so far; all if none was. */
  setOtherDays(): void {
    const others = WEEK.filter((day) => !this.named.has(day));
    const scope = new Map(others.map((day) => [day, GROUP_LEVEL]));
    this.startDays(this.named.size === 0 ? null : scope, false);
  }

  /** Starts a section (a meal), else a place. */
  setHeading(section: string | null, place: string): void {
    this.startDays(null, false);
    this.place = place;
    this.section = section;
    this.isSectionHeading = section !== null;
  }

  setMeal(meal: string, isHeading: boolean): void {
    if (isHeading) this.scope = null;
    this.section = meal;
    this.isSectionHeading = isHeading;
  }

  /** Opening time in this context; null inside a remark about something else. */
  toStatement({ from, to }: { from: number; to: number }): Statement | null {
    if ((this.isNote && this.label !== '') || this.isReserved) return null;
    const { scope, section, line, block } = this;
    for (const day of scope?.keys() ?? []) this.named.add(day);
    return { from, to, scope, section, label: this.place + this.label, line, block };
  }

  /** Scope of a break or last order, for the days it has `named` itself. */
  toExtra(named: DayScope | null): StatementExtra {
    const { line, block, isHeaded } = this;
    return {
      scope: named ?? this.scope,
      hasOwnDays: named !== null,
      isUnderHeading: isHeaded,
      line,
      block,
    };
  }

  private startDays(scope: DayScope | null, isHeaded: boolean): void {
    this.scope = scope;
    this.isHeaded = isHeaded;
    this.label = '';
    this.block += 1;
  }
}
