import type { Translator } from '../i18n/translator';
import { DAY_MS, SEOUL_OFFSET_MS } from '../search/contract/open-state';
import { toRelativeDay, toSeoulClock } from './format-open-state';

const DINNER_MS = 19 * 3_600_000;
const LUNCH_MS = 12.5 * 3_600_000;

/** Start of the day in Seoul (epoch ms). */
const toMidnight = (nowMs: number): number => nowMs - ((nowMs + SEOUL_OFFSET_MS) % DAY_MS);

/** Time ahead that a weekday names. */
export const MAX_WHEN_MS = 6 * DAY_MS;

/** Times to eat that lie ahead (epoch ms): today at 12:30 and 19:00, tomorrow at 12:30. */
export function getMealTimes(nowMs: number): number[] {
  const midnight = toMidnight(nowMs);
  return [midnight + LUNCH_MS, midnight + DINNER_MS, midnight + DAY_MS + LUNCH_MS].filter(
    (ms) => ms > nowMs,
  );
}

/** Value of a field `datetime-local` in Seoul's time: "2026-11-29T19:00". */
export const toSeoulInput = (epochMs: number): string =>
  new Date(epochMs + SEOUL_OFFSET_MS).toISOString().slice(0, 16);

/** Epoch ms of the value of such a field; null for none. */
export function parseSeoulInput(value: string): number | null {
  const ms = Date.parse(`${value}:00+09:00`);
  return Number.isNaN(ms) ? null : ms;
}

/** "today at 19:00", "tomorrow at 12:30", "Monday at 11:00"; "Today 19:00" as the name of a meal time. */
export function formatWhen(
  t: Translator<'results'>,
  words: Translator<'words'>,
  epochMs: number,
  nowMs: number,
  message: 'when' | 'mealTime' = 'when',
): string {
  const day = toRelativeDay(epochMs, nowMs);
  const weekday = day === 'today' || day === 'tomorrow' ? '' : words(`weekday.${day}`);
  return t(message, { day, weekday, time: toSeoulClock(epochMs) });
}
