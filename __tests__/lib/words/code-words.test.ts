import { describe, expect, it } from '@jest/globals';
import halalKitchens from '@/packages/engine/lexicon/halal-kitchens.json';
import hidden from '@/packages/engine/lexicon/hidden.json';
import substances from '@/packages/engine/lexicon/substances.json';
import { ALLERGENS } from '@kioot/engine/needs';
import { toCodeWords } from '@/lib/words/code-words';
import { ALLERGENS_OF_FORM } from '@/lib/words/form-allergens';
import en from '@/messages/en.json';
import { english } from '../../helpers/in-english';

const words = english('words');

describe('toCodeWords', () => {
  it('has words for all that can be in a dish or be asked about, and for every kitchen', () => {
    const codes = [
      ...hidden.map(({ code }) => code),
      ...substances.map(({ name }) => name),
      ...halalKitchens.map(({ kitchen }) => kitchen),
      ...ALLERGENS,
      ...['spicy', 'very-hot', 'pungent', 'halal', 'vegan', 'vegetarian'],
    ].map((code) => code.replaceAll(' ', '-'));
    expect(Object.keys(en.words.code).sort()).toEqual([...new Set(codes)].sort());
  });

  it.each([
    ['anchovy-stock', 'anchovy stock'],
    ['egg-in-batter', 'egg in the batter'],
    ['lard', 'lard (pork fat)'],
    ['tree nut', 'tree nut'],
    ['Indonesian or Malay', 'Indonesian or Malay'],
  ])('%s is %s', (code, said) => expect(toCodeWords(words, code)).toBe(said));

  it('spells out a code that nobody put into words', () => {
    expect(toCodeWords(words, 'duck-stock')).toBe('duck stock');
    expect(toCodeWords(words, 'constructor')).toBe('constructor');
  });
});

describe('ALLERGENS_OF_FORM', () => {
  it('are all there are', () => {
    expect([...ALLERGENS_OF_FORM].sort()).toEqual([...ALLERGENS].sort());
  });
});
