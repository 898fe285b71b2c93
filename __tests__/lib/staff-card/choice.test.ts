import { describe, expect, it } from '@jest/globals';
import {
  ALLERGENS,
  EMPTY_CHOICE,
  isCardReady,
  parseStoredChoice,
  prefillChoice,
  toggle,
  type StoredChoice,
} from '@/lib/staff-card/choice';

const VEGAN: StoredChoice = {
  preference: { kind: 'strictVegan' },
  allergens: ['peanut'],
  filledFrom: 'a',
};

describe('a stored choice', () => {
  it.each<[string, StoredChoice]>([
    ['a diet and an allergy', VEGAN],
    ['meats', { preference: { kind: 'meats', meats: ['duck'] }, allergens: [], filledFrom: '' }],
    ['allergies alone', { preference: null, allergens: [...ALLERGENS], filledFrom: '' }],
  ])('is read back: %s', (_name, choice) => {
    expect(parseStoredChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a number', 7],
    ['a list', [1]],
    ['another shape', { diet: 'vegan', preference: 'vegan', allergens: 'peanut', filledFrom: 1 }],
  ])('is empty when it is %s', (_name, value) => {
    expect(parseStoredChoice(value)).toEqual(EMPTY_CHOICE);
  });

  it.each<[string, unknown, Partial<StoredChoice>]>([
    ['diet', { ...VEGAN, preference: { kind: 'paleo' } }, { preference: null }],
    [
      'meat',
      { ...VEGAN, preference: { kind: 'meats', meats: ['whale', 'pork'] } },
      { preference: { kind: 'meats', meats: ['pork'] } },
    ],
    ['allergen', { ...VEGAN, allergens: ['gluten', 'peanut'] }, { allergens: ['peanut'] }],
  ])('keeps the rest when it holds an unknown %s', (_name, value, expected) => {
    expect(parseStoredChoice(value)).toEqual({ ...VEGAN, ...expected });
  });
});

describe('the answers of the wizard', () => {
  const chicken = { preference: { kind: 'meats', meats: ['chicken'] }, name: 'b' } as const;

  it('set the diet and leave the allergies', () => {
    expect(prefillChoice(VEGAN, chicken)).toEqual({
      preference: chicken.preference,
      allergens: ['peanut'],
      filledFrom: 'b',
    });
  });

  it('do so once: a later change of the card stays', () => {
    const changed = { ...prefillChoice(VEGAN, chicken), preference: { kind: 'halal' } as const };
    expect(prefillChoice(changed, chicken)).toBe(changed);
  });

  it('change nothing when there are none', () => {
    expect(prefillChoice(VEGAN, null)).toBe(VEGAN);
  });
});

describe('a card', () => {
  it.each([
    [false, EMPTY_CHOICE],
    [false, { preference: { kind: 'meats', meats: [] }, allergens: ['egg'] }],
    [true, { preference: null, allergens: ['egg'] }],
    [true, { preference: { kind: 'any' }, allergens: [] }],
    [true, { preference: { kind: 'meats', meats: ['lamb'] }, allergens: [] }],
  ] as const)('is ready: %s', (isReady, choice) => {
    expect(isCardReady(choice)).toBe(isReady);
  });
});

it('a tick goes on and off, and the order is that of the form', () => {
  const ticked = toggle(ALLERGENS, ['milk'], 'peanut');
  expect(ticked).toEqual(['peanut', 'milk']);
  expect(toggle(ALLERGENS, ticked, 'milk')).toEqual(['peanut']);
});
