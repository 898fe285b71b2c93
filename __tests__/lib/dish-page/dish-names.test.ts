import { expect, it } from '@jest/globals';
import { getDishes } from '@/lib/dishes/dish-catalog';
import type { Locale } from '@/lib/locales';

const dishes = new Map(getDishes().map((dish) => [dish.ko, dish]));

/** Words of names that a reader of the language knows the food by. */
const WORDS: ReadonlyArray<[locale: Locale, ko: string, word: string]> = [
  ['zh-Hans', '우럭조림', '许氏平鲉'],
  ['zh-Hant', '우럭매운탕', '許氏平鮋'],
  ['zh-Hans', '미역국', '裙带菜'],
  ['zh-Hant', '미역국', '裙帶菜'],
  ['zh-Hant', '홍합탕', '淡菜'],
  ['zh-Hant', '어묵국', '魚板'],
  ['zh-Hans', '도토리묵무침', '凉拌'],
  ['zh-Hans', '상추겉절이', '凉拌'],
  ['ja', '조개찜', '蒸し'],
  ['zh-Hans', '조개찜', '蒸'],
  ['en', '오란다', 'Wheat'],
  ['zh-Hans', '두부 샐러드 빠네디까사', '农家面包'],
];

it.each(WORDS)('%s: %s is called by the word %s', (locale, ko, word) => {
  expect(dishes.get(ko)?.names[locale]).toContain(word);
});

it.each([
  ['언양불고기', 'eonyangbulgogi'],
  ['모듬야채커리', 'modeumyachaekeori'],
  ['구운야채샐러드', 'guunyachaesaelleodeu'],
  ['고춧잎나물', 'gochunnimnamul'],
  ['된장찌개', 'doenjangjjigae'],
])('%s is romanized as %s', (ko, latin) => {
  expect(dishes.get(ko)?.romanized).toBe(latin);
});
