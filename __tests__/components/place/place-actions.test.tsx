/** @jest-environment jsdom */
import { beforeAll, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { PlaceActions } from '@/components/place/place-actions';
import { PlacePhone } from '@/components/place/place-phone';
import { PROFILE_KEY } from '@/lib/client-store/diet-profile';
import type { Locale } from '@/lib/locales';
import { LocaleMessages } from '../../helpers/locale-messages';

beforeAll(() => {
  // jsdom knows no methods of dialogs.
  Object.assign(HTMLDialogElement.prototype, { close: () => undefined });
});

const RESTAURANT = { contentId: '1', title: '하동관', title_eng: 'Hadonggwan' };

const renderIn = (locale: Locale, children: ReactNode) =>
  render(
    <LocaleMessages locale={locale}>
      <Provider>{children}</Provider>
    </LocaleMessages>,
  );

const renderPhone = (tel: string, locale: Locale = 'en') =>
  renderIn(locale, <PlacePhone restaurant={{ ...RESTAURANT, tel }} />);

it('labels its four actions', () => {
  renderIn('en', <PlaceActions restaurant={RESTAURANT} />);
  for (const name of [/^View map/, 'Dietary card'])
    expect(screen.getByRole('link', { name })).toBeDefined();
  for (const name of ['Taxi card', 'Save Hadonggwan'])
    expect(screen.getByRole('button', { name })).toBeDefined();
});

it('opens the finished card for a visitor with a diet, else its form', () => {
  localStorage.clear();
  const first = renderIn('en', <PlaceActions restaurant={RESTAURANT} />);
  const getHref = () => screen.getByRole('link', { name: 'Dietary card' }).getAttribute('href');
  expect(getHref()).toBe('/card');
  first.unmount();
  localStorage.setItem(PROFILE_KEY, JSON.stringify({ allergies: ['peanut'] }));
  renderIn('en', <PlaceActions restaurant={RESTAURANT} />);
  expect(getHref()).toBe('/card#show');
});

it.each([
  ['en', 'Call Hadonggwan 02-776-5656'],
  ['ja', '電話する （Hadonggwan） 02-776-5656'],
  ['zh-Hans', '拨打 Hadonggwan 02-776-5656'],
  ['zh-Hant', '撥打 Hadonggwan 02-776-5656'],
] as const)('calls the first number of a place, named for screen readers: %s', (locale, name) => {
  renderPhone('02-776-5656, 02-776-1234', locale);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('tel:+8227765656');
});

it.each(['', '없음', '2026-11-25'])('has no link to call where %j is no number', (tel) => {
  renderPhone(tel);
  expect(document.querySelector('a[href^="tel:"]')).toBeNull();
});
