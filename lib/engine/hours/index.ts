export { parseHours } from './parse';
export { toRuleCode, toWeekTable, type WeekTable } from './table';
export { DAYS, type HolidayMap, type OpeningHours } from './types';
export { scoreHours, type HoursLabel } from './score';
