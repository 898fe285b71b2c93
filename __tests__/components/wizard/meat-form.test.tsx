/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'jotai';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { MeatForm } from '@/components/wizard/meat-form';
import { getArea } from '@/lib/areas';
import { EnglishMessages } from '../../helpers/english-messages';
import { createSearchedStore, ROUTER } from '../../helpers/searched-store';

beforeEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

async function renderForm() {
  const origin = getArea(1);
  if (!origin) throw new Error('There is no area');
  const store = createSearchedStore({ origin, radius: 500 }, ['1']);
  await act(async () =>
    render(
      <AppRouterContext.Provider value={ROUTER}>
        <Provider store={store}>
          <MeatForm />
        </Provider>
      </AppRouterContext.Provider>,
      { wrapper: EnglishMessages },
    ),
  );
}

const tap = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const getChosen = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

it('offers the ten choices of the specification in two groups', async () => {
  await renderForm();
  const getNames = (region: string) =>
    within(screen.getByRole('region', { name: region }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(getNames('Some things I don’t eat')).toEqual(['Vegetarian', 'Halal']);
  expect(getNames('I feel like …')).toEqual([
    ...['Anything is fine!', 'Chicken', 'Pork', 'Beef', 'Lamb', 'Fish', 'Seafood', 'Duck'],
  ]);
});

it('says which choices another one replaces', async () => {
  await renderForm();
  await tap('Pork');
  await tap('Beef');
  expect(getChosen()).toEqual(['Pork', 'Beef']);
  expect(screen.getByRole('status').textContent).toBe('');
  await tap('Vegetarian');
  expect(getChosen()).toEqual(['Vegetarian']);
  expect(screen.getByRole('status').textContent).toBe('Vegetarian replaces Pork, Beef.');
  await tap('Duck');
  expect(screen.getByRole('status').textContent).toBe('Duck replaces Vegetarian.');
  await tap('Duck');
  expect(screen.getByRole('status').textContent).toBe('');
});
