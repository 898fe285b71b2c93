/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { NO_FILTERS } from '@kioot/engine';
import { parseHours } from '@kioot/engine/hours';
import { NextOpening } from '@/components/results/next-opening';
import { getArea } from '@/lib/areas';
import { storeResultsAtom } from '@/lib/client-store/result-atoms';
import { packHours } from '@/lib/search/contract/packed-hours';
import { toJsonResponse } from '../../helpers/json-response';
import { LocaleMessages } from '../../helpers/locale-messages';
import { createSearchedStore } from '../../helpers/searched-store';

const atMs = Date.parse('2026-11-25T23:30+09:00');
const PLACE = {
  ...{ contentId: '1', title: '남산설렁탕', title_eng: 'Namsan Seolleongtang' },
  hours: packHours(parseHours('06:00~22:00', '연중무휴')),
};
const { fetch } = globalThis;

afterEach(() => {
  globalThis.fetch = fetch;
});

it('names a place far down the list in the language of the page', async () => {
  document.documentElement.lang = 'zh-Hant';
  // Requests of the browser to its own server.
  globalThis.fetch = () => {
    const names = { language: 'zh-Hant', title_eng: '南山雪濃湯' };
    return Promise.resolve(toJsonResponse([{ content: [{ ...PLACE, names }] }]));
  };
  const origin = getArea(1);
  if (!origin) throw new Error('There is no area');
  const lookUp = { origin, radius: 1000 } as const;
  const store = createSearchedStore(lookUp, ['1']);
  store.set(storeResultsAtom, {
    search: { ...lookUp, need: { kind: 'any' } },
    ...{ restaurants: [PLACE], firstPage: [], total: 1 },
  });
  const options = { sort: 'match', origin: null, filters: NO_FILTERS } as const;
  render(
    <Provider store={store}>
      <LocaleMessages locale="zh-Hant">
        <NextOpening
          list={{ all: [PLACE], options, atMs, nowMs: atMs, holidays: {} }}
          onLift={() => undefined}
        />
      </LocaleMessages>
    </Provider>,
  );
  expect(await screen.findByText(/南山雪濃湯/)).toBeTruthy();
});
