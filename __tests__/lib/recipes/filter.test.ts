import { describe, expect, it } from '@jest/globals';
import { getTagsByCount, matchesFilter, parseFilter, toQueryString } from '@/lib/recipes/filter';

const STEW = {
  title: 'Kimchi Stew (Kimchi-jjigae)',
  excerpt: 'Sour.',
  tags: ['stew', 'no-pork'],
  menuNames: ['김치찌개'],
};
const SAUTE = { title: 'Mushroom Sauté', excerpt: null, tags: ['vegan', 'stew'], menuNames: [] };

describe('recipe filter', () => {
  it('round-trips through the query string', () => {
    for (const filter of [
      { tag: '', query: '' },
      { tag: 'no-pork', query: '' },
      { tag: 'a&b=c', query: '김치 찌개' },
    ]) {
      expect(parseFilter(toQueryString(filter))).toEqual(filter);
    }
    expect(toQueryString({ tag: '', query: '  ' })).toBe('');
  });

  it.each([
    ['', true],
    ['kimchi', true],
    ['KIMCHI stew', true],
    ['jjigae sour', true],
    ['no pork', true],
    ['김치', true],
    ['찌개', true],
    // Incomplete syllables while typing.
    ['김ㅊ', true],
    ['김치찌ㄱ', true],
    ['불고기', false],
    ['bulgogi', false],
    ['kimchi bulgogi', false],
  ])('finds the stew with %j: %s', (query, isFound) => {
    expect(matchesFilter(STEW, { tag: '', query })).toBe(isFound);
  });

  it('ignores accents in any encoding', () => {
    expect(matchesFilter(SAUTE, { tag: '', query: 'saute' })).toBe(true);
    expect(matchesFilter(SAUTE, { tag: '', query: 'saute\u0301' })).toBe(true);
  });

  it.each([
    ['チゲ', true],
    // Hiragana, before the input method converts it to katakana.
    ['ちげ', true],
    ['キムチ 煮込み', true],
    ['stew', true],
    ['ぷるこぎ', false],
  ])('finds a translated stew with %j: %s', (query, isFound) => {
    const translated = { ...STEW, title: 'キムチチゲ', tagWords: ['煮込み', '豚肉なし'] };
    expect(matchesFilter(translated, { tag: '', query })).toBe(isFound);
  });

  it('combines tag and query', () => {
    expect(matchesFilter(STEW, { tag: 'stew', query: 'kimchi' })).toBe(true);
    expect(matchesFilter(STEW, { tag: 'vegan', query: 'kimchi' })).toBe(false);
    expect(matchesFilter(STEW, { tag: 'ste', query: '' })).toBe(false);
  });

  it('sorts tags by count, then by name', () => {
    expect(getTagsByCount([STEW, SAUTE])).toEqual(['stew', 'no-pork', 'vegan']);
  });
});
