/** @jest-environment jsdom */
import { beforeAll, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Provider, createStore } from 'jotai';
import type { ReactNode } from 'react';
import { PlacesAtPoint } from '@/components/map/place-sheet';
import { PlaceName } from '@/components/place/place-name';
import { TaxiCard } from '@/components/place/taxi-card';
import { SavedList } from '@/components/results/saved-list';
import { savePlaceAtom } from '@/lib/store/saved-places';
import type { Locale } from '@/lib/locales';
import { withLocalizedNames } from '@/lib/search/localization/localized-names';
import { LocaleMessages } from '../../helpers/locale-messages';

const OFFICIAL = { ja: '河東館', 'zh-Hans': '河东馆', 'zh-Hant': '河東館' } as const;
const LANGUAGES = ['ja', 'zh-Hans', 'zh-Hant'] as const;

const toRestaurant = (locale: (typeof LANGUAGES)[number]) => ({
  ...{ contentId: 'KOP005614', title: '하동관', title_eng: '', addr1: '서울 중구 명동9길 12' },
  names: { language: locale, title_eng: OFFICIAL[locale] },
});

beforeAll(() => {
  // jsdom knows no methods of dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    close: () => undefined,
    showModal: () => undefined,
  });
});

async function renderIn(locale: Locale, children: ReactNode, store = createStore()) {
  await act(async () =>
    render(
      <LocaleMessages locale={locale}>
        <Provider store={store}>{children}</Provider>
      </LocaleMessages>,
    ),
  );
}

it.each(LANGUAGES)('names a place on its page: %s', async (locale) => {
  const restaurant = withLocalizedNames(toRestaurant(locale), locale);
  await renderIn(locale, <PlaceName {...{ restaurant }} />);
  expect(screen.getByRole('heading').textContent).toBe(OFFICIAL[locale]);
});

it.each(LANGUAGES)('names a saved place: %s', async (locale) => {
  const store = createStore();
  store.set(savePlaceAtom, {
    restaurant: toRestaurant(locale),
    userPref: { meats: [], vegan: [] },
    savedAt: 0,
  });
  await renderIn(
    locale,
    <SavedList holidays={{}} redirects={{}}>
      -
    </SavedList>,
    store,
  );
  expect(screen.getByRole('heading').textContent).toBe(OFFICIAL[locale]);
});

it.each(LANGUAGES)('names places of one point of the map: %s', async (locale) => {
  const open = { state: 'unknown', short: '', text: '', validUntilMs: 0 } as const;
  const rows = [{ open, section: null, restaurant: toRestaurant(locale), mapx: 127, mapy: 37.5 }];
  await renderIn(
    locale,
    <PlacesAtPoint ref={null} onChoose={() => undefined} onClose={() => undefined} {...{ rows }} />,
  );
  const name = screen.getByText(OFFICIAL[locale]);
  expect(name.closest('button')?.textContent).not.toMatch(/\p{Script=Hangul}/u);
});

it.each(LANGUAGES)(
  'names a place to the visitor above the Korean for the driver: %s',
  async (locale) => {
    await renderIn(locale, <TaxiCard restaurant={toRestaurant(locale)} />);
    await act(async () => {
      window.location.hash = '#taxi';
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    const line = screen.getByText(new RegExp(OFFICIAL[locale]));
    expect(line.getAttribute('lang')).toBe(locale);
    expect(line.textContent).not.toMatch(/\p{Script=Hangul}/u);
    window.location.hash = '';
  },
);
