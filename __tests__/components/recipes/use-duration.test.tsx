/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useDuration } from '@/components/recipes/use-duration';
import { LocaleMessages } from '../../helpers/locale-messages';

it.each([
  ['en', ['0 min', '59 min', '2 h', '5 h 8 min']],
  ['ja', ['0分', '59分', '2時間', '5時間8分']],
  ['zh-Hans', ['0 分钟', '59 分钟', '2 小时', '5 小时 8 分钟']],
  ['zh-Hant', ['0 分鐘', '59 分鐘', '2 小時', '5 小時 8 分鐘']],
] as const)('formats minutes and hours in %s', (locale, texts) => {
  const { result } = renderHook(useDuration, {
    wrapper: ({ children }) => <LocaleMessages locale={locale}>{children}</LocaleMessages>,
  });
  const formatted = [0, 59, 120, 308].map((minutes) => result.current(minutes));
  expect(formatted.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(texts);
});
