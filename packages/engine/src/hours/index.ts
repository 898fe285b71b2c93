export { parseHours } from './parse';
export { toRuleCode, toWeekTable, type WeekTable } from './table';
export {
  DAYS,
  type DayHours,
  type Feast,
  type HolidayMap,
  type Interval,
  type OpeningHours,
  type PublicHoliday,
} from './types';
export { scoreHours, type HoursLabel } from './score';
export { toEnglishExceptions, toEnglishHours, toEnglishWeek } from './english';
export { createHoursIn, type HoursIn } from './foreign';
export { JAPANESE_HOURS } from './ja';
export { holidayMapSchema } from './schema';
export { getOpenState, type OpenState } from './state';
export { SIMPLIFIED_HOURS, TRADITIONAL_HOURS } from './zh';
