/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'jotai';
import type { DietaryRestrictions, Preference } from '@kioot/engine';
import { DishList } from '@/components/place/dish-list';
import { PlaceAnswer } from '@/components/place/place-answer';
import { EMPTY_PROFILE } from '@/lib/client-store/diet-profile';
import { storeParty } from '../../helpers/store-profile';
import { writeStored } from '@/lib/browser-storage';
import { STAFF_ANSWERS_KEY } from '@/lib/store/menu-place';
import type { PageFacts } from '@/lib/place-page/match-place';
import { EnglishMessages } from '../../helpers/english-messages';
import { toFacts } from '../../helpers/place-facts';
import { storeProfile } from '../../helpers/store-profile';

type Person = [nickname: string, wish: Preference, avoided?: DietaryRestrictions];
const VEGAN: Person = ['', { kind: 'strictVegan' }];
const BEN: Person = ['Ben', { kind: 'any' }];
const CHO: Person = ['Cho', { kind: 'any' }, { allergies: ['peanut'], severe: ['peanut'] }];

beforeEach(() => localStorage.clear());

/** Answer and dishes of a place for people, the visitor first. */
async function renderPlace(people: readonly Person[], facts: PageFacts) {
  const guests = people.map(([nickname, wish, avoided]) => ({
    ...{ id: nickname || 'visitor', nickname },
    profile: { ...EMPTY_PROFILE, wish, ...avoided },
  }));
  storeParty(guests);
  if (guests[0]) storeProfile(guests[0].profile);
  await act(async () =>
    render(
      <Provider>
        <PlaceAnswer place={facts} restaurant={{ contentId: '1', title: '가게' }} />
        <DishList contentId="1" dishes={facts.dishes} place={facts} />
      </Provider>,
      { wrapper: EnglishMessages },
    ),
  );
  return {
    answer: (await screen.findByRole('status')).parentElement?.textContent ?? '',
    /** Text of a dish: reasons, then a chip for each person. */
    dish: (name: string) =>
      screen.getAllByText(name, { selector: '[lang=ko]' })[0]?.closest('li')?.textContent,
  };
}

it('answers for everyone, with a line and a mark for each person', async () => {
  const { answer, dish } = await renderPlace([VEGAN, BEN], toFacts('가게', '비건 카레, 삼겹살'));
  expect(answer).toMatch(/^Works for both.*You: 1 of 2 dishes.*Ben: anything/);
  expect(dish('비건 카레')).toMatch(/You: fitsBen: fits$/);
  expect(dish('삼겹살')).toMatch(/You: PorkYou: doesn’t fitBen: fits$/);
});

it('says who has nothing to eat', async () => {
  const { answer } = await renderPlace([VEGAN, BEN], toFacts('가게', '삼겹살, 갈비탕'));
  expect(answer).toMatch(/^Not for you.*You: nothing fits.*Ben: anything/);
});

it('takes a shared dish from everyone for the allergy of one', async () => {
  const menu = '땅콩 샤브샤브';
  const facts = toFacts('가게', menu);
  expect(facts.dishes.map(({ isShared }) => isShared)).toEqual([true]);
  const { dish } = await renderPlace([['', { kind: 'any' }], CHO], facts);
  expect(dish(menu)).toMatch(/You, Cho: Peanuts?You: doesn’t fitCho: doesn’t fit$/);
});

it('leaves a shared dish to the others where one does not eat meat', async () => {
  const { dish } = await renderPlace([VEGAN, BEN], toFacts('가게', '삼겹살'));
  expect(dish('삼겹살')).toMatch(/You: doesn’t fitBen: fits$/);
});

it('never calls anything sure for a severe allergy', async () => {
  const { answer } = await renderPlace([BEN, CHO], toFacts('가게', '비빔밥, 김밥'));
  expect(answer).toMatch(
    /^(?:Ask first|Not yet known) for Cho.*A severe allergy at the table: always ask$/,
  );
  const chips = within(screen.getByRole('list', { name: 'Dishes' })).getAllByText(/^Cho/);
  expect(chips.map((chip) => chip.closest('li')?.dataset.fit)).not.toContain('yes');
});

it('quotes the diet of a guest without a name within a sentence', async () => {
  const guest: Person = ['', { kind: 'any' }, { allergies: ['peanut'], severe: ['peanut'] }];
  const { answer } = await renderPlace([BEN, guest], toFacts('가게', '비빔밥, 김밥'));
  expect(answer).toMatch(/^(?:Ask first|Not yet known) for “Allergies: peanuts \(severe\)”/);
});

it('counts what the staff answered for everyone, and never as certain for a severe allergy', async () => {
  const EGG: Person = ['', { kind: 'any' }, { allergies: ['egg'] }];
  const SEVERE: Person = ['Cho', { kind: 'any' }, { allergies: ['egg'], severe: ['egg'] }];
  const facts = toFacts('가게', '비빔밥');
  const answer = (isIn: boolean) =>
    writeStored('localStorage', STAFF_ANSWERS_KEY, [
      {
        ...{ contentId: '1', place: '가게', dish: '비빔밥', dishName: 'Bibimbap' },
        ...{ code: 'egg', isIn, answeredAt: Date.now() },
      },
    ]);
  answer(true);
  const { dish } = await renderPlace([EGG, SEVERE, BEN], facts);
  await waitFor(() => expect(dish('비빔밥')).toMatch(/You: doesn’t fitCho: doesn’t fitBen: fits$/));
  cleanup();
  localStorage.clear();
  answer(false);
  const after = await renderPlace([EGG, SEVERE, BEN], facts);
  await waitFor(() => expect(after.dish('비빔밥')).toMatch(/You: fitsCho: ask firstBen: fits$/));
});

it('asks about a dish that fits by its name alone, as it does for one person', async () => {
  const { dish } = await renderPlace([VEGAN, BEN], toFacts('가게', '호박죽'));
  expect(dish('호박죽')).toMatch(/You: ask firstBen: fits$/);
});
