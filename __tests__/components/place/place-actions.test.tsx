/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { NextIntlClientProvider } from 'next-intl';
import { PlaceActions } from '@/components/place/place-actions';
import type english from '@/messages/en.json';
import type { Locale } from '@/lib/locales';

const readMessages = (locale: Locale): typeof english =>
  JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));

beforeAll(() => {
  // jsdom knows no methods of dialogs.
  Object.assign(HTMLDialogElement.prototype, { close: () => undefined });
});

function renderActions(tel: string, locale: Locale = 'en') {
  const restaurant = { contentId: '1', title: '하동관', title_eng: 'Hadonggwan', tel };
  render(
    <NextIntlClientProvider locale={locale} messages={readMessages(locale)} timeZone="Asia/Seoul">
      <Provider>
        <PlaceActions restaurant={restaurant} />
      </Provider>
    </NextIntlClientProvider>,
  );
}

it.each([
  ['en', 'Call Hadonggwan 02-776-5656'],
  ['ja', '電話する （Hadonggwan） 02-776-5656'],
  ['zh-Hans', '拨打 Hadonggwan 02-776-5656'],
  ['zh-Hant', '撥打 Hadonggwan 02-776-5656'],
] as const)('calls the first number of a place, named for screen readers: %s', (locale, name) => {
  renderActions('02-776-5656, 02-776-1234', locale);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('tel:+8227765656');
});

it.each(['', '없음', '2026-11-25'])('has no link to call where %j is no number', (tel) => {
  renderActions(tel);
  expect(document.querySelector('a[href^="tel:"]')).toBeNull();
});
