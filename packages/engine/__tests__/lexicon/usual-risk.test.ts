import { describe, expect, it } from '@jest/globals';
import { createEngine } from '../../src';
import { packPlace, unpackPlaces } from '../../src/classify/packed-facts';
import { createRiskReader } from '../../src/list/rank';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { COUNTED_CODES } from '../../src/lexicon/base-rates';
import { getRiskBands } from '../../src/lexicon/usual-risk';
import { ALLERGENS, type Allergen } from '../../src/needs/allergens';

const engine = createEngine(getLexicon());
const classify = (treatmenu: string) =>
  engine.classifyRestaurant({ contentId: '1', title: '가게', firstmenu: '', treatmenu });
const toBand = (menu: string, code: Allergen) => getRiskBands(classify(menu))[code];

describe('the usual risk of a menu', () => {
  it.each<[string, Allergen, number]>([
    // One of 93 bibimbap recipes, thrice: (3 × 0.016 + 0.5) / 4.
    ['비빔밥, 돌솥비빔밥, 산채비빔밥', 'peanut', 1],
    // 2 of 62 spaghetti recipes with beef, but the menu may have it: at least 0.25 each.
    ['스파게티, 해물스파게티', 'beef', 2],
    ['비빔밥, 산채비빔밥', 'egg', 3],
    ['계란찜, 오므라이스', 'egg', 3],
    // Certainly none, in all six: 0.5 / 7.
    ['오렌지, 사과, 배, 딸기, 바나나, 자몽', 'egg', 0],
    // Under its label it is the same dish.
    ['비빔밥 (페스코), 돌솥비빔밥 (페스코), 산채비빔밥 (페스코)', 'peanut', 1],
    // No rate: half of each, and the half dish.
    ['삼겹살, 목살', 'peanut', 2],
  ])('%s has for %s the band %i', (menu, code, band) => {
    expect(toBand(menu, code)).toBe(band);
  });

  it('is unknown without a menu', () => {
    expect(toBand('', 'peanut')).toBeUndefined();
  });

  it('has no rate of an allergen that the recipes were not searched for', () => {
    const uncounted = ALLERGENS.filter((code) => !COUNTED_CODES.has(code));
    expect(uncounted).toEqual(
      expect.arrayContaining(['crab', 'squid', 'mackerel', 'buckwheat', 'peach', 'sulphites']),
    );
    expect(uncounted).toEqual(expect.arrayContaining(['gluten', 'tree-nut']));
    for (const code of uncounted) expect([code, toBand('비빔밥', code)]).not.toEqual([code, 0]);
    expect(toBand('샌드위치, 햄샌드위치', 'tree-nut')).toBeGreaterThanOrEqual(2);
  });

  it('does not take the rate of the last of several dishes', () => {
    expect(toBand('땅콩강정+비빔밥', 'peanut')).toBe(3);
    expect(toBand('뷁뷁+비빔밥', 'peanut')).toBe(2);
  });

  it('is the same when packed, and the highest of all severe allergies', () => {
    const diet = classify('비빔밥, 돌솥비빔밥, 산채비빔밥');
    const bands = getRiskBands(diet);
    const block = unpackPlaces(packPlace(diet, true, bands));
    for (const code of ALLERGENS) {
      const getRisk = createRiskReader(block, [{ allergies: [code], severe: [code] }]);
      expect([code, getRisk?.(0)]).toEqual([code, bands[code]]);
    }
    const severe = ['peanut', 'egg'] as const;
    expect(createRiskReader(block, [{ allergies: severe, severe }, undefined])?.(0)).toBe(3);
    expect(createRiskReader(block, [{ allergies: severe, otherSevere: true }])).toBeNull();
  });
});
