import { describe, expect, it } from '@jest/globals';
import { AREAS } from '@/lib/areas';
import { toNeedWords, toSearchWords } from '@/lib/kept/search-words';
import { english } from '../../helpers/in-english';

const t = english('words');

describe('toNeedWords', () => {
  it.each([
    [{ kind: 'any' }, 'Anything'],
    [{ kind: 'meats', meats: ['beef', 'pork'] }, 'Pork, beef'],
    [{ kind: 'halal' }, 'Halal'],
    [{ kind: 'lactoOvo' }, 'Lacto-ovo vegetarian'],
    [{ kind: 'strictVegan' }, 'Strict vegan'],
  ] as const)('%j is %s', (need, words) => {
    expect(toNeedWords(t, need)).toBe(words);
  });
});

describe('toSearchWords', () => {
  const [origin] = AREAS;
  if (!origin) throw new Error('There is no area');

  it('says what was asked for, where and how far', () => {
    const search = { origin, radius: 1000, need: { kind: 'halal' } } as const;
    expect(toSearchWords(t, search)).toBe('Halal · Myeongdong · 1 km');
    expect(toSearchWords(t, { ...search, radius: 500, profile: { allergies: ['milk'] } })).toBe(
      'Halal · Myeongdong · 500 m · No milk',
    );
  });

  it('names no place for a search around the visitor', () => {
    const { mapx, mapy } = origin;
    expect(toSearchWords(t, { origin: { mapx, mapy }, radius: 2000, need: { kind: 'any' } })).toBe(
      'Anything · Around you · 2 km',
    );
  });
});
