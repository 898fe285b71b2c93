/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { ShareButton } from '@/components/results/share-button';
import { getArea } from '@/lib/areas';
import { EMPTY_PROFILE } from '@/lib/client-store/diet-profile';
import { joinTableAtom } from '@/lib/client-store/shared-list-atoms';
import { parseJoinHash } from '@/lib/needs/join-link';
import { readParty } from '@/lib/client-store/party';
import type { Search } from '@/lib/session/session';
import { sessionAtom } from '@/lib/session/session-atoms';
import { EnglishMessages } from '../../helpers/english-messages';
import { mockDialogs } from '../../helpers/mock-dialogs';
import { storeProfile } from '../../helpers/store-profile';

const shared: string[] = [];

beforeAll(() => {
  mockDialogs();
  // jsdom has none.
  Object.assign(globalThis, { TextEncoder });
});

beforeEach(() => {
  localStorage.clear();
  shared.length = 0;
  Object.assign(navigator, {
    share: async ({ url = '' }: ShareData) => {
      shared.push(url);
    },
  });
});

const tap = async (name: string) =>
  act(async () => fireEvent.click(await screen.findByRole('button', { name })));
const tick = async (role: 'checkbox' | 'radio', name: string) =>
  act(async () => fireEvent.click(await screen.findByRole(role, { name })));

/** Opens the sheet of a list around an area. */
async function openSheet(needs: Pick<Search, 'need' | 'profile' | 'others'>) {
  const origin = getArea(1);
  if (!origin) throw new Error('There is no area.');
  await act(async () =>
    render(
      <Provider>
        <ShareButton
          label="Share this list"
          shared={{ search: { origin, radius: 500, ...needs } }}
        />
      </Provider>,
      { wrapper: EnglishMessages },
    ),
  );
  await tap('Share this list');
}

const getPaths = () => shared.map((url) => url.replace(location.origin, ''));

it('sends the diets of everyone at the table, with a code to scan', async () => {
  await openSheet({ need: { kind: 'any' }, others: [{ need: { kind: 'strictVegan' } }] });
  await tap('Send the link');
  expect(getPaths()).toEqual(['/share?area=1&radius=500&with=strictVegan']);
  expect(screen.getByText('Or let them scan this code')).toBeDefined();
});

it('sends allergies only once they are ticked, by their names', async () => {
  const profile = { allergies: ['peanut' as const], severe: ['peanut' as const] };
  await openSheet({
    need: { kind: 'strictVegan' },
    others: [{ need: { kind: 'any' }, profile }],
  });
  expect(await screen.findByText(/strict vegan \+ anything$/)).toBeDefined();
  expect(screen.getByText(/^Without the allergies in the link/)).toBeDefined();
  await tap('Send the link');
  await tick('checkbox', 'Include allergies: peanuts (severe)');
  await tap('Send the link');
  const path = '/share?area=1&radius=500&meats=vegetarian&vegan=strictVegan&with=any';
  expect(getPaths()).toEqual([path, `${path}#avoid=;peanut!`]);
});

it('says that the link was copied, until the link is another one', async () => {
  Reflect.deleteProperty(navigator, 'share');
  Object.assign(navigator, { clipboard: { writeText: async () => undefined } });
  await openSheet({ need: { kind: 'halal' } });
  await tap('Send the link');
  expect(screen.getByRole('status').textContent).toMatch(/^Link copied/);
  await tick('radio', 'Ask a friend what they eat');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('asks a friend with what is ticked, behind the hash', async () => {
  const wish = { kind: 'lactoOvo' } as const;
  storeProfile({ ...EMPTY_PROFILE, wish, allergies: ['peanut'], severe: ['peanut'] });
  await openSheet({ need: wish });
  await tick('radio', 'Ask a friend what they eat');
  expect(screen.getByText('Nothing about you')).toBeDefined();
  expect(screen.getByText(/^Without the allergies in the link/)).toBeDefined();
  await tap('Send the link');
  await tick('checkbox', 'Tell them my diet: Lacto-ovo vegetarian');
  await tap('Send the link');
  const contents = () => within(screen.getByRole('list')).getAllByRole('listitem');
  expect(contents().map(({ textContent }) => textContent)).toEqual([
    'Myeongdong\u00a0· 500\u00a0m',
    'Lacto-ovo vegetarian',
  ]);
  await tick('checkbox', 'Include allergies: peanuts (severe)');
  expect(screen.queryByText(/^Without the allergies in the link/)).toBeNull();
  await tap('Send the link');
  expect(getPaths()).toEqual([
    '/share?area=1&radius=500#join',
    '/share?area=1&radius=500#join&diet=lactoOvo',
    '/share?area=1&radius=500#join&diet=lactoOvo&avoid=peanut!',
  ]);
});

it('seats the sender once, however often the invitation is accepted', () => {
  storeProfile({ ...EMPTY_PROFILE, wish: { kind: 'halal' } });
  const store = createStore();
  const accept = (hash: string) =>
    store.set(joinTableAtom, { sender: parseJoinHash(hash), nickname: 'Someone' });
  accept('#join');
  expect(readParty()).toHaveLength(1);
  // The preference of this phone is not lost to the search of the sender.
  expect(store.get(sessionAtom).userPref.meats).toEqual(['halal']);
  accept('#join&diet=lactoOvo&avoid=egg');
  accept('#join&diet=lactoOvo&avoid=egg');
  expect(readParty().map(({ nickname }) => nickname)).toEqual(['', 'Someone']);
  expect(readParty()[1]?.profile).toMatchObject({ wish: { kind: 'lactoOvo' }, allergies: ['egg'] });
  accept('#join&diet=strictVegan');
  expect(readParty()).toHaveLength(3);
});
