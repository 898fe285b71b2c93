/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { NearestPlaces } from '@/components/dish/nearest-places';
import type { PlacePoint } from '@/lib/dish-page/nearest-places';
import { STORAGE_KEYS } from '@/lib/session/session';
import { EnglishMessages } from '../../helpers/english-messages';
import { toJsonResponse } from '../../helpers/json-response';

const HOLIDAYS = {};
/** By distance from Hongdae: the second, then the first; the third is far away. */
const PLACES: readonly PlacePoint[] = [
  ['middle', 126.93, 37.556],
  ['near', 126.924, 37.5563],
  ['far', 127.1, 37.5],
];

let requested: readonly string[] = [];
let respond: () => Promise<Response>;

function respondWithPlaces(): Promise<Response> {
  const restaurantInfo = requested.map((contentId) => ({
    ...{ contentId, title: `가게 ${contentId}`, title_eng: `Place ${contentId}` },
    ...{ mapx: 126.924, mapy: 37.5563, firstmenu: '', treatmenu: '' },
  }));
  return Promise.resolve(toJsonResponse({ restaurantInfoEng: { content: restaurantInfo } }));
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  respond = respondWithPlaces;
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: (_url: string, { body }: { body: string }) => {
      const { contentIdList } = JSON.parse(body) as { contentIdList: string[] };
      requested = contentIdList;
      return respond();
    },
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const renderPlaces = () =>
  act(async () =>
    render(
      <Provider>
        <NearestPlaces places={PLACES} holidays={HOLIDAYS} />
      </Provider>,
      { wrapper: EnglishMessages },
    ),
  );

test('asks for the places nearest to the last searched area', async () => {
  localStorage.setItem(STORAGE_KEYS.lastResults, JSON.stringify({ area: { id: 2 } }));
  await renderPlaces();
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Nearest to/ });
  expect(select.selectedOptions[0]?.textContent).toBe('Hongdae');
  expect(requested).toEqual(['near', 'middle', 'far']);
  const [first] = await screen.findAllByRole('link');
  expect(first?.getAttribute('href')).toBe('/places/near');
});

test('names places without a search too', async () => {
  await renderPlaces();
  expect(await screen.findAllByRole('listitem')).toHaveLength(PLACES.length);
  expect(screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.textContent).toBe(
    'All of Seoul',
  );
});

test('orders by another area that is chosen', async () => {
  await renderPlaces();
  await act(async () => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '20' } });
  });
  expect(requested[0]).toBe('far');
  expect(await screen.findAllByRole('listitem')).toHaveLength(PLACES.length);
});

test('shows all places in pages of six', async () => {
  const many = Array.from({ length: 8 }, (_, at): PlacePoint => [
    `place-${at}`,
    126.9 + at / 100,
    37.5,
  ]);
  await act(async () =>
    render(
      <Provider>
        <NearestPlaces places={many} holidays={HOLIDAYS} />
      </Provider>,
      { wrapper: EnglishMessages },
    ),
  );
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
  await act(async () => screen.getByRole('button', { name: 'Show more places' }).click());
  expect(await screen.findAllByRole('listitem')).toHaveLength(8);
  expect(requested).toEqual(['place-6', 'place-7']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('offers to load again after a failure', async () => {
  respond = () => Promise.reject(new TypeError('Failed to fetch'));
  await renderPlaces();
  expect(await screen.findByRole('alert')).toBeDefined();
  respond = respondWithPlaces;
  await act(async () => screen.getByRole('button').click());
  expect(await screen.findAllByRole('listitem')).toHaveLength(PLACES.length);
});
