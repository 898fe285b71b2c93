import { describe, expect, it } from '@jest/globals';
import hidden from '@/data/lexicon/hidden.json';
import { HIDDEN_WORDS, toHiddenWords } from '@/lib/words/hidden-words';

describe('HIDDEN_WORDS', () => {
  it('speaks of no code that the lexicon has not', () => {
    const codes = hidden.map(({ code }) => code);
    expect(Object.keys(HIDDEN_WORDS).filter((code) => !codes.includes(code))).toEqual([]);
  });

  it.each([
    ['anchovy-stock', 'anchovy stock'],
    ['egg-in-batter', 'egg in the batter'],
    ['lard', 'lard (pork fat)'],
  ])('%s is %s', (code, words) => expect(toHiddenWords(code)).toBe(words));

  it('spells out a code that nobody put into other words', () => {
    expect(toHiddenWords('duck-stock')).toBe('duck stock');
    expect(toHiddenWords('constructor')).toBe('constructor');
  });
});
