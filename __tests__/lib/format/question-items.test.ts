import { describe, expect, it } from '@jest/globals';
import { ALLERGENS, createForbiddenMatcher, MEATS } from '@kioot/engine/needs';
import type { DishVerdict } from '@kioot/engine/verdicts';
import { getLexicon } from '@kioot/engine/lexicon';
import table from '@/lib/format/question-items.json';
import questionFoods from '@/content/question-foods.json';
import { toQuestionItems } from '@/lib/format/question-items';
import { FOODS } from '@/lib/staff-card/foods';
import en from '@/messages/en.json';
import ja from '@/messages/ja.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';

const { covers, reasons } = table;
const { items } = questionFoods;
const foods: Readonly<Record<string, string>> = FOODS;

describe('the table of questions', () => {
  it.each(items)('$code is $ko', ({ code, food, ko }) => {
    expect(foods[food]).toBe(ko);
    for (const messages of [en, ja, zhHans, zhHant]) {
      expect(messages.words.code).toHaveProperty(code);
      expect(messages.card.foods).toHaveProperty(food);
    }
  });

  it('has each item and each reason once', () => {
    const codes = items.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const named = [
      ...reasons.flatMap(({ ask }) => ask.split(' ')),
      ...covers.flatMap(({ code, covers: all }) => [code, ...all.split(' ')]),
    ];
    expect(named.filter((code) => !codes.includes(code))).toEqual([]);
    const keys = reasons.flatMap(({ asked, because = '' }) =>
      because.split(' ').map((source) => `${asked} ${source}`),
    );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('has only sources that the lexicon gives', () => {
    const { hidden, substances, families } = getLexicon();
    const known = new Set([
      ...hidden.map(({ code }) => code),
      ...substances.map(({ name }) => name),
      ...families.flatMap(({ words }) => words),
    ]);
    const sources = reasons.flatMap(({ because }) => because?.split(' ') ?? []);
    expect(sources.filter((source) => !known.has(source))).toEqual([]);
  });

  it('covers everything a preference forbids and every allergy', () => {
    const forbidden = (['strictVegan', 'halal'] as const).map((kind) =>
      createForbiddenMatcher({ kind }),
    );
    const codes = [
      ...getLexicon()
        .substances.filter((substance) => forbidden.some((isForbidden) => isForbidden(substance)))
        .map(({ name }) => name),
      ...[...MEATS, ...ALLERGENS, 'spicy', 'pungent'],
    ];
    const isMissing = (code: string) => toQuestionItems({ about: [code], tell: [] }).length === 0;
    expect(codes.filter(isMissing)).toEqual([]);
  });
});

const CASES: readonly (readonly [Pick<DishVerdict, 'about' | 'sources'>, string[]])[] = [
  [{ about: ['fish'], sources: { fish: ['fish-sauce', '나물'] } }, ['fish-sauce']],
  [
    { about: ['shrimp', 'fish'], sources: { shrimp: ['kimchi'], fish: ['kimchi', '김치'] } },
    ['salted-seafood', 'fish-sauce'],
  ],
  [{ about: ['pork'], sources: { pork: ['ham', '볶음밥'] } }, ['ham']],
  [{ about: ['anchovy'], sources: { fish: ['dried-anchovies'] } }, ['dried-anchovies']],
  [{ about: ['dairy'], sources: { milk: ['butter', 'cheese'] } }, ['dairy']],
  [{ about: ['beef', 'pork', 'chicken'], sources: {} }, ['meat']],
  [{ about: ['new-thing', 'egg'], sources: {} }, []],
];

it.each(CASES)('%j asks about %j', (verdict, expected) => {
  expect(toQuestionItems({ tell: [], ...verdict })).toEqual(expected);
});
