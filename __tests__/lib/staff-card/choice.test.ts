import { describe, expect, it } from '@jest/globals';
import { EMPTY_PROFILE, type Profile } from '@/lib/kept/profile';
import { isCardReady, toggle } from '@/lib/staff-card/choice';

it.each<[string, Partial<Profile>, boolean]>([
  ['nothing', {}, false],
  ['a diet', { wish: { kind: 'halal' } }, true],
  ['an allergy', { allergies: ['egg'] }, true],
  ['a word', { others: [{ ko: '버섯', en: 'mushroom' }] }, true],
  ['not spicy', { notSpicy: true }, true],
  ['no garlic', { noFivePungent: true }, true],
  ['meats without a meat', { wish: { kind: 'meats', meats: [] }, allergies: ['egg'] }, false],
  ['a meat', { wish: { kind: 'meats', meats: ['duck'] } }, true],
])('%s: there is a card or there is none', (_name, change, isReady) => {
  expect(isCardReady({ ...EMPTY_PROFILE, ...change })).toBe(isReady);
});

describe('a tap', () => {
  it('adds in the order of the form, and takes out again', () => {
    const all = ['a', 'b', 'c'];
    expect(toggle(all, ['c'], 'a')).toEqual(['a', 'c']);
    expect(toggle(all, ['a', 'c'], 'a')).toEqual(['c']);
  });
});
