/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import type { DietaryRestrictions, Preference } from '@kioot/engine';
import { PartySummary } from '@/components/results/party-summary';
import { SevereNotice } from '@/components/results/severe-notice';
import { EMPTY_PROFILE } from '@/lib/client-store/diet-profile';
import { storeParty } from '../../helpers/store-profile';
import { toProfileKey } from '@/lib/needs/need';
import type { GuestVerdict } from '@/lib/search/contract/rec-contract';
import { EnglishMessages } from '../../helpers/english-messages';

type Person = [name: string, wish: Preference, avoided?: DietaryRestrictions];

const VEGAN: Person = ['', { kind: 'strictVegan' }];
const AISHA: Person = ['Aisha', { kind: 'halal' }];
const BEN: Person = ['Ben', { kind: 'any' }];
const CHO: Person = ['Cho', { kind: 'any' }, { allergies: ['peanut'], severe: ['peanut'] }];

beforeEach(() => localStorage.clear());

/** Lines and chips of a card for people, the visitor first. */
async function renderCard(
  people: readonly Person[],
  verdicts: readonly Omit<GuestVerdict, 'checkedFor'>[],
  seated = people,
): Promise<{ lines: (string | null)[]; chips: (string | null)[] }> {
  storeParty(
    seated.map(([nickname, wish, avoided]) => ({
      id: nickname || 'visitor',
      nickname,
      profile: { ...EMPTY_PROFILE, wish, ...avoided },
    })),
  );
  const keys = people.map(([, wish, avoided]) => toProfileKey(wish, avoided));
  const party = verdicts.map((verdict, at) => ({ ...verdict, checkedFor: keys[at] }));
  const words = [
    { ko: '후무스', en: 'hummus' },
    { ko: '달', en: 'dal' },
  ];
  const { container } = await act(async () =>
    render(
      <Provider>
        <PartySummary
          restaurant={{ contentId: '1', title: '가게', party, words_eng: words }}
          checkedFor={keys[0]}
        >
          <p>Good match</p>
        </PartySummary>
      </Provider>,
      { wrapper: EnglishMessages },
    ),
  );
  const toTexts = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { lines: toTexts('p'), chips: toTexts('li') };
}

it('names a dish for each person where it works for all', async () => {
  const { lines, chips } = await renderCard(
    [VEGAN, AISHA, BEN],
    [{ fit: 'yes', dish: '후무스' }, { fit: 'yes' }, { fit: 'yes' }],
  );
  expect(lines).toEqual(['Works for all three']);
  expect(chips).toEqual(['You: hummus', 'Aisha: fits', 'Ben: anything']);
  // A mark as well as a color.
  expect(screen.getAllByRole('listitem')[0]?.querySelector('svg')).not.toBeNull();
});

it.each([
  [['question', 'question', 'yes'], 'One question each'],
  [['question', 'yes', 'yes'], 'One question, for you'],
  [['ask', 'question', 'yes'], 'Ask first for you'],
  [['yes', 'unknown', 'yes'], 'Not yet known for Aisha'],
  [['no', 'no', 'yes'], 'Not for you and Aisha'],
  [['no', 'unknown', 'ask'], 'Not for you'],
] as const)('says who is worst off: %j', async (fits, line) => {
  const { lines } = await renderCard(
    [VEGAN, AISHA, BEN],
    fits.map((fit) => ({ fit })),
  );
  expect(lines).toEqual([line]);
});

it('has the question of each person on the chips', async () => {
  const { chips } = await renderCard(
    [VEGAN, AISHA, BEN],
    [
      { fit: 'question', dish: '달', about: ['ghee'], question: 'ghee' },
      { fit: 'ask', dish: '달', about: ['alcohol', 'pork'] },
      { fit: 'no' },
    ],
  );
  expect(chips).toEqual([
    'You: dal, if no ghee (butter)',
    'Aisha: alcohol or pork?',
    'Ben: nothing fits',
  ]);
});

it('leaves the advice on a severe allergy to the notice above the list', async () => {
  const { lines } = await renderCard(
    [BEN, CHO],
    [{ fit: 'yes' }, { fit: 'ask', about: ['peanut'] }],
  );
  expect(lines).toEqual(['Ask first for Cho']);
  const rows = [{ party: [{ fit: 'ask' as const, checkedFor: toProfileKey(CHO[1], CHO[2]) }] }];
  const notice = render(<SevereNotice checkedFor={undefined} rows={rows} />, {
    wrapper: EnglishMessages,
  });
  expect(notice.container.textContent).toBe(
    'A severe allergy at the table: always ask Dietary card',
  );
});

it('promises nothing to other people than those of the list', async () => {
  const { lines, chips } = await renderCard(
    [VEGAN, BEN],
    [{ fit: 'yes', dish: '후무스' }, { fit: 'yes' }],
    [VEGAN, AISHA],
  );
  expect(lines).toEqual(['Not checked for everyone yet']);
  expect(chips).toEqual([]);
});

it('has the verdict of the visitor who eats alone by now', async () => {
  const { lines } = await renderCard([VEGAN, BEN], [{ fit: 'yes' }, { fit: 'yes' }], []);
  expect(lines).toEqual(['Good match']);
});
