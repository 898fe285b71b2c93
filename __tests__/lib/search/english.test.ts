import { describe, expect, it, jest } from '@jest/globals';
import { MAX_LETTERS } from '@/lib/limits';
import { toEnglishRestaurant } from '@/lib/search/english';

const LETTERS = 10;
/** As many names as there is room for, each of ten letters and of its own. */
const NAMES = Array.from({ length: (2 * MAX_LETTERS.treatmenu + MAX_LETTERS.title) / LETTERS }).map(
  (_, at) => String.fromCharCode(0xac00 + at).padEnd(LETTERS, '국'),
);

const warnedOf = (dishes: string[]) =>
  toEnglishRestaurant({
    contentId: '1',
    title: '집',
    hidden: [{ code: 'ham', certainty: 'often', dishes }],
  });

describe('the English of what a restaurant names', () => {
  it('is of as much as its own texts can hold, and of no more', async () => {
    const [first = '', ...others] = NAMES;
    const { words_eng: all = [] } = await warnedOf(NAMES);
    expect(all.map(({ ko }) => ko)).toEqual(NAMES);
    const { words_eng: most = [] } = await warnedOf([`${first}국`, ...others]);
    expect(most.map(({ ko }) => ko)).toEqual([`${first}국`, ...others.slice(0, -1)]);
  });

  it('lets others have their turn between any two names', async () => {
    let now = 0;
    // Every look at the clock finds a turn over.
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
    let turns = 0;
    let others = setImmediate(function next() {
      turns += 1;
      others = setImmediate(next);
    });
    await warnedOf(NAMES);
    clearImmediate(others);
    expect(turns).toBeGreaterThanOrEqual(NAMES.length);
  });
});
