/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LastKnown, Mistake } from '@/components/place/menu-section';
import { RestaurantCard } from '@/components/results/restaurant-card';
import type { Locale } from '@/lib/locales';
import { LocaleMessages } from '../../helpers/locale-messages';

/** Text of a component in a language. */
const toText = (locale: Locale, children: ReactNode) =>
  render(<LocaleMessages locale={locale}>{children}</LocaleMessages>).container.textContent;

it.each([
  ['en', 'Listed by Seoul City, 2026.', /^Last seen in 2023, on a list by Seoul City/],
  ['ja', 'ソウル市のリストに掲載（2026年）。', /^最後の情報は2023年/],
  ['zh-Hans', '列入首尔市 2026 年的名单。', /^最近一次记录是 2023 年（首尔市/],
  ['zh-Hant', '列入首爾市 2026 年的名單。', /^最近一次紀錄是 2023 年（首爾市/],
] as const)('tells when a place was last known: %s', (locale, listed, old) => {
  const publisher = 'seoulCity';
  expect(toText(locale, <LastKnown {...{ publisher }} year={2026} isOld={false} />)).toBe(listed);
  expect(toText(locale, <LastKnown {...{ publisher }} year={2023} isOld />)).toMatch(old);
});

it.each([
  ['en', /^On November 25, 2026, someone reported that what we say about 돈까스 is wrong\./],
  ['ja', /2026年11月25日/],
  ['zh-Hans', /^2026年11月25日有人反馈/],
  ['zh-Hant', /^2026年11月25日有人回報/],
] as const)('tells of a mistake that was reported, with its day: %s', (locale, text) => {
  const reportedOn = '2026-11-25';
  expect(toText(locale, <Mistake {...{ reportedOn }} kind="dish" dish="돈까스" />)).toMatch(text);
  // A dish that the menu lacks has no name here.
  const unnamed = toText(locale, <Mistake {...{ reportedOn }} kind="dish" />);
  expect(unnamed).toBe(toText(locale, <Mistake {...{ reportedOn }} kind="menu" />));
});

it('tells on a card of the last year alone, and only of an old one', () => {
  const open = {
    state: 'unknown',
    shape: 'unknown',
    short: '',
    text: '',
    validUntilMs: 0,
  } as const;
  const toCard = (lastSeenYear?: number) =>
    toText(
      'en',
      <RestaurantCard
        restaurant={{ contentId: '1', title: '하동관', lastSeenYear }}
        {...{ open, checkedFor: undefined, origin: null }}
      />,
    );
  expect(toCard(2023)).toContain('Last seen 2023');
  cleanup();
  expect(toCard()).not.toContain('Last seen');
});
