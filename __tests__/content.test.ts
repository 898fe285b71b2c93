import { expect, it } from '@jest/globals';
import { ALLERGENS } from '@kioot/engine/needs';
import allergenFoods from '@/content/allergen-foods.json';
import diets from '@/content/staff-diets.json';
import foods from '@/content/staff-foods.json';
import phrases from '@/content/staff-phrases.json';
import advice from '@/content/eating-advice.json';
import dishForms from '@/content/dish-forms.json';
import groups from '@/content/dish-groups.json';
import { FOOD_KINDS } from '@kioot/engine/lexicon';
import messages from '@/messages/en.json';

it('names foods of every allergen, each a food of the card', () => {
  expect(Object.keys(allergenFoods).sort()).toEqual(
    [...ALLERGENS, 'allShellfish', 'allNuts'].sort(),
  );
  for (const { nouns, open, hidden } of Object.values(allergenFoods)) {
    expect([nouns.length, open.length, hidden.length]).not.toContain(0);
    for (const food of [...nouns, ...open, ...hidden]) expect(foods).toHaveProperty(food);
  }
});

it('names diets by sentences and foods of the card', () => {
  for (const { sentences, keywords, allowed } of Object.values(diets)) {
    for (const id of sentences) expect(phrases).toHaveProperty(id);
    for (const food of [...keywords, ...allowed]) expect(foods).toHaveProperty(food);
  }
});

it('sets only what a sentence has', () => {
  for (const { ko, ...phrase } of Object.values(phrases))
    if ('nouns' in phrase) for (const noun of phrase.nouns) expect(ko).toContain(noun);
});

it('names forms, kinds and advice that have a message', () => {
  const { form, eat } = messages.dishFacts;
  const { endings, kinds } = dishForms;
  const forms = [...endings.flatMap((each) => each.form ?? []), ...Object.values(kinds)];
  const listed = Object.values(groups).flatMap((group): string[] => group.forms);
  for (const each of [...forms, ...listed, ...Object.keys(advice.forms)])
    expect(form).toHaveProperty(each);
  const ofEndings = [...advice.endings, ...advice.exceptions].map((rule) => rule.advice);
  for (const each of [...Object.values(advice.forms).flat(), ...ofEndings])
    expect(eat).toHaveProperty(each);
  const named = Object.values(groups).flatMap((group): string[] => [group.picture, ...group.kinds]);
  expect(FOOD_KINDS).toEqual(expect.arrayContaining([...named, ...Object.keys(kinds)]));
});
