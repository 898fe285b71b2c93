import { expect, it } from '@jest/globals';
import { matchPreference, toFit, type DietaryRestrictions, type Preference } from '../../src';
import { createPlaceClassifier } from '../../src/lexicon';

const classify = createPlaceClassifier();

/** Match of a place by its name and menu. */
function match(
  need: Preference,
  menu: string,
  { title = '가게', restrictions }: { title?: string; restrictions?: DietaryRestrictions } = {},
) {
  const diet = classify({ contentId: '1', title, firstmenu: '', treatmenu: menu });
  const found = matchPreference(diet, need, restrictions);
  return { fit: toFit(found), justServes: found.justServes };
}

const VEGAN: Preference = { kind: 'strictVegan' };
const LACTO_OVO: Preference = { kind: 'lactoOvo' };
const HALAL: Preference = { kind: 'halal' };
const ANYTHING: Preference = { kind: 'any' };
const NO_PEANUT: DietaryRestrictions = { allergies: ['peanut'] };

it.each([
  ['by its dish alone', '호박죽, 갈비탕', '가게', 'maybe'],
  ['by the word of the menu', '비건 카레, 갈비탕', '가게', 'options'],
  ['by the label of a list', '카레(비건), 갈비탕', '가게', 'options'],
  ['by its own name', '호박죽, 갈비탕', '비건 식당', 'options'],
])('makes a place a match for strict vegans %s: %s', (_, menu, title, fit) => {
  expect(match(VEGAN, menu, { title }).fit).toBe(fit);
});

it('matches vegetarians by the name of a dish', () => {
  expect(match(LACTO_OVO, '호박죽, 갈비탕').fit).toBe('options');
});

it.each([
  ['과일샐러드', 'maybe'],
  ['땅콩 없는 샐러드', 'only'],
])('matches an allergy by the word of the menu alone: %s', (menu, fit) => {
  expect(match(ANYTHING, menu, { restrictions: NO_PEANUT }).fit).toBe(fit);
});

it.each([
  ['생대구탕, 생두부', VEGAN, 'sides'],
  ['비건 드레싱(비건), 갈비탕', VEGAN, 'sides'],
  ['올리브(비건), 갈비탕', VEGAN, 'sides'],
  ['FRENCH FRIES(비건), 갈비탕', VEGAN, 'sides'],
  ['통밀빵(비건), 삼겹살', VEGAN, 'sides'],
  ['인절미(비건), 삼겹살', VEGAN, 'sweets'],
  ['멘치까스카레, 로스까스카레, 감자튀김', LACTO_OVO, 'sides'],
])('needs a meal, not only a side: %s', (menu, need, justServes) => {
  expect(match(need, menu).justServes).toBe(justServes);
});

it('sends nobody to ask about a side where the meals are ruled out', () => {
  expect(match(VEGAN, '삼겹살, 된장').fit).toBe('none');
  expect(match(VEGAN, '삼겹살, 감자전').fit).toBe('maybe');
});

it.each([
  '두부버섯전골(비건)',
  '두부 샐러드(비건)',
  '비건 샌드위치(비건)',
  '비건 버거(비건)',
  '바게트 샌드위치(비건)',
  '두부덮밥(비건)',
  '야채카레(비건)',
  '나물비빔밥(비건)',
  '구운 야채 파스타(비건)',
])('takes a meal for one: %s', (menu) => {
  expect(match(VEGAN, menu)).toEqual({ fit: 'only', justServes: undefined });
});

it.each([
  ['콤보 플래터, 콤보 샌드위치', '할랄가이즈', 'only'],
  ['콤보 샌드위치', '할랄가이즈', 'maybe'],
  ['할랄 샌드위치', '식당', 'only'],
])('matches halal by the best meal of a place: %s at %s', (menu, title, fit) => {
  expect(match(HALAL, menu, { title }).fit).toBe(fit);
});
