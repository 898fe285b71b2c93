import { describe, expect, it } from '@jest/globals';
import hidden from '@/data/lexicon/hidden.json';
import { HIDDEN_WORDS, toHiddenWords } from '@/lib/words/hidden-words';

describe('HIDDEN_WORDS', () => {
  it('has plain words for every code of the lexicon, and for no other', () => {
    expect(Object.keys(HIDDEN_WORDS).sort()).toEqual(hidden.map(({ code }) => code).sort());
  });

  it('spells out a code nobody listed yet', () => {
    expect(toHiddenWords('duck-stock')).toBe('duck stock');
    expect(toHiddenWords('constructor')).toBe('constructor');
  });
});
