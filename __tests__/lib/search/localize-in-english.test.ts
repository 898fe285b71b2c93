import { describe, expect, it, jest } from '@jest/globals';
import { MAX_FIELD_LENGTHS } from '@kioot/places/field-lengths';
import { toEnglishRestaurant } from '@/lib/search/localization/localize-in-english';

const LETTERS = 10;
/** As many distinct names of ten characters as fit. */
const NAMES = Array.from({
  length: (2 * MAX_FIELD_LENGTHS.treatmenu + MAX_FIELD_LENGTHS.title) / LETTERS,
}).map((_, at) => String.fromCharCode(0xac00 + at).padEnd(LETTERS, '국'));

const withWarnings = (dishes: string[]) =>
  toEnglishRestaurant({
    contentId: '1',
    title: '집',
    hidden: [{ code: 'ham', certainty: 'often', dishes }],
  });

describe('English of named dishes', () => {
  it("is limited to the length of a restaurant's own texts", async () => {
    const [first = '', ...others] = NAMES;
    const { words_eng: all = [] } = await withWarnings(NAMES);
    expect(all.map(({ ko }) => ko)).toEqual(NAMES);
    const { words_eng: most = [] } = await withWarnings([`${first}국`, ...others]);
    expect(most.map(({ ko }) => ko)).toEqual([`${first}국`, ...others.slice(0, -1)]);
  });

  it('yields to other requests between any two names', async () => {
    let now = 0;
    // Every read of the clock ends a time slice.
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
    let timeSlices = 0;
    let others = setImmediate(function next() {
      timeSlices += 1;
      others = setImmediate(next);
    });
    await withWarnings(NAMES);
    clearImmediate(others);
    expect(timeSlices).toBeGreaterThanOrEqual(NAMES.length);
  });
});

it('has prices in won, but not with Korean numerals', async () => {
  const restaurant = { contentId: '1', title: '집', firstmenu: '만두(7000원), 냉면(1만2천원)' };
  const { firstmenu_eng: menu } = await toEnglishRestaurant(restaurant);
  expect(menu).toBe('Dumplings (pork) (₩7000), Cold Buckwheat Noodles');
});
