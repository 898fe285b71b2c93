/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { ShareList } from '@/components/results/share-list';
import { getArea } from '@/lib/areas';
import { storeResultsAtom } from '@/lib/client-store/result-atoms';
import type { Search } from '@/lib/session/session';
import { sessionAtom } from '@/lib/session/session-atoms';
import { EnglishMessages } from '../../helpers/english-messages';

const shared: string[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  shared.length = 0;
  Object.assign(navigator, {
    share: async ({ url = '' }: ShareData) => {
      shared.push(url.replace(location.origin, ''));
    },
  });
});

async function renderList(needs: Pick<Search, 'need' | 'profile' | 'others'>) {
  const origin = getArea(1);
  if (!origin) throw new Error('There is no area');
  const store = createStore();
  store.sub(sessionAtom, () => undefined);
  store.set(storeResultsAtom, {
    search: { origin, radius: 500, ...needs },
    ...{ restaurants: [], firstPage: [], total: 0 },
  });
  await act(async () =>
    render(
      <Provider store={store}>
        <ShareList />
      </Provider>,
      { wrapper: EnglishMessages },
    ),
  );
}

const share = async () =>
  act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Share this list' })));

it('sends the diets of everyone at the table with one tap', async () => {
  await renderList({ need: { kind: 'any' }, others: [{ need: { kind: 'strictVegan' } }] });
  await share();
  expect(shared).toEqual(['/share?area=1&radius=500&with=strictVegan']);
});

it('sends allergies only once they are ticked, by their names', async () => {
  const profile = { allergies: ['peanut' as const], severe: ['peanut' as const] };
  await renderList({
    need: { kind: 'strictVegan' },
    others: [{ need: { kind: 'any' }, profile }],
  });
  await share();
  expect(shared).toEqual([]);
  expect(await screen.findByText(/strict vegan \+ anything$/)).toBeDefined();
  expect(screen.getByText(/^Without the allergies in the link/)).toBeDefined();
  await share();
  await act(async () =>
    fireEvent.click(screen.getByRole('checkbox', { name: 'Include allergies: peanuts (severe)' })),
  );
  await share();
  const path = '/share?area=1&radius=500&meats=vegetarian&vegan=strictVegan&with=any';
  expect(shared).toEqual([path, `${path}#avoid=;peanut!`]);
});
