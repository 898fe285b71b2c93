import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import stations from '@/data/stations.json';
import words from '@/data/words-by-language.json';
import { AREAS } from '@/lib/areas';
import { ALLERGENS } from '@/lib/engine/needs';
import ja from '@/messages/ja.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';

describe('words by language', () => {
  it('has every area and every allergen, and no station that is not there', () => {
    expect(Object.keys(words.areas)).toEqual(AREAS.map(({ location_ko }) => location_ko));
    expect(Object.keys(words.allergens)).toEqual([...ALLERGENS]);
    const known = new Set(stations.map(({ ko }) => ko));
    expect(Object.keys(words.stations).filter((station) => !known.has(station))).toEqual([]);
  });

  it('says every one of them in three languages, without Hangul and without kana in Chinese', () => {
    const { areas, stations: names, allergens, diets, fivePungent } = words;
    for (const table of [areas, names, allergens, diets, fivePungent]) {
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
  ] as const)('are what screens say of allergens and diets: %s', (language, messages) => {
    for (const code of ALLERGENS)
      expect(messages.words.allergen[code]).toBe(words.allergens[code][language]);
    for (const diet of ['strictVegan', 'lactoOvo'] as const) {
      const { [diet]: promised } = words.diets;
      const said = [
        messages.words.diet,
        messages.guide.veganKinds,
        messages.card.wishes,
        messages.about.words,
      ].map((room) => room[diet]);
      expect(new Set(said)).toEqual(new Set([promised[language]]));
    }
  });

  it('promises nobody in Taiwan that there is no garlic in what is vegan', () => {
    const files = ['messages/zh-Hant.json', 'supabase/seeds/zh-Hant.sql'];
    for (const file of [...files, 'data/lexicon/names-zh-hant.json', 'lib/recipes/tag-words.ts'])
      expect(readFileSync(file, 'utf8')).not.toContain('純素');
  });
});
