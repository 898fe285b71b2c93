import { expect, it } from '@jest/globals';
import restaurants from '../../../../data/restaurants.json';
import { toHouseName } from '../../src/names/house';

it.each([
  ['홍대 부엌', 'Hongdae Kitchen', 'ホンデ プオク'],
  ['하우스오브바이닐 망원점', '', 'ハウスオブバイニル マンウォン店'],
  ['에삐 EPI', 'EPI', 'エッピ EPI'],
  ['고깃집열 본점', '', 'コギッチビョル 本店'],
  ['[백년가게] 선천집', '', 'ソンチョンジプ'],
  // The end of one word is no branch.
  ['반점', '', 'パンジョム'],
  ['Blue Bottle', 'Blue Bottle', 'Blue Bottle'],
])('%s is spelt as it is spoken in Japanese', (title, english, ja) => {
  expect(toHouseName('ja', { title, english })).toBe(ja);
});

it('calls a house in Chinese by its English name and invents no Hanzi', () => {
  const hanzi = restaurants.filter(({ title, title_eng: english }) =>
    /\p{Script=Han}/u.test(toHouseName('zhHans', { title, english }).replace(title, '')),
  );
  expect(hanzi.filter((row) => !/\p{Script=Han}/u.test(row.title_eng))).toEqual([]);
  expect(toHouseName('zhHant', { title: '명동교자', english: 'Myeongdong Kyoja' })).toBe(
    'Myeongdong Kyoja',
  );
});

it('takes what a house calls itself', () => {
  const given = { title: '마포옥', english: 'Mapo-ok', official: '麻浦屋' };
  expect(toHouseName('ja', given)).toBe('麻浦屋');
  expect(toHouseName('zhHant', given)).toBe('麻浦屋');
});

it('leaves no Hangul in a Japanese name', () => {
  const names = restaurants.map(({ title }) => toHouseName('ja', { title }));
  expect(names.filter((name) => name.trim() === '' || /\p{Script=Hangul}/u.test(name))).toEqual([]);
});
