import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import base from '@/data/built/map/base.json';
import placesJa from '@/data/curated/place-names/ja.json';
import placesZhHans from '@/data/curated/place-names/zh-Hans.json';
import placesZhHant from '@/data/curated/place-names/zh-Hant.json';
import stations from '@/data/built/stations.json';
import words from '@/data/curated/words-by-language.json';
import { AREAS } from '@/lib/areas';
import { ALLERGENS } from '@kioot/engine/needs';
import en from '@/messages/en.json';
import ja from '@/messages/ja.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';

describe('terms by language', () => {
  it('covers every area and every allergen', () => {
    expect(Object.keys(words.areas)).toEqual(AREAS.map(({ location_ko }) => location_ko));
    expect(Object.keys(words.allergens)).toEqual([...ALLERGENS]);
  });

  it('translates every entry into three languages, without Hangul, and without kana in Chinese', () => {
    const { areas, allergens, diets, fivePungent } = words;
    for (const table of [areas, allergens, diets, fivePungent]) {
      for (const [key, { ja, zhHans, zhHant }] of Object.entries(table)) {
        expect([key, ja]).not.toContain('');
        expect([zhHans, zhHant, ja].join('')).not.toMatch(/\p{Script=Hangul}/u);
        expect(`${zhHans}${zhHant}`).toMatch(/^[^\p{Script=Hiragana}\p{Script=Katakana}]{2,}$/u);
      }
    }
  });

  it('lists only allergens that the engine knows', () => {
    const { ja, zhHans, zhHant } = words.allergenLists;
    const listed = [ja.required, ja.recommended, zhHans.required, zhHant.required];
    for (const { codes } of listed) {
      expect(codes.filter((code) => !(code in words.allergens))).toEqual([]);
    }
  });

  it.each([
    ['ja', ja],
    ['zhHans', zhHans],
    ['zhHant', zhHant],
  ] as const)('match the messages for allergens and diets: %s', (language, messages) => {
    for (const code of ALLERGENS)
      expect(messages.words.allergen[code]).toBe(words.allergens[code][language]);
    for (const diet of ['strictVegan', 'lactoOvo'] as const) {
      const { [diet]: terms } = words.diets;
      const texts = [
        messages.words.diet,
        messages.wizard.veganKinds,
        messages.card.wishes,
        messages.about.words,
      ].map((namespace) => namespace[diet]);
      expect(new Set(texts)).toEqual(new Set([terms[language]]));
    }
  });

  it('does not call vegan food free of garlic in Taiwan', () => {
    const files = ['messages/zh-Hant.json', 'supabase/seeds/zh-Hant.sql'];
    const names = readFileSync('packages/engine/lexicon/names-zh-hant.json', 'utf8');
    expect(names).not.toMatch(/[奶蛋全]素/);
    for (const file of [
      ...files,
      'packages/engine/lexicon/names-zh-hant.json',
      'content/tag-labels.json',
    ])
      expect(readFileSync(file, 'utf8')).not.toContain('純素');
  });
});

describe('the diet without alliums', () => {
  it('uses the Taiwanese term in Traditional Chinese only', () => {
    const { strictVegan, ovo, lacto, lactoOvo } = zhHant.words.dietNoFivePungent;
    expect(strictVegan).toBe(words.diets.strictVeganNoFivePungent.zhHant);
    expect(lactoOvo).toBe(words.diets.lactoOvoNoFivePungent.zhHant);
    expect(ovo).toBe(words.diets.ovoNoFivePungent.zhHant);
    expect(lacto).toBe(words.diets.lactoNoFivePungent.zhHant);
    const others = { ...zhHant, words: { ...zhHant.words, dietNoFivePungent: null } };
    expect(JSON.stringify(others)).not.toMatch(/全素|奶蛋素(?!（可含五辛）)/);
  });

  it.each([
    ['ja', ja],
    ['zhHans', zhHans],
    ['zhHant', zhHant],
  ] as const)('matches the names on the staff card: %s', (language, { card: { foods } }) => {
    const { fivePungent: five } = words;
    const table = [five.garlic, five.onion, five['green-onion'], five.chives, five['wild-chives']];
    expect([
      foods.garlic,
      foods.onions,
      foods.springOnions,
      foods.chives,
      foods.wildChives,
    ]).toEqual(table.map((names) => names[language]));
  });
});

describe('place names', () => {
  const known = new Set([...stations, ...base.stations].map(({ ko }) => ko));
  const districts = base.districts.map(({ ko }) => ko).sort();

  it.each([placesJa, placesZhHans, placesZhHant])(
    'are those of every district and of stations that are there, without Hangul',
    (names) => {
      expect(Object.keys(names.districts).sort()).toEqual(districts);
      expect(Object.keys(names.stations).filter((ko) => !known.has(ko))).toEqual([]);
      const translations = [...Object.values(names.districts), ...Object.values(names.stations)];
      expect(translations.filter((name) => /\p{Script=Hangul}|^$/u.test(name))).toEqual([]);
    },
  );

  it('has a Japanese name for every station, phonetic without known kanji', () => {
    expect([...known].filter((ko) => !(ko in placesJa.stations))).toEqual([]);
  });

  it('has no kana in Chinese names', () => {
    for (const { stations: named, districts: gu } of [placesZhHans, placesZhHant])
      expect([...Object.values(named), ...Object.values(gu)].join('')).not.toMatch(
        /\p{Script=Hiragana}|\p{Script=Katakana}/u,
      );
  });

  it('matches the area names in messages', () => {
    for (const [messages, language] of [
      [ja, 'ja'],
      [zhHans, 'zhHans'],
      [zhHant, 'zhHant'],
    ] as const)
      expect(Object.values(messages.words.area)).toEqual(
        Object.values(words.areas).map((names) => names[language]),
      );
    expect(Object.values(en.words.area)).toEqual(AREAS.map(({ location_en: name }) => name));
  });
});
