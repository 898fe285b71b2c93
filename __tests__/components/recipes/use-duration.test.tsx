/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider, type Messages } from 'next-intl';
import { useDuration } from '@/components/recipes/use-duration';
import en from '@/messages/en.json';
import ja from '@/messages/ja.json';
import hans from '@/messages/zh-Hans.json';
import hant from '@/messages/zh-Hant.json';

it.each([
  ['en', en, ['0 min', '59 min', '2 h', '5 h 8 min']],
  ['ja', ja, ['0分', '59分', '2時間', '5時間8分']],
  ['zh-Hans', hans, ['0 分钟', '59 分钟', '2 小时', '5 小时 8 分钟']],
  ['zh-Hant', hant, ['0 分鐘', '59 分鐘', '2 小時', '5 小時 8 分鐘']],
] as const)('formats minutes and hours in %s', (locale, messages, texts) => {
  const { result } = renderHook(useDuration, {
    wrapper: ({ children }) => (
      // The messages are typed by their English placeholders, which other languages share.
      <NextIntlClientProvider
        locale={locale}
        messages={messages as unknown as Messages}
        timeZone="Asia/Seoul"
      >
        {children}
      </NextIntlClientProvider>
    ),
  });
  const formatted = [0, 59, 120, 308].map((minutes) => result.current(minutes));
  expect(formatted.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(texts);
});
