import { existsSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { createEngine } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { ALLERGENS, MEATS, type PersonNeeds } from '@kioot/engine/needs';
import table from '@/lib/search/classification/dish-drawings.json';
import { chooseDrawing } from '@/lib/search/classification/choose-drawing';

const engine = createEngine(getLexicon());
const ANYTHING: PersonNeeds = { need: { kind: 'any' } };
const VEGAN: PersonNeeds = { need: { kind: 'strictVegan' } };
const choose = (dish: string, kind: string, ...people: PersonNeeds[]) =>
  chooseDrawing(engine.classifyDish(dish), kind, people);

it('draws the dish by its name, without remarks in brackets', () => {
  expect(choose('두부조림 (2인)', 'set-meal', ANYTHING)).toBe('dubu-jorim.webp');
  expect(choose('비빔밥', 'set-meal', ANYTHING)).toBe('bibimbap.webp');
});

it.each<[string, PersonNeeds, string]>([
  ['비빔밥', VEGAN, 'egg and beef'],
  ['잡채', VEGAN, 'a vegan one says more than the menu'],
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

it('draws the kind of food where it shows nothing avoided', () => {
  expect(choose('샐러드', 'salad', VEGAN)).toBe('salad');
  expect(choose('샐러드', 'salad', { ...VEGAN, profile: { allergies: ['tomato'] } })).toBe(
    'unknown',
  );
  expect(chooseDrawing(undefined, 'grilled-beef', [VEGAN])).toBe('unknown');
});

it('has a picture for each dish, and names of its own for what they show', () => {
  for (const slug of Object.keys(table.dishes)) {
    expect(existsSync(`public/images/dishes/${slug}.webp`)).toBe(true);
    expect(existsSync(`public/images/recipes/${slug}-16x9.webp`)).toBe(true);
  }
  const known = new Set<string>([...ALLERGENS, ...MEATS, 'meat', 'allium', 'spicy', 'alcohol']);
  const shown = [
    ...Object.values(table.dishes).flatMap(({ shows }) => shows),
    ...Object.values(table.kinds).flat(),
  ];
  expect(shown.filter((code) => !known.has(code))).toEqual([]);
});
