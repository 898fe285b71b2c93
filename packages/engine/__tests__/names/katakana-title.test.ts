import { expect, it } from '@jest/globals';
import restaurants from '../../../../data/synced/restaurants.json';
import { toKatakanaTitle } from '../../src/names/katakana';

it.each([
  ['홍대 부엌', 'ホンデ プオク'],
  ['하우스오브바이닐 망원점', 'ハウスオブバイニル マンウォン店'],
  ['에삐 EPI', 'エッピ EPI'],
  ['고깃집열 본점', 'コギッチビョル 本店'],
  ['[백년가게] 선천집', 'ソンチョンジプ'],
  ['ㅎㄷ 카페', 'フドゥ カペ'],
  // The ending of a single word is no branch.
  ['반점', 'パンジョム'],
  ['Blue Bottle', 'Blue Bottle'],
])('transcribes %s into Japanese', (title, ja) => {
  expect(toKatakanaTitle(title)).toBe(ja);
});

it('leaves no Hangul in a Japanese name', () => {
  const names = restaurants.map(({ title }) => toKatakanaTitle(title));
  expect(names.filter((name) => name.trim() === '' || /\p{Script=Hangul}/u.test(name))).toEqual([]);
});
