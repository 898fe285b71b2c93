export { parseHours } from './parse-hours';
export { toRuleCode, toWeekTable, type WeekTable } from './week-table';
export {
  DAYS,
  type Day,
  type DayHours,
  type Feast,
  type Interval,
  type OpeningHours,
} from './types';
export { hoursFormatters } from './hours-formatter';
export { holidayMapSchema, type HolidayMap, type PublicHoliday } from './holidays';
export { getOpenState, type OpenState } from './open-state';
