import { describe, expect, it } from '@jest/globals';
import { getTagsByCount, matchesFilter, parseFilter, toSearch } from '@/lib/recipes/filter';

const STEW = {
  title: 'Kimchi Stew (Kimchi-jjigae)',
  excerpt: 'Sour.',
  tags: ['stew', 'no-pork'],
  menuNames: ['김치찌개'],
};
const SAUTE = { title: 'Mushroom Sauté', excerpt: null, tags: ['vegan', 'stew'], menuNames: [] };

describe('the filter of the list', () => {
  it('goes into the address and out again', () => {
    for (const filter of [
      { tag: '', query: '' },
      { tag: 'no-pork', query: '' },
      { tag: 'a&b=c', query: '김치 찌개' },
    ]) {
      expect(parseFilter(toSearch(filter))).toEqual(filter);
    }
    expect(toSearch({ tag: '', query: '  ' })).toBe('');
  });

  it.each([
    ['', true],
    ['kimchi', true],
    ['KIMCHI stew', true],
    ['jjigae sour', true],
    ['no pork', true],
    ['김치', true],
    ['찌개', true],
    // As it stands while it is being typed.
    ['김ㅊ', true],
    ['김치찌ㄱ', true],
    ['불고기', false],
    ['bulgogi', false],
    ['kimchi bulgogi', false],
  ])('finds the stew with %j: %s', (query, isFound) => {
    expect(matchesFilter(STEW, { tag: '', query })).toBe(isFound);
  });

  it('cares neither for accents nor for how they are encoded', () => {
    expect(matchesFilter(SAUTE, { tag: '', query: 'saute' })).toBe(true);
    expect(matchesFilter(SAUTE, { tag: '', query: 'saute\u0301' })).toBe(true);
  });

  it.each([
    ['チゲ', true],
    // As it stands before it is turned into katakana.
    ['ちげ', true],
    ['キムチ 煮込み', true],
    ['stew', true],
    ['ぷるこぎ', false],
  ])('finds a translated stew with %j: %s', (query, isFound) => {
    const translated = { ...STEW, title: 'キムチチゲ', tagWords: ['煮込み', '豚肉なし'] };
    expect(matchesFilter(translated, { tag: '', query })).toBe(isFound);
  });

  it('takes tag and query together', () => {
    expect(matchesFilter(STEW, { tag: 'stew', query: 'kimchi' })).toBe(true);
    expect(matchesFilter(STEW, { tag: 'vegan', query: 'kimchi' })).toBe(false);
    expect(matchesFilter(STEW, { tag: 'ste', query: '' })).toBe(false);
  });

  it('puts the commonest tag first, then goes by name', () => {
    expect(getTagsByCount([STEW, SAUTE])).toEqual(['stew', 'no-pork', 'vegan']);
  });
});
