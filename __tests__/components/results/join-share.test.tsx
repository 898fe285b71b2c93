/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { JoinShare } from '@/components/results/join-share';
import { getArea } from '@/lib/areas';
import { EMPTY_PROFILE, writeProfile } from '@/lib/client-store/diet-profile';
import { joinTableAtom } from '@/lib/client-store/join-table-atom';
import { readParty } from '@/lib/client-store/party';
import { EnglishMessages } from '../../helpers/english-messages';

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
  writeProfile({ ...EMPTY_PROFILE, wish, allergies: ['peanut'], severe: ['peanut'] });
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
  expect(screen.getByText(/^Without your allergies in the link/)).toBeDefined();
  await tap('Share this list');
  await tick('Tell them my diet: Lacto-ovo vegetarian');
  await tap('Share this list');
  await tick('Tell them my allergies');
  expect(screen.queryByText(/^Without your allergies in the link/)).toBeNull();
  await tap('Share this list');
  expect(shared.map((url) => url.replace(location.origin, ''))).toEqual([
    '/share?area=1&radius=500#join',
    '/share?area=1&radius=500#join&diet=lactoOvo',
    '/share?area=1&radius=500#join&diet=lactoOvo&avoid=peanut!',
  ]);
});

it('seats the sender once, however often the link is opened', () => {
  const store = createStore();
  const link = { hash: '#join&diet=halal&avoid=egg', nickname: 'Someone' };
  store.set(joinTableAtom, { hash: '#join', nickname: 'Someone' });
  expect(readParty()).toHaveLength(1);
  store.set(joinTableAtom, link);
  store.set(joinTableAtom, link);
  expect(readParty().map(({ nickname }) => nickname)).toEqual(['', 'Someone']);
  expect(readParty()[1]?.profile).toMatchObject({ wish: { kind: 'halal' }, allergies: ['egg'] });
  store.set(joinTableAtom, { ...link, hash: '#join&diet=strictVegan' });
  expect(readParty()).toHaveLength(3);
});
