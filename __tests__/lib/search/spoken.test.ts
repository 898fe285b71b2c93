import { expect, it } from '@jest/globals';
import { getRestaurants } from '@/lib/places/store';
import type { Restaurant } from '@/lib/search/contract';
import { toRestaurant } from '@/lib/search/restaurant-mapper';
import { inLanguage, isInLanguage } from '@/lib/search/in-language';
import { toSpoken } from '@/lib/search/spoken';

const HANGUL = /\p{Script=Hangul}/u;

const PLACE: Restaurant = {
  contentId: '1',
  title: '명동집 본점',
  title_eng: 'Myeongdong House',
  firstmenu: '김치찌개',
  treatmenu: '김치찌개, 매운 돼지갈비찜',
  opentimefood: '11:00~21:00',
  restdatefood: '매주 수요일',
  words_eng: [{ ko: '김치찌개', en: 'Kimchi Stew' }],
};

it('names a place in a language beside its English, and shows it there alone', async () => {
  const [place] = await toSpoken([PLACE], 'ja');
  expect(place).toMatchObject(PLACE);
  expect(place && inLanguage(place, 'ja')).toMatchObject({
    title: '명동집 본점',
    title_eng: 'ミョンドンジプ 本店',
    treatmenu_eng: 'キムチチゲ（豚肉）、豚カルビの辛煮込み',
    hours_eng: ['月・火・木～日曜 11:00–21:00', '水曜定休'],
    words_eng: [{ ko: '김치찌개', en: 'キムチチゲ（豚肉）' }],
  });
  // A phone that kept it shows no Japanese on a page in another language.
  for (const locale of ['en', 'zh-Hans'] as const)
    expect(place && inLanguage(place, locale)).toMatchObject(PLACE);
  expect(place && isInLanguage(place, 'zh-Hans')).toBe(false);
});

it('adds nothing in English', async () => {
  expect(await toSpoken([PLACE], 'en')).toEqual([PLACE]);
});

it.each(['ja', 'zh-Hans', 'zh-Hant'] as const)(
  'leaves no Hangul in menus and hours: %s',
  async (locale) => {
    const tenth = getRestaurants().filter((_, at) => at % 10 === 0);
    const places = await toSpoken(tenth.map(toRestaurant), locale);
    const said = places.flatMap(({ names }) => [
      names?.firstmenu_eng ?? '',
      names?.treatmenu_eng ?? '',
      ...(names?.hours_eng ?? []),
    ]);
    expect(said.filter((text) => HANGUL.test(text))).toEqual([]);
  },
);
