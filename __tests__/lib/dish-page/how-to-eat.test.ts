import { expect, it, test } from '@jest/globals';
import { getDishForm } from '@/lib/dish-page/dish-form';
import { getEatingAdvice } from '@/lib/dish-page/how-to-eat';
import { getDishes } from '@/lib/dishes/dish-catalog';

function getDish(ko: string) {
  const dish = getDishes().find((each) => each.ko === ko);
  if (!dish) throw new Error(`${ko} is not in the catalog`);
  return dish;
}

it.each([
  ['된장찌개', 'stew'],
  ['비빔밥', 'mixedRice'],
  ['물냉면', 'coldNoodles'],
  ['비빔냉면', 'mixedNoodles'],
  ['삼겹살', 'tableGrill'],
  ['고등어구이', 'grilled'],
  ['탕수육', 'deepFried'],
  ['콩나물국밥', 'riceSoup'],
  ['해물파전', 'pancake'],
  ['배추김치', 'kimchi'],
  ['간장게장', 'marinatedSeafood'],
  ['간장', 'sauce'],
  ['물회', 'coldSoup'],
  ['송편', 'riceCake'],
  ['막걸리', 'alcohol'],
  ['녹차', 'drink'],
  ['낙지젓', 'saltedSeafood'],
  ['문어숙회', 'parboiled'],
  ['닭볶음탕', 'simmered'],
  ['가츠동', 'riceBowl'],
  ['양꼬치', 'skewers'],
  ['탄두리 치킨', 'grilled'],
  ['생선양념구이', 'grilled'],
  ['조개구이', 'grilled'],
  ['한우떡갈비', 'grilled'],
  ['바싹불고기', 'grilled'],
  ['치킨케밥', undefined],
  ['라볶이', undefined],
])('%s is %s', (ko, form) => {
  expect(getDishForm(getDish(ko))).toBe(form);
});

it.each([
  ['비빔밥', ['oneBowl', 'mix', 'pasteApart']],
  ['물냉면', ['oneBowl', 'vinegar', 'scissors']],
  ['갈비탕', ['oneBowl', 'riceIn']],
  ['부대찌개', ['sharedPot', 'riceWith']],
  ['곱창전골', ['sharedPot', 'extrasLast']],
  ['삼겹살', ['tableGrill', 'wrap']],
  ['쌈밥', ['wrap']],
  ['아귀찜', ['sharedPlate']],
  ['삼계탕', ['oneBowl']],
  ['콩국수', ['oneBowl']],
  ['비빔냉면', ['oneBowl', 'mix', 'scissors']],
  ['보쌈김치', ['sideDish']],
  ['시금치나물', ['sideDish']],
  ['닭무침', []],
  ['쌈밥정식', ['together']],
  ['회코스', []],
  ['생선양념구이', ['sharedPlate']],
  ['껍데기', ['tableGrill']],
  ['양갈비', ['tableGrill']],
  ['오코노미야키', []],
  ['국수전골', ['sharedPot']],
  ['월남쌈', []],
  ['오뎅탕', []],
  ['닭백숙', ['sharedPot']],
  ['양푼김치찌개', ['riceWith']],
  ['생태찌개', ['riceWith']],
  ['신선로', ['sharedPot']],
  ['홍어회', ['sharedPlate']],
  ['참치회', ['sharedPlate', 'dipRawFish']],
])('%s: %j', (ko, advice) => {
  const dish = getDish(ko);
  expect(getEatingAdvice(dish, getDishForm(dish))).toEqual(advice);
});

it.each([
  '고구마맛탕',
  '두부김치',
  '빙떡',
  '부리또',
  '딸기빙수',
  '뺑오쇼콜라',
  '감자 부리또',
  '순두부',
])('%s has a name that ends like a form and is none, or no form', (ko) => {
  const dish = getDishes().find((each) => each.ko === ko);
  const form = dish && getDishForm(dish);
  expect(form === undefined || form === 'sweet').toBe(true);
});

test('a dish of another cuisine has no advice of a Korean one', () => {
  const dish = getDish('고르곤졸라 피자');
  expect(getDishForm(dish)).toBeUndefined();
  expect(getEatingAdvice(dish, undefined)).toEqual([]);
});
