import { describe, expect, it } from '@jest/globals';
import restaurants from '../../../../data/synced/restaurants.json';
import namesHans from '../../lexicon/names-zh-hans.json';
import namesHant from '../../lexicon/names-zh-hant.json';
import officialHans from '../../lexicon/official-names-zh-hans.json';
import officialHant from '../../lexicon/official-names-zh-hant.json';
import { readMenu } from '../../src/menu';
import { getNamerFor } from '../../src/lexicon/foreign-names';

const hans = (dish: string): string => getNamerFor('zhHans').toDish(dish).name;
const hant = (dish: string): string => getNamerFor('zhHant').toDish(dish).name;

const dishNames = [
  ...new Set(
    restaurants.flatMap((restaurant) =>
      readMenu(restaurant).flatMap(({ isDish, dish }) => (isDish ? [dish] : [])),
    ),
  ),
];

const HAN = /\p{Script=Han}/u;
/** Characters of fish and herbs outside both standards. */
const OUTSIDE_TAIWAN = {
  hans: '魟鰤鲀鲉焗莙荙粿椪藠啰鲯鳀茖鲹鲬鰶椇',
  hant: '鮋饢藠獁鮟鱇魩擀鰺蕒鯒芪坂鮁饊菓',
};

/**
 * Character repertoire of each standard: GB 2312 has no traditional form, Big5 no simplified one.
 */
function toGlyphs(
  encoding: string,
  [from, to]: readonly [number, number],
  trails: ReadonlyArray<readonly [number, number]>,
): Set<string> {
  const decoder = new TextDecoder(encoding);
  const glyphs = new Set<string>();
  for (let lead = from; lead <= to; lead += 1) {
    for (const [first, last] of trails) {
      for (let trail = first; trail <= last; trail += 1) {
        glyphs.add(decoder.decode(new Uint8Array([lead, trail])));
      }
    }
  }
  return glyphs;
}

describe('Chinese names of dishes', () => {
  it.each([
    ['매운 돼지갈비찜', '辣炖猪排骨', '辣燉豬排骨'],
    ['해물순두부찌개', '海鲜嫩豆腐锅', '海鮮嫩豆腐鍋'],
    ['연어 감자샐러드', '三文鱼土豆沙拉', '鮭魚馬鈴薯沙拉'],
    ['참치치즈샌드위치', '金枪鱼芝士三明治', '鮪魚起司三明治'],
    ['토마토 파스타', '番茄意面', '番茄義大利麵'],
    ['오징어볶음', '辣炒鱿鱼', '辣炒魷魚'],
    ['김치볶음밥', '泡菜炒饭', '泡菜炒飯'],
    ['매운 새우볶음', '辣炒虾', '辣炒蝦'],
  ])('name %s in the words of each region', (dish, simplified, traditional) => {
    expect([hans(dish), hant(dish)]).toEqual([simplified, traditional]);
  });

  it.each([
    ['순두부찌개 수제', '手工嫩豆腐锅'],
    ['소스를 곁들인 새우', '虾配酱'],
    ['감자와 버섯구이', '土豆和烤蘑菇'],
    ['불고기정식', '烤牛肉套餐'],
    ['모둠초밥', '什锦寿司'],
    ['간장소스 연어구이', '酱油酱烤三文鱼'],
    ['치킨 타코 + 콜라', '鸡肉塔可+可乐'],
  ])('put %s in Chinese order', (dish, name) => {
    expect(hans(dish)).toBe(name);
  });

  it.each([
    ['오징어탕수육', '糖醋鱿鱼'],
    ['고추장불고기', '辣椒酱烤猪肉'],
    ['버섯불고기', '蘑菇烤牛肉'],
    ['한우갈비탕', '韩牛排骨汤'],
    ['만두국', '饺子汤（猪肉）'],
    ['콩불고기', '素烤肉'],
    ['낙지회', '章鱼刺身'],
    ['한우양념갈비', '韩牛调味牛排骨'],
    ['가이센동', '海鲜盖饭（鱼）'],
    ['소생갈비', '鲜牛排骨'],
    ['생갈비', '鲜排骨'],
  ])('mention exactly the animals in %s', (dish, name) => {
    expect(hans(dish)).toBe(name);
  });

  it('romanize unknown words', () => {
    expect(getNamerFor('zhHans').toDish('뷁뷁찌개')).toEqual({
      ko: '뷁뷁찌개',
      name: 'Bwekbwek汤锅',
      how: 'spelt',
    });
  });

  it.each(['', ' ', '()', '+', '{x}', '$&찜', '와', '\uD800', '김'.repeat(5000)])(
    'leave no Hangul in %j',
    (dish) => {
      expect(hans(dish)).not.toMatch(/\p{Script=Hangul}/u);
      expect(hant(dish)).not.toMatch(/\p{Script=Hangul}/u);
    },
  );

  it('leave no Hangul in the data and romanize under 5 %', () => {
    const names = dishNames.map((dish) => getNamerFor('zhHant').toDish(dish));
    expect(names.filter(({ name }) => /\p{Script=Hangul}/u.test(name))).toEqual([]);
    const romanized = names.filter(({ how }) => how === 'spelt');
    expect(romanized.length / names.length).toBeLessThan(0.05);
  });

  it('use only characters of their script', () => {
    const gb2312 = toGlyphs('gbk', [0xb0, 0xf7], [[0xa1, 0xfe]]);
    const big5 = toGlyphs(
      'big5',
      [0xa4, 0xf9],
      [
        [0x40, 0x7e],
        [0xa1, 0xfe],
      ],
    );
    const findForeignCharacters = (names: object, glyphs: ReadonlySet<string>, outside: string) =>
      [...new Set(Object.values(names).join(''))].filter(
        (glyph) => HAN.test(glyph) && !glyphs.has(glyph) && !outside.includes(glyph),
      );
    const simplified = { ...officialHans, ...namesHans.words };
    const traditional = { ...officialHant, ...namesHant.words };
    expect(findForeignCharacters(simplified, gb2312, OUTSIDE_TAIWAN.hans)).toEqual([]);
    expect(findForeignCharacters(traditional, big5, OUTSIDE_TAIWAN.hant)).toEqual([]);
    expect(Object.keys(namesHant.words)).toEqual(Object.keys(namesHans.words));
  });

  it('use words of Taiwan in Traditional Chinese', () => {
    const traditional = Object.values({ ...officialHant, ...namesHant.words });
    const mainlandNames = /土豆|三文魚|金槍魚|芝士|奶酪|西葫蘆|黃油|酸奶(?!油)|紅薯|青花魚/;
    expect(traditional.filter((name) => mainlandNames.test(name))).toEqual([]);
  });
});

it('calls a cake of glutinous rice no skewer', () => {
  expect(hans('두텁떡')).toBe('豆馅糯米糕');
  expect(hant('두텁떡')).toBe('豆餡糯米糕');
});
