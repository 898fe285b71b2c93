/** @jest-environment jsdom */
import { afterEach, expect, it, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { CommonNeeds, DishFactList } from '@/components/dish/dish-facts';
import { DishAnswer } from '@/components/dish/dish-answer';
import { EMPTY_PROFILE, PROFILE_KEY } from '@/lib/client-store/diet-profile';
import { storeParty } from '../../helpers/store-profile';
import type { Dish } from '@/lib/dishes/dish';
import { getDish } from '@/lib/dishes/dish-catalog';
import { EnglishMessages } from '../../helpers/english-messages';
import { storeProfile } from '../../helpers/store-profile';

function findDish(slug: string): Dish {
  const dish = getDish(slug);
  if (!dish) throw new Error(`${slug} is not in the catalog`);
  return dish;
}

async function renderAnswer(slug: string, profile: object | null): Promise<string> {
  const dish = findDish(slug);
  if (profile) localStorage.setItem(PROFILE_KEY, JSON.stringify(profile));
  const { container } = await act(async () =>
    render(
      <Provider>
        <DishAnswer ko={dish.ko} facts={dish.facts}>
          <CommonNeeds dish={dish} />
        </DishAnswer>
      </Provider>,
      { wrapper: EnglishMessages },
    ),
  );
  if (profile) await screen.findByRole('status');
  return container.textContent;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('answers five common needs for a visitor without a profile', async () => {
  await renderAnswer('soybean-paste-stew', null);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Strict vegan: not for youUsually contains some of these: anchovy, beef, shellfish',
    'Lacto-ovo vegetarian: not for youUsually contains some of these: anchovy, beef, shellfish',
    'Halal: ask firstDepends on the restaurant: ask if it’s halal고기가 할랄인가요? 술이나 맛술이 들어가나요?',
    'No pork: ask firstDoes it contain pork?된장찌개에 돼지고기가 들어가나요?',
    'Not spicy: ask firstWe can’t tell from the name whether it’s spicy.된장찌개에 매운 양념이 들어가나요?',
  ]);
});

it.each([
  ['bibimbap', { wish: { kind: 'lactoOvo' }, allergies: [] }, /^For you: ask first.*beef/],
  ['green-tea', { wish: { kind: 'strictVegan' }, allergies: [] }, /^For you: fits/],
  ['grilled-pork-belly', { wish: { kind: 'halal' }, allergies: [] }, /^For you: not for youPork/],
  ['green-tea', { wish: { kind: 'halal' }, allergies: [] }, /^For you: fits/],
  ['fried-rice', { wish: { kind: 'halal' }, allergies: [] }, /^For you: ask first/],
  ['combination-meals', { wish: { kind: 'strictVegan' }, allergies: [] }, /^For you: unknown/],
])('answers %s for the profile of the phone: %j', async (slug, profile, text) => {
  expect(await renderAnswer(slug, profile)).toMatch(text);
  expect(screen.queryByRole('list')).toBeNull();
});

test('a severe allergy is never a plain yes, with the advice to ask', async () => {
  const profile = { wish: { kind: 'any' }, allergies: ['peanut'], severe: ['peanut'] };
  const text = await renderAnswer('green-tea', profile);
  expect(text).toMatch(/^For you: ask first/);
  expect(text).toContain('Your allergy is severe: always ask');
});

test('answers for everyone at the table by name', async () => {
  const vegan = { ...EMPTY_PROFILE, wish: { kind: 'strictVegan' } } as const;
  const severe = { ...EMPTY_PROFILE, allergies: ['egg'], severe: ['egg'] } as const;
  storeProfile(vegan);
  storeParty([
    { id: 'visitor', nickname: '', profile: vegan },
    { id: 'a', nickname: 'Ben', profile: EMPTY_PROFILE },
    { id: 'b', nickname: 'Cho', profile: severe },
  ]);
  await renderAnswer('soybean-paste-stew', null);
  await screen.findByText(/^Ben/);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/^You: not for you/);
  expect(rows[1]).toMatch(/^Ben: fits/);
  expect(rows[2]).toMatch(/^Cho: ask first.*Your allergy is severe: always ask$/);
});

test('lists contents, how it is eaten, and the price with its number of menus', () => {
  render(<DishFactList howOften={null} dish={findDish('soybean-paste-stew')} />, {
    wrapper: EnglishMessages,
  });
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual([
    ...['Contains', 'May contain', 'Other allergens', 'How to eat it', 'Usually costs'],
  ]);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values[0]).toBe('soy');
  expect(values[1]).toContain('fish (anchovy stock)');
  expect(values.at(-1)).toMatch(/^₩[\d,]+–[\d,]+ at budget restaurants \(\d+ menus, \d{4}\)$/);
});

test('a dish without any allergen says so in one line', () => {
  render(<DishFactList howOften={null} dish={findDish('cold-brew')} />, {
    wrapper: EnglishMessages,
  });
  expect(screen.getAllByRole('definition')).toHaveLength(1);
  expect(screen.getByRole('definition').textContent).toBe('None that we know of.');
});
