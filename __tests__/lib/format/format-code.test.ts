import { describe, expect, it } from '@jest/globals';
import halalKitchens from '@/packages/engine/lexicon/halal-kitchens.json';
import hidden from '@/packages/engine/lexicon/hidden.json';
import substances from '@/packages/engine/lexicon/substances.json';
import { ALLERGENS } from '@kioot/engine/needs';
import questions from '@/content/question-foods.json';
import { formatCode } from '@/lib/format/format-code';
import { ALLERGEN_FORM_ORDER } from '@/lib/format/allergen-form-order';
import en from '@/messages/en.json';
import { translatorOf } from '../../helpers/translator';

const words = translatorOf('en', 'words');

describe('formatCode', () => {
  it('translates every ingredient, question and kind of kitchen', () => {
    const codes = [
      ...hidden.map(({ code }) => code),
      ...substances.map(({ name }) => name),
      ...halalKitchens.map(({ kitchen }) => kitchen),
      ...ALLERGENS,
      ...questions.items.map(({ code }) => code),
      ...['spicy', 'hot', 'very-hot', 'pungent', 'halal', 'vegan', 'vegetarian'],
    ].map((code) => code.replaceAll(' ', '-'));
    expect(Object.keys(en.words.code).sort()).toEqual([...new Set(codes)].sort());
  });

  it.each([
    ['anchovy-stock', 'anchovy stock'],
    ['egg-in-batter', 'egg in the batter'],
    ['lard', 'lard (pork fat)'],
    ['tree nut', 'tree nut'],
    ['Indonesian or Malay', 'Indonesian or Malay'],
  ])('translates %s as %s', (code, expected) => expect(formatCode(words, code)).toBe(expected));

  it('spells out an unknown code', () => {
    expect(formatCode(words, 'duck-stock')).toBe('duck stock');
    expect(formatCode(words, 'constructor')).toBe('constructor');
  });
});

describe('ALLERGEN_FORM_ORDER', () => {
  it('has every allergen once', () => {
    expect([...ALLERGEN_FORM_ORDER].sort()).toEqual([...ALLERGENS].sort());
  });
});
