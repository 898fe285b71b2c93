export { parseHours } from './parse-hours';
export { toRuleCode, toWeekTable, type WeekTable } from './week-table';
export {
  DAYS,
  type DayHours,
  type Feast,
  type HolidayMap,
  type Interval,
  type OpeningHours,
  type PublicHoliday,
} from './types';
export { scoreHours, type HoursLabel } from './score-hours';
export {
  toEnglishExceptions,
  toEnglishHours,
  toEnglishWeek,
  toEnglishWeekGroups,
} from './english-hours';
export { createHoursFormatter, type HoursFormatter } from './hours-formatter';
export { JAPANESE_HOURS } from './ja';
export { holidayMapSchema } from './schema';
export { getOpenState, type OpenState } from './open-state';
export { SIMPLIFIED_HOURS, TRADITIONAL_HOURS } from './zh';
