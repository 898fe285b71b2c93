import { describe, expect, it } from '@jest/globals';
import { AREAS } from '@/lib/areas';
import { formatPreference, formatSearch } from '@/lib/format/format-search';
import { translatorOf } from '../../helpers/translator';

const t = translatorOf('en', 'words');

describe('formatPreference', () => {
  it.each([
    [{ kind: 'any' }, 'Anything'],
    [{ kind: 'meats', meats: ['beef', 'pork'] }, 'Pork, beef'],
    [{ kind: 'halal' }, 'Halal'],
    [{ kind: 'lactoOvo' }, 'Lacto-ovo vegetarian'],
    [{ kind: 'strictVegan' }, 'Strict vegan'],
  ] as const)('%j is %s', (need, words) => {
    expect(formatPreference(t, need)).toBe(words);
  });
});

describe('formatSearch', () => {
  const [origin] = AREAS;
  if (!origin) throw new Error('There is no area');

  it('names preference, area, radius and restrictions', () => {
    const search = { origin, radius: 1000, need: { kind: 'halal' } } as const;
    expect(formatSearch(t, search)).toBe('Halal\u00a0· Myeongdong\u00a0· 1\u00a0km');
    expect(formatSearch(t, { ...search, radius: 500, profile: { allergies: ['milk'] } })).toBe(
      'Halal\u00a0· Myeongdong\u00a0· 500\u00a0m\u00a0· Allergies: milk',
    );
  });

  it('names no place for a search from a position', () => {
    const { mapx, mapy } = origin;
    expect(formatSearch(t, { origin: { mapx, mapy }, radius: 2000, need: { kind: 'any' } })).toBe(
      'Anything\u00a0· Near you\u00a0· 2\u00a0km',
    );
  });
});
