/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { JoinShare } from '@/components/results/join-share';
import { getArea } from '@/lib/areas';
import { EMPTY_PROFILE } from '@/lib/client-store/diet-profile';
import { joinTableAtom } from '@/lib/client-store/join-table-atom';
import { parseJoinHash } from '@/lib/needs/join-link';
import { readParty } from '@/lib/client-store/party';
import { sessionAtom } from '@/lib/session/session-atoms';
import { EnglishMessages } from '../../helpers/english-messages';
import { storeProfile } from '../../helpers/store-profile';

const shared: string[] = [];

beforeEach(() => {
  localStorage.clear();
  shared.length = 0;
  Object.assign(navigator, {
    share: async ({ url = '' }: ShareData) => {
      shared.push(url);
    },
  });
});

const tap = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const tick = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('checkbox', { name })));

it('has in its link what is ticked, behind the hash', async () => {
  const wish = { kind: 'lactoOvo' } as const;
  storeProfile({ ...EMPTY_PROFILE, wish, allergies: ['peanut'], severe: ['peanut'] });
  const area = getArea(1);
  if (!area) throw new Error('No area.');
  await act(async () =>
    render(
      <Provider>
        <JoinShare search={{ origin: area, radius: 500, need: wish }} area={area} />
      </Provider>,
      { wrapper: EnglishMessages },
    ),
  );
  await tap('Let them add what they eat');
  expect(screen.getByText('Nothing about you')).toBeDefined();
  expect(screen.getByText(/^Without the allergies in the link/)).toBeDefined();
  await tap('Share this list');
  await tick('Tell them my diet: Lacto-ovo vegetarian');
  await tap('Share this list');
  const contents = () => within(screen.getByRole('list')).getAllByRole('listitem');
  expect(contents().map(({ textContent }) => textContent)).toEqual([
    'Myeongdong\u00a0· 500\u00a0m',
    'Lacto-ovo vegetarian',
  ]);
  await tick('Include allergies: peanuts (severe)');
  expect(screen.queryByText(/^Without the allergies in the link/)).toBeNull();
  await tap('Share this list');
  expect(shared.map((url) => url.replace(location.origin, ''))).toEqual([
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
