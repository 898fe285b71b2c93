import { describe, expect, it } from '@jest/globals';
import { EMPTY_PROFILE, type DietProfile } from '@/lib/client-store/diet-profile';
import { isCardReady, toggle } from '@/lib/staff-card/card-choices';

it.each<[string, Partial<DietProfile>, boolean]>([
  ['nothing', {}, false],
  ['a diet', { wish: { kind: 'halal' } }, true],
  ['an allergy', { allergies: ['egg'] }, true],
  ['a word', { others: [{ ko: '버섯', en: 'mushroom' }] }, true],
  ['not spicy', { notSpicy: true }, true],
  ['no garlic', { noFivePungent: true }, true],
  ['meats without a meat', { wish: { kind: 'meats', meats: [] }, allergies: ['egg'] }, false],
  ['a meat', { wish: { kind: 'meats', meats: ['duck'] } }, true],
])('isCardReady with %s', (_name, change, isReady) => {
  expect(isCardReady({ ...EMPTY_PROFILE, ...change })).toBe(isReady);
});

describe('toggle', () => {
  it('adds in form order, and removes', () => {
    const all = ['a', 'b', 'c'];
    expect(toggle(all, ['c'], 'a')).toEqual(['a', 'c']);
    expect(toggle(all, ['a', 'c'], 'a')).toEqual(['c']);
  });
});
