import { describe, expect, it } from '@jest/globals';
import { formatWhen, getMealTimes, parseSeoulInput, toSeoulInput } from '@/lib/format/format-when';
import { translatorOf } from '../../helpers/translator';

const t = translatorOf('en', 'results');
const words = translatorOf('en', 'words');
const toMs = (seoul: string) => Date.parse(`${seoul}+09:00`);

describe('a time to eat', () => {
  // 2026-11-25 is a Wednesday.
  it.each([
    ['2026-11-25T09:00', ['today at 12:30', 'today at 19:00', 'tomorrow at 12:30']],
    ['2026-11-25T12:30', ['today at 19:00', 'tomorrow at 12:30']],
    ['2026-11-25T23:30', ['tomorrow at 12:30']],
    ['2026-11-26T00:30', ['today at 12:30', 'today at 19:00', 'tomorrow at 12:30']],
  ])('offers the meals ahead of %s in Seoul', (seoul, meals) => {
    const nowMs = toMs(seoul);
    expect(getMealTimes(nowMs).map((ms) => formatWhen(t, words, ms, nowMs))).toEqual(meals);
  });

  it.each([
    ['2026-11-25T17:00', 'today at 17:00', 'Today 17:00'],
    ['2026-11-26T00:00', 'tomorrow at 00:00', 'Tomorrow 00:00'],
    ['2026-11-30T11:00', 'Monday at 11:00', 'Monday 11:00'],
  ])('calls %s "%s", as a choice "%s"', (seoul, text, choice) => {
    const nowMs = toMs('2026-11-25T12:00');
    expect(formatWhen(t, words, toMs(seoul), nowMs)).toBe(text);
    expect(formatWhen(t, words, toMs(seoul), nowMs, 'mealTime')).toBe(choice);
  });

  it.each([
    ['ja', '明日12:30'],
    ['zh-Hans', '明天 12:30'],
    ['zh-Hant', '明天 12:30'],
  ] as const)('has a name in %s', (locale, text) => {
    const [nowMs, ms] = [toMs('2026-11-25T12:00'), toMs('2026-11-26T12:30')];
    const toText = translatorOf(locale, 'results');
    expect(formatWhen(toText, translatorOf(locale, 'words'), ms, nowMs)).toBe(text);
  });

  it('is typed in the time of Seoul, whatever that of the phone', () => {
    const ms = toMs('2026-11-25T19:00');
    expect(toSeoulInput(ms)).toBe('2026-11-25T19:00');
    expect(parseSeoulInput('2026-11-25T19:00')).toBe(ms);
    expect(parseSeoulInput('')).toBeNull();
  });
});
