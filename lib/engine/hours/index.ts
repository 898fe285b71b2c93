export { parseHours } from './parse';
export { toRuleCode, toWeekTable, type WeekTable } from './table';
export { DAYS, type Day, type HolidayMap, type OpeningHours, type PublicHoliday } from './types';
export { scoreHours, type HoursLabel, type HoursScore } from './score';
