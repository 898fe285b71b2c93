/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { DishList } from '@/components/place/dish-list';
import { PlaceAnswer } from '@/components/place/place-answer';
import { PROFILE_KEY } from '@/lib/client-store/diet-profile';
import { writeStored } from '@/lib/browser-storage';
import { STAFF_ANSWERS_KEY } from '@/lib/store/menu-place';
import type { StaffAnswer } from '@/lib/store/staff-answers';
import type { PageFacts } from '@/lib/place-page/match-place';
import { EnglishMessages } from '../../helpers/english-messages';
import { toFacts } from '../../helpers/place-facts';

/** Panel and dishes of a place for a stored profile; null for none. */
async function renderPlace(
  profile: object | null,
  facts: PageFacts,
  answers: readonly StaffAnswer[] = [],
): Promise<string> {
  localStorage.clear();
  if (answers.length > 0) writeStored('localStorage', STAFF_ANSWERS_KEY, answers);
  if (profile) localStorage.setItem(PROFILE_KEY, JSON.stringify(profile));
  await act(async () =>
    render(
      <Provider>
        <PlaceAnswer place={facts} restaurant={{ contentId: '1', title: '가게' }} />
        <DishList contentId="1" dishes={facts.dishes} place={facts} />
      </Provider>,
      { wrapper: EnglishMessages },
    ),
  );
  return screen.getByRole('status').parentElement?.textContent ?? '';
}

const VEGAN = { wish: { kind: 'strictVegan' }, allergies: [] };

it('asks for the diet where none is known', async () => {
  expect(await renderPlace(null, toFacts('가게', '삼겹살'))).toMatch(/^Not checked for you yet/);
  expect(screen.getByRole('link', { name: 'Tell me what you eat' })).toBeDefined();
});

it.each([
  [VEGAN, '가게', '야채김밥, 삼겹살, 과일', /^(?:Vegan if|Good for you|Ask first)/],
  [VEGAN, '가게', '삼겹살, 갈비탕', /^Nothing we know here fits · Strict vegan.*Pork, beef/i],
  [{ wish: { kind: 'meats', meats: ['pork'] } }, '가게', '삼겹살, 갈비탕', /1 of 2 dishes fits/],
  [{ wish: { kind: 'halal' } }, '할랄 케밥', '', /^Good for you · Halal.*Restaurant says so/],
  [{ ...VEGAN, wish: { kind: 'any' } }, '가게', '삼겹살', /^You eat anything/],
])('answers first: %j %s %s', async (profile, title, menu, text) => {
  expect(await renderPlace(profile, toFacts(title, menu))).toMatch(text);
});

it('names no reason for an unknown match', async () => {
  const facts = { ...toFacts('돈까스', ''), because: ['돈까스'] };
  expect(await renderPlace(VEGAN, facts)).toMatch(/^Unknown: ask first · Strict vegan$/i);
});

it('states the one question as a condition, with the question in Korean below', async () => {
  const answer = await renderPlace(VEGAN, toFacts('가게', '감자전'));
  expect(answer).toMatch(/^Vegan if there’s no egg in the batter · Strict vegan/i);
  const dish = screen.getByRole('listitem').textContent;
  expect(dish).toContain('Vegan if there’s no egg in the batter');
  expect(dish).toContain('감자전에 계란이 들어가나요?');
});

it('says the verdict on each dish in words, and once where it comes from', async () => {
  await renderPlace(VEGAN, toFacts('가게', '비건 카레, 비건 만두, 삼겹살'));
  const dishes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(dishes).toEqual([
    expect.stringMatching(/Fits$/),
    expect.stringMatching(/Fits$/),
    expect.stringMatching(/Not for you: Pork$/),
  ]);
  const source = screen.getByText('Going by its name: 비건 카레, 비건 만두');
  expect(source.closest('details')?.querySelector('summary')?.textContent).toBe('How we know');
});

it('has no mark beside a dish, and nothing to unfold, for who eats anything', async () => {
  await renderPlace({ wish: { kind: 'any' }, allergies: [] }, toFacts('가게', '삼겹살'));
  expect(screen.getByRole('listitem').querySelector('svg')).toBeNull();
  expect(document.querySelector('details')).toBeNull();
});

it('always asks with a severe allergy', async () => {
  const profile = { allergies: ['peanut'], severe: ['peanut'] };
  const answer = await renderPlace(profile, toFacts('가게', '삼겹살, 갈비탕'));
  expect(answer).toContain('Your allergy is severe: always ask');
  expect(document.querySelector('[data-verdict=yes]')).toBeNull();
});

it('follows what the staff answered, and says so', async () => {
  const facts = toFacts('가게', '비빔밥');
  const answer = {
    ...{ contentId: '1', place: 'Place', dish: '비빔밥', dishName: 'Bibimbap' },
    ...{ code: 'beef', isIn: true, answeredAt: Date.UTC(2026, 10, 3, 3) },
  };
  const before = await renderPlace(VEGAN, facts);
  cleanup();
  await renderPlace(VEGAN, facts, [answer]);
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(before));
  expect(await screen.findByText(/^Staff \w+ you, .*3/)).toBeDefined();
  expect(screen.getByRole('status').textContent).toMatch(/^Nothing we know here fits/);
});
