/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PartyRow } from '@/components/party/party-row';
import { readProfile } from '@/lib/client-store/diet-profile';
import { createPerson, readParty } from '@/lib/client-store/party';
import { setGuestsAtom } from '@/lib/client-store/party-atoms';
import { EnglishMessages } from '../../helpers/english-messages';
import { mockDialogs } from '../../helpers/mock-dialogs';

beforeEach(() => {
  mockDialogs();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tap = (name: string | RegExp) => act(async () => fireEvent.click(button(name)));

/** Renders the row and opens its sheet. */
async function openSheet() {
  await act(async () =>
    render(
      <Provider>
        <PartyRow />
      </Provider>,
      { wrapper: EnglishMessages },
    ),
  );
  await tap(/^Eating with someone/);
  return screen.findByRole('dialog', { name: 'Who’s eating?' });
}

const people = () =>
  within(screen.getByRole('group', { name: 'People at the table' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

const setNickname = (nickname: string) =>
  act(async () =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Nickname' }), {
      target: { value: nickname },
    }),
  );

it('adds people with a diet and severe allergies, and counts them on the row', async () => {
  await openSheet();
  expect(people()).toEqual(['You', '+Add someone']);
  await tap('Add someone');
  await setNickname('Aisha');
  await tap('Halal');
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'peanuts' })));
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'peanuts: severe' })));
  await tap('Add someone');
  expect(people()).toEqual(['You', 'Aisha', 'Anything', '+Add someone']);

  const [, aisha, third] = readParty();
  expect(aisha).toMatchObject({
    nickname: 'Aisha',
    profile: { wish: { kind: 'halal' }, allergies: ['peanut'], severe: ['peanut'] },
  });
  expect(third).toMatchObject({ nickname: '', profile: { allergies: [] } });
  expect(readProfile()).toMatchObject({ wish: null, allergies: [] });
  await tap('Done');
  await screen.findByText(/Aisha: halal/);
  expect(button(/^Who’s eating/).textContent).toBe(
    'Who’s eating?You\u00a0· Aisha: halal, allergies: peanuts (severe)\u00a0· anythingEdit',
  );
});

it('asks a vegetarian for the kind, and takes the strictest until then', async () => {
  await openSheet();
  await tap('Add someone');
  await tap('Vegetarian');
  expect(readParty()[1]?.profile.wish).toEqual({ kind: 'strictVegan' });
  await tap(/^Lacto-Ovo/);
  expect(readParty()[1]?.profile.wish).toEqual({ kind: 'lactoOvo' });
});

it('keeps a space within a nickname while it is typed', async () => {
  await openSheet();
  await tap('Add someone');
  await setNickname('Anna ');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nickname' }).value).toBe('Anna ');
  await setNickname('Anna Be');
  expect(people()).toContain('Anna Be');
});

it('seats six at most', async () => {
  await openSheet();
  for (let count = 2; count <= 6; count += 1) await tap('Add someone');
  expect(people()).toHaveLength(6);
  expect(screen.queryByRole('button', { name: 'Add someone' })).toBeNull();
});

it('removes a person, and brings her back within five seconds', async () => {
  jest.useFakeTimers();
  await openSheet();
  await tap('Add someone');
  await setNickname('Aisha');
  await tap('Halal');
  await tap('Remove Aisha');
  expect(people()).toEqual(['You', '+Add someone']);
  await act(async () => jest.advanceTimersByTime(4900));
  await tap('Undo');
  expect(people()).toEqual(['You', 'Aisha', '+Add someone']);
  expect(button('Halal').getAttribute('aria-pressed')).toBe('true');

  await tap('Remove Aisha');
  await act(async () => jest.advanceTimersByTime(5100));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(readParty()).toHaveLength(1);
  jest.useRealTimers();
});

it('makes the second person the visitor when the first is removed', async () => {
  await openSheet();
  await tap('Pork');
  await tap('Add someone');
  await tap('Halal');
  await tap('You');
  await tap('Remove You');
  expect(readProfile().wish).toEqual({ kind: 'halal' });
  await tap('Undo');
  expect(readProfile().wish).toEqual({ kind: 'meats', meats: ['pork'] });
});

it('takes over the row of the server where another part of the page has read the party', async () => {
  const toRow = (store: ReturnType<typeof createStore>) => (
    <EnglishMessages>
      <Provider store={store}>
        <PartyRow />
      </Provider>
    </EnglishMessages>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(toRow(createStore()));
  const store = createStore();
  store.set(setGuestsAtom, [createPerson()]);
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(container, toRow(store), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  await waitFor(() => expect(container.textContent).toContain('anything'));
});
