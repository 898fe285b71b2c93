import { expect, it } from '@jest/globals';
import restaurants from '../../../../data/synced/restaurants.json';
import { toRestaurantName } from '../../src/names/restaurant-name';

it.each([
  ['홍대 부엌', 'Hongdae Kitchen', 'ホンデ プオク'],
  ['하우스오브바이닐 망원점', '', 'ハウスオブバイニル マンウォン店'],
  ['에삐 EPI', 'EPI', 'エッピ EPI'],
  ['고깃집열 본점', '', 'コギッチビョル 本店'],
  ['[백년가게] 선천집', '', 'ソンチョンジプ'],
  // The ending of a single word is no branch.
  ['반점', '', 'パンジョム'],
  ['Blue Bottle', 'Blue Bottle', 'Blue Bottle'],
])('transcribes %s into Japanese', (title, english, ja) => {
  expect(toRestaurantName('ja', { title, english })).toBe(ja);
});

it('uses the English name in Chinese and invents no Hanzi', () => {
  const hanzi = restaurants.filter(({ title, title_eng: english }) =>
    /\p{Script=Han}/u.test(toRestaurantName('zhHans', { title, english }).replace(title, '')),
  );
  expect(hanzi.filter((row) => !/\p{Script=Han}/u.test(row.title_eng))).toEqual([]);
  expect(toRestaurantName('zhHant', { title: '명동교자', english: 'Myeongdong Kyoja' })).toBe(
    'Myeongdong Kyoja',
  );
});

it("prefers the restaurant's own name", () => {
  const titles = { title: '마포옥', english: 'Mapo-ok', official: '麻浦屋' };
  expect(toRestaurantName('ja', titles)).toBe('麻浦屋');
  expect(toRestaurantName('zhHant', titles)).toBe('麻浦屋');
});

it('passes over an official name with Hangul in it', () => {
  const given = { title: 'ㅎㄷ카페', english: 'HD Cafe', official: 'ㅎㄷカフェ' };
  expect(toRestaurantName('ja', given)).toBe('フドゥカペ');
  expect(toRestaurantName('zhHant', given)).toBe('HD Cafe');
});

it('leaves no Hangul in a Japanese name', () => {
  const names = restaurants.map(({ title }) => toRestaurantName('ja', { title }));
  expect(names.filter((name) => name.trim() === '' || /\p{Script=Hangul}/u.test(name))).toEqual([]);
});
