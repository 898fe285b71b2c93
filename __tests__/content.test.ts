import { expect, it } from '@jest/globals';
import { ALLERGENS } from '@kioot/engine/needs';
import allergenFoods from '@/content/allergen-foods.json';
import foods from '@/content/staff-foods.json';
import phrases from '@/content/staff-phrases.json';

it('names foods of every allergen, each a food of the card', () => {
  expect(Object.keys(allergenFoods).sort()).toEqual(
    [...ALLERGENS, 'allShellfish', 'allNuts'].sort(),
  );
  for (const { nouns, open, hidden } of Object.values(allergenFoods)) {
    expect([nouns.length, open.length, hidden.length]).not.toContain(0);
    for (const food of [...nouns, ...open, ...hidden]) expect(foods).toHaveProperty(food);
  }
});

it('sets only what a sentence has', () => {
  for (const { ko, ...phrase } of Object.values(phrases))
    if ('nouns' in phrase) for (const noun of phrase.nouns) expect(ko).toContain(noun);
});
