import { existsSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { createEngine } from '@kioot/engine';
import { FOOD_KINDS, getLexicon } from '@kioot/engine/lexicon';
import { ALLERGENS, MEATS, type PersonNeeds } from '@kioot/engine/needs';
import table from '@/lib/search/classification/dish-drawings.json';
import {
  chooseDrawing,
  getDishDrawing,
  getPlaceDrawings,
} from '@/lib/search/classification/choose-drawing';
import { chooseSeenDrawing } from '@/lib/search/contract/seen-drawing';

const engine = createEngine(getLexicon());
const ANYTHING: PersonNeeds = { need: { kind: 'any' } };
const VEGAN: PersonNeeds = { need: { kind: 'strictVegan' } };
const ANIMALS = [
  'beef',
  'pork',
  'chicken',
  'lamb',
  'meat',
  'fish',
  'shrimp',
  'squid',
  'shellfish',
  'crab',
];
const choose = (dish: string, kind: string, ...people: PersonNeeds[]) =>
  chooseDrawing(engine.classifyDish(dish), kind, people);

it('draws the dish by its name, without remarks in brackets, or by the end of its name', () => {
  expect(choose('두부조림 (2인)', 'set-meal', ANYTHING)).toBe('dubu-jorim.webp');
  expect(choose('비빔밥', 'set-meal', ANYTHING)).toBe('bibimbap.webp');
  expect(choose('산채비빔밥', 'set-meal', ANYTHING)).toBe('vegetable-bibimbap.webp');
  expect(choose('명동 칼국수', 'set-meal', ANYTHING)).toBe('kalguksu.webp');
});

it.each<[string, PersonNeeds, string]>([
  ['잡채', { ...ANYTHING, profile: { allergies: ['beef'] } }, 'beef, and no plainer one'],
  ['김치찌개', { need: { kind: 'halal' } }, 'pork'],
  ['제육볶음', { need: { kind: 'meats', meats: ['beef'] } }, 'pork beside chosen beef'],
  ['비빔밥', { ...ANYTHING, profile: { allergies: ['sesame', 'egg'] } }, 'sesame and egg'],
  ['콩국수', { ...ANYTHING, profile: { allergies: ['gluten'] } }, 'wheat'],
  ['떡볶이', { ...ANYTHING, profile: { allergies: [], notSpicy: true } }, 'chilli'],
  ['파김치', { ...VEGAN, profile: { allergies: [], noFivePungent: true } }, 'leek'],
  ['호박죽', { ...ANYTHING, profile: { allergies: [], otherSevere: true } }, 'an unknown allergen'],
])('draws a closed cover of %s for %j: %s', (dish, person) => {
  expect(choose(dish, 'unknown', ANYTHING, person)).toBe('unknown');
});

it('lets a phone choose for the page of a place as the list does for its card', () => {
  const dishes = ['비빔밥', '두부조림', '샐러드'].map((dish) => engine.classifyDish(dish));
  const { first, isLarge, byDish, ofKind } = getPlaceDrawings(dishes, 'bibimbap');
  expect([first, isLarge]).toEqual(['bibimbap.webp', true]);
  const ALLERGIC: PersonNeeds = { ...VEGAN, profile: { allergies: ['soy', 'egg'] } };
  for (const dish of dishes)
    for (const person of [ANYTHING, VEGAN, ALLERGIC])
      expect(chooseSeenDrawing(byDish[dish.dish] ?? ofKind, [person])).toBe(
        chooseDrawing(dish, 'bibimbap', [person]),
      );
  expect(getPlaceDrawings([], 'unknown')).toEqual({
    ...{ first: 'unknown', isLarge: false, byDish: {}, ofKind: [] },
  });
});

it.each([
  ['비빔밥', 'vegetable-bibimbap'],
  ['김밥', 'vegetable-gimbap'],
  ['잡채', 'vegan-japchae'],
  ['피자', 'vegetable-pizza'],
  ['한정식', 'temple-meal'],
])('draws a plainer %s for a diet, never for an allergy', (dish, plainer) => {
  expect(choose(dish, 'unknown', VEGAN)).toBe(`${plainer}.webp`);
  const allergies = ['egg', 'beef', 'milk', 'fish'] as const;
  expect(choose(dish, 'unknown', { ...VEGAN, profile: { allergies } })).toBe('unknown');
});

it('draws nothing that the dish is known to be without', () => {
  expect(choose('비건 버거 (비건)', 'burger', ANYTHING)).toBe('plant-burger.webp');
  expect(choose('비건 케이크 (비건)', 'cake', ANYTHING)).toBe('chocolate-cake.webp');
  expect(choose('비건 라떼 (비건)', 'coffee', ANYTHING)).toBe('unknown');
  expect(choose('닭고기 케밥', 'kebab', { need: { kind: 'halal' } })).toBe('kebab.webp');
  expect(choose('닭곰탕', 'soup', ANYTHING)).toBe('dak-gomtang.webp');
  expect(choose('오리탕', 'soup', ANYTHING)).toBe('unknown');
  expect(getDishDrawing('떡볶이', engine.classifyDish('떡볶이'))).toBe('tteokbokki');
  expect(getDishDrawing('비건 라떼', engine.classifyDish('비건 라떼 (비건)'))).toBeNull();
});

it('draws the kind of food of the dish, else of the place, where it shows nothing avoided', () => {
  expect(choose('루꼴라 샐러드', 'unknown', VEGAN)).toBe('green-salad.webp');
  expect(choose('샐러드', 'salad', { ...VEGAN, profile: { allergies: ['tomato'] } })).toBe(
    'unknown',
  );
  expect(chooseDrawing(undefined, 'grilled-beef', [VEGAN])).toBe('unknown');
  expect(chooseDrawing(undefined, 'grilled-beef', [ANYTHING])).toBe('beef-grill.webp');
  // A plainer meal would seem to be served where no dish of the menu is known.
  expect(chooseDrawing(undefined, 'set-meal', [VEGAN])).toBe('unknown');
  expect(chooseDrawing(undefined, 'bar', [ANYTHING])).toBe('bar');
});

const dishes = Object.entries(table.dishes).map(([slug, dish]) => {
  const { names = [], ends = [] }: { names?: string[]; ends?: string[] } = dish;
  return { slug, names: [...names, ...ends], shows: dish.shows };
});

it.each<['strictVegan' | 'lactoOvo' | 'halal', string[]]>([
  ['strictVegan', [...ANIMALS, 'egg', 'milk']],
  ['lactoOvo', ANIMALS],
  ['halal', ['pork', 'meat', 'alcohol']],
])('shows %s nothing they avoid, of no name of the table', (kind, avoided) => {
  const shown = new Map(dishes.map(({ slug, shows }) => [`${slug}.webp`, shows]));
  const seen = dishes
    .flatMap(({ names }) => names.map((name) => choose(name, 'unknown', { need: { kind } })))
    .filter((drawing) => shown.get(drawing)?.some((code) => avoided.includes(code)));
  expect(seen).toEqual([]);
});

it('has a picture for each dish, and names of its own for what they show', () => {
  for (const { slug, names } of dishes) {
    expect(existsSync(`public/images/dishes/${slug}.webp`)).toBe(true);
    expect(existsSync(`public/images/recipes/${slug}-16x9.webp`)).toBe(true);
    expect(names.length).toBeGreaterThan(0);
  }
  const slugs = new Set(dishes.map(({ slug }) => slug));
  expect(
    Object.values(table.kinds)
      .flat()
      .filter((slug) => !slugs.has(slug)),
  ).toEqual([]);
  const kinds = [...Object.keys(table.kinds), ...Object.keys(table.symbols), 'unknown'];
  expect(kinds.sort()).toEqual([...FOOD_KINDS].sort());
  const known = new Set<string>([...ALLERGENS, ...MEATS, 'meat', 'allium', 'spicy', 'alcohol']);
  const shown = [...dishes.flatMap(({ shows }) => shows), ...Object.values(table.symbols).flat()];
  expect(shown.filter((code) => !known.has(code))).toEqual([]);
});
