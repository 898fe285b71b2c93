import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createEngine } from '../../src';
import { createEnglishNamer } from '../../src/names';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { english } from '../../src/lexicon/english-names';
import { toRuns } from '../../../../__tests__/helpers/sample';

describe('english.toDish', () => {
  it.each([
    ['해물순두부찌개', 'Seafood and Soft Bean Curd Stew'],
    ['김치볶음밥', 'Kimchi Fried Rice'],
    ['산채 정식', 'Wild Vegetable Dish Combo'],
    ['곰탕', 'Beef Bone Soup'],
    ['만두국', 'Dumpling Soup (pork)'],
  ])('takes the official name of %s', (ko, en) => {
    expect(english.toDish(ko)).toEqual({ ko, en, how: 'official' });
  });

  it.each([
    ['매운 돼지갈비찜', 'Spicy Braised Pork Ribs'],
    ['해물순두부전골', 'Seafood and Soft Tofu Hot Pot'],
    ['한우 곱창전골', 'Hanwoo Beef Tripe Hot Pot'],
    ['매운 문어볶음', 'Spicy Stir-fried Octopus'],
    ['흑돼지 삼겹살', 'Black Pork Belly'],
    ['김치만두전골', 'Kimchi Dumpling Hot Pot (pork)'],
    ['평양물냉면', 'Pyeongyang Cold Buckwheat Noodles'],
    ['회 비빔냉면', 'Spicy Buckwheat Noodles with Sliced Raw Fish'],
    ['산꼼장어 구이', 'Grilled Live Hagfish'],
    ['로제떡볶이', 'Rosé Tteokbokki'],
    ['트러플크림뇨끼', 'Truffle Cream Gnocchi'],
    ['알리오올리오 파스타', 'Aglio e Olio Pasta'],
    ['시저샐러드', 'Caesar Salad'],
    ['아이스 아메리카노', 'Iced Americano'],
    ['딸기라떼', 'Strawberry Latte'],
    ['문어와 감자샐러드', 'Octopus and Potato Salad'],
    ['치킨 커리', 'Chicken Curry'],
    ['만두 및 국수', 'Dumplings and Noodles (pork)'],
    ['돼지 등갈비구이', 'Grilled Pork Back Ribs'],
    ['레몬 소스를 곁들인 새우', 'Shrimp with Lemon Sauce'],
    ['마라탕', 'Malatang'],
    ['팟타이', 'Pad Thai (seafood)'],
    ['순두부찌개특', 'Special Soft Tofu Stew'],
    ['1++ 한우 등심', '1++ Hanwoo Sirloin'],
    ['버섯 꿔바로우 (비건)', 'Mushroom Guobaorou (vegan)'],
    ['RUF Latte', 'RUF Latte'],
    ['Peanut Butter & Nutella', 'Peanut Butter & Nutella'],
  ])('composes %s', (ko, en) => {
    expect(english.toDish(ko)).toEqual({ ko, en, how: 'composed' });
  });

  it.each([
    ['곰장어구이', /bear/i],
    ['오리엔탈 샐러드', /duck/i],
    ['양배추볶음', /lamb/i],
    ['소바', /beef/i],
    ['게맛살김밥', /marinated/i],
    ['대구탕', /daegu/i],
    ['두부라우니', /urchin/i],
    ['산청', /syrup|live/i],
    ['김치', /gimchi/i],
    ['말차라떼', /horse/i],
    ['배추김치', /pear/i],
  ])('does not misread %s', (ko, wrong) => {
    expect(english.toDish(ko).en).not.toMatch(wrong);
  });

  it('romanizes unknown words and reports it', () => {
    expect(english.toDish('키미스타')).toEqual({
      ko: '키미스타',
      en: 'Kimiseuta',
      how: 'romanised',
    });
    expect(english.toDish('망고뷁뷁 샐러드').how).toBe('romanised');
  });

  it('falls back to loan words when they are loaded', () => {
    expect(english.toDish('망고스카이 샐러드')).toMatchObject({
      en: 'Mango Sky Salad',
      how: 'composed',
    });
    const withoutLoans = createEnglishNamer(getLexicon(), createEngine(getLexicon()).classifyDish);
    expect(withoutLoans.toDish('망고스카이 샐러드').how).toBe('romanised');
  });

  it('takes an unknown word before a set as its name', () => {
    expect(english.toDish('달맞이정식')).toMatchObject({ en: 'Dalmaji Set Meal', how: 'composed' });
  });

  it('returns each of the 800 official names', () => {
    const { official } = getLexicon().tables;
    expect(Object.keys(official)).toHaveLength(800);
    for (const [ko, en] of Object.entries(official)) {
      const { en: ours, how } = english.toDish(ko);
      // A main animal that the official name does not mention may follow in brackets.
      expect({ ko, how, en: ours.startsWith(en.replace(/\)$/, '')) ? en : ours }).toEqual({
        ko,
        how: 'official',
        en,
      });
    }
  });

  it('leaves no Hangul in the name of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (noise) => {
        const { en } = english.toDish(`김치${noise}볶음밥 뚫훑`);
        expect(en).not.toMatch(/[가-힣]/);
        expect(en).not.toMatch(/ {2}/);
      }),
      toRuns(1_000),
    );
  });
});

describe('english.toMenu', () => {
  it('lowers names in capitals, but not abbreviations', () => {
    const { en } = english.toMenu('COCONUT CURRY(비건), MEXICAN SALSA PIZZA, BBQ');
    expect(en).toBe('Coconut Curry (vegan), Mexican Salsa Pizza, BBQ');
  });

  it('translates each dish and keeps prices', () => {
    const { en, dishes } = english.toMenu('탄두리 치킨 26,500원 김치찌개(2인), 키미스타 등');
    expect(en).toBe('Tandoori Chicken (₩26,500), Kimchi Stew (pork) (for 2), Kimiseuta');
    expect(dishes.map((dish) => dish.how)).toEqual(['composed', 'official', 'romanised']);
  });
});
