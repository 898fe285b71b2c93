import { describe, expect, it } from '@jest/globals';
import stations from '@/data/stations.json';
import words from '@/data/words-by-language.json';
import { AREAS } from '@/lib/areas';
import { ALLERGENS } from '@/lib/engine/needs';

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
});
