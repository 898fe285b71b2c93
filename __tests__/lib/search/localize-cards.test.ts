import { describe, expect, it, jest } from '@jest/globals';
import { MAX_FIELD_LENGTHS } from '@kioot/places/field-lengths';
import { toEnglishRestaurant, localizeRestaurants } from '@/lib/search/localization/localize-cards';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { toPlaceCard } from '@/lib/search/service/card-mapper';
import { withLocalizedNames, hasLocalizedNames } from '@/lib/search/localization/localized-names';

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

const HANGUL = /\p{Script=Hangul}/u;

const PLACE: PlaceCard = {
  contentId: '1',
  title: '명동집 본점',
  title_eng: 'Myeongdong House',
  firstmenu: '김치찌개',
  treatmenu: '김치찌개, 매운 돼지갈비찜',
  opentimefood: '11:00~21:00',
  restdatefood: '매주 수요일',
  words_eng: [{ ko: '김치찌개', en: 'Kimchi Stew' }],
};

it('adds names in a language beside the English ones, shown in that language only', async () => {
  const [place] = await localizeRestaurants([PLACE], 'ja');
  expect(place).toMatchObject(PLACE);
  expect(place && withLocalizedNames(place, 'ja')).toMatchObject({
    title: '명동집 본점',
    title_eng: 'ミョンドンチプ 本店',
    treatmenu_eng: 'キムチチゲ（豚肉）、豚カルビの辛煮込み',
    hours_eng: ['月・火・木～日曜 11:00–21:00', '水曜定休'],
    words_eng: [{ ko: '김치찌개', en: 'キムチチゲ（豚肉）' }],
  });
  // A saved list with Japanese names is shown in English on pages of other languages.
  for (const locale of ['en', 'zh-Hans'] as const)
    expect(place && withLocalizedNames(place, locale)).toMatchObject(PLACE);
  expect(place && hasLocalizedNames(place, 'zh-Hans')).toBe(false);
});

it.each(['zh-Hans', 'zh-Hant'] as const)(
  'shows the Latin name of a bundled place whose row has none: %s',
  async (locale) => {
    const row = getSnapshotRows().find(
      ({ title_eng: name, title_zh_hans: hanzi }) => name === '' && hanzi === undefined,
    );
    if (!row) throw new Error('Every row has a name.');
    const [place] = await localizeRestaurants(
      [{ ...toPlaceCard(row), title_eng: 'Latin Name' }],
      locale,
    );
    expect(place?.names?.title_eng).toBe('Latin Name');
    const [unnamed] = await localizeRestaurants([toPlaceCard(row)], locale);
    expect(unnamed?.names?.title_eng).toMatch(/^[^\p{Script=Hangul}]+$/u);
  },
);

it('adds nothing in English', async () => {
  expect(await localizeRestaurants([PLACE], 'en')).toEqual([PLACE]);
});

it.each(['ja', 'zh-Hans', 'zh-Hant'] as const)(
  'leaves no Hangul in menus and hours: %s',
  async (locale) => {
    const tenth = getSnapshotRows().filter((_, at) => at % 10 === 0);
    const places = await localizeRestaurants(tenth.map(toPlaceCard), locale);
    const texts = places.flatMap(({ names }) => [
      names?.firstmenu_eng ?? '',
      names?.treatmenu_eng ?? '',
      ...(names?.hours_eng ?? []),
    ]);
    expect(texts.filter((text) => HANGUL.test(text))).toEqual([]);
  },
);
