import { describe, expect, it } from '@jest/globals';
import { createRestaurantSearch, loadRestaurantSearch } from '@/lib/client-store/fuzzy-search';
import { parseBundledRows } from '@/lib/places/snapshot-store';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';

const TITLES = [
  ...[
    '하동관',
    '백제삼계탕',
    '명동함흥면옥',
    '우래옥',
    '마복림할머니집',
    '은주정',
    '미성옥',
    '감촌',
  ],
  ...['찬양집', '열차집', '성수족발', '광양불고기', '동경우동', '꽃,밥에피다', '도봉산갈비'],
];
const rows: PlaceCard[] = parseBundledRows()
  .filter(({ title }) => TITLES.includes(title))
  .map(({ contentId, title, title_eng, firstmenu, treatmenu }) => ({
    ...{ contentId, title, title_eng, firstmenu, treatmenu },
  }));
const search = createRestaurantSearch(rows);
const find = (text: string) => search(text).map(({ title }) => title);

describe('createRestaurantSearch', () => {
  it('has fixtures for every case', () => {
    expect(new Set(rows.map(({ title }) => title))).toEqual(new Set(TITLES));
  });

  it.each([
    'samgyetang',
    'Samgetang',
    'sam gye tang',
    'ginseng chicken',
    'chicken ginseng soup',
    '삼계탕',
  ])('finds ginseng chicken soup by %s', (text) => expect(find(text)).toEqual(['백제삼계탕']));

  it.each(['ㅅㄱㅌ', '삼계ㅌ', '삼게탕', ' 삼계 탕 '])(
    'and by what was typed of it: %s',
    (text) => {
      expect(find(text)).toEqual(['백제삼계탕']);
    },
  );

  it.each([
    ['bulgoki', '광양불고기'],
    ['chigae', '은주정'],
    ['kimchee jjigae', '은주정'],
    ['dukbokki', '마복림할머니집'],
    ['떡뽁이', '마복림할머니집'],
    ['topokki', '마복림할머니집'],
    ['soondubu', '감촌'],
    ['naengmyun', '명동함흥면옥'],
    ['samgyupsal', '은주정'],
    ['sullungtang', '미성옥'],
    ['kalguksu', '찬양집'],
    ['pajun', '열차집'],
    ['kalbi', '도봉산갈비'],
    ['jokpal', '성수족발'],
    ['udon', '동경우동'],
    ['bibimbop', '꽃,밥에피다'],
    ['cold buckwheat noodles', '우래옥'],
    ['Hadongkwan', '하동관'],
    ['hadong', '하동관'],
    ['ㅎㄷㄱ', '하동관'],
  ])('finds %s by sound', (text, title) => {
    expect(find(text)).toContain(title);
  });

  it('does not confuse chigae with chicken, and finds nothing for nonsense', () => {
    expect(find('chigae')).not.toContain('백제삼계탕');
    expect(find('xylophone')).toEqual([]);
    expect(find('!?')).toEqual([]);
  });

  it.each([
    ['ramen', ['라면']],
    ['ramyeon', ['라면']],
    ['Ramyun', ['라면']],
    ['cheap', []],
    ['cheese', ['치즈돈까스']],
    ['late', []],
    ['curry', []],
    ['cafe', ['카페라떼']],
    ['goryeo', ['고려정']],
    ['egg', []],
  ])('finds by %s as written, by meaning or by a Korean sound: %j', (text, names) => {
    const menus = ['라면', '생태찌개', '치즈돈까스', '카페라떼', '고려정', '삼겹살'];
    const byMenu = createRestaurantSearch(
      menus.map((firstmenu, index) => ({ contentId: `${index}`, title: '집', firstmenu })),
    );
    expect(byMenu(text).map(({ firstmenu }) => firstmenu)).toEqual(names);
  });

  it('finds an English name before anything that sounds like it', () => {
    const named = createRestaurantSearch([
      { contentId: '1', title: '가', title_eng: 'Nuddle House' },
      { contentId: '2', title: '나', title_eng: 'Noodle House' },
    ]);
    expect(named('noodle house').map(({ contentId }) => contentId)).toEqual(['2']);
  });

  it('finds English names and the kind of food', () => {
    const findDrawn = createRestaurantSearch([
      { contentId: '1', title: '가', title_eng: 'Blue House', kind: 'fried-chicken' },
      { contentId: '2', title: '나', words_eng: [{ ko: '빵', en: 'Garlic Bread' }] },
    ]);
    expect(findDrawn('chicken').map(({ contentId }) => contentId)).toEqual(['1']);
    expect(findDrawn('garlic').map(({ contentId }) => contentId)).toEqual(['2']);
    expect(findDrawn('house blue').map(({ contentId }) => contentId)).toEqual(['1']);
  });

  it.each([
    ['cafe', ['coffee', 'halal']],
    ['Cafés', ['coffee', 'halal']],
    ['カフェ', ['coffee', 'halal']],
    ['咖啡', ['coffee', 'halal']],
    ['soup', ['soup', 'stew']],
    ['スープ', ['soup', 'stew']],
    ['汤', ['soup', 'stew']],
    ['湯', ['soup', 'stew']],
    ['noodles', ['noodles']],
    ['noodle', ['noodles']],
    ['麺', ['noodles']],
    ['面条', ['noodles']],
    ['麵', ['noodles']],
    ['halal', ['halal']],
    ['ハラール', ['halal']],
    ['清真', ['halal']],
  ])('finds kinds and families by %s: %j', (text, found) => {
    const byKind = createRestaurantSearch([
      ...['coffee', 'soup', 'stew', 'noodles', 'pizza'].map((kind) => ({
        ...{ contentId: kind, title: '집', kind },
      })),
      { contentId: 'halal', title: '할랄 카페', kind: 'curry' },
    ]);
    expect(byKind(text).map(({ contentId }) => contentId)).toEqual(found);
  });

  it('returns the list in order for an empty text', () => {
    expect(search('  ')).toEqual(rows);
    const titles = find('tang');
    expect(titles).toEqual(
      rows.map(({ title }) => title).filter((title) => titles.includes(title)),
    );
  });

  it.each([
    ['ja', 'サムゲタン', '백제삼계탕'],
    ['zh-Hans', '参鸡汤', '백제삼계탕'],
    ['zh-Hant', '蔘雞湯', '백제삼계탕'],
  ] as const)(
    'finds a dish by its name in %s before the place has its names',
    async (locale, text, title) => {
      const create = await loadRestaurantSearch(locale);
      expect(create(rows)(text).map((row) => row.title)).toContain(title);
      expect(create(rows)('没有这个词')).toEqual([]);
    },
  );

  it('finds a place by its translated name', () => {
    const names = { language: 'ja', title_eng: 'ミョンドンジプ' };
    const translated = createRestaurantSearch([{ contentId: '1', title: '가', names }, ...rows]);
    expect(translated('ミョンドン').map(({ contentId }) => contentId)).toContain('1');
  });
});
