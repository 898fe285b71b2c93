import { describe, expect, it } from '@jest/globals';
import restaurants from '../../../../data/restaurants.json';
import { readMenu } from '../../src/menu';
import { english } from '../../src/lexicon/english-data';
import officialMenus from './fixtures/official-menus.json';

const dishNames = new Set(
  restaurants.flatMap((restaurant) =>
    readMenu(restaurant)
      .filter((item) => item.isDish)
      .map((item) => item.dish),
  ),
);

/** Words too common to show that two menus say the same. */
const COMMON = new Set(
  'with and the of in a an krw won style served rice dish set menu for etc'.split(' '),
);

function keyWords(text: string): Set<string> {
  const letters = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z ]/g, ' ');
  const words = letters.split(' ').filter((word) => word.length > 2 && !COMMON.has(word));
  return new Set(words.map((word) => word.replace(/s$/, '')));
}

describe('the menus of the data', () => {
  it('leaves under 5 % of the dishes in letters only', () => {
    const spelt = [...dishNames].filter((dish) => english.toDish(dish).how === 'romanised');
    expect(dishNames.size).toBeGreaterThan(2000);
    // Measured 2026-11-21: 70 of 2,309 (3.0 %).
    expect(spelt.length / dishNames.size).toBeLessThan(0.05);
  });

  it('agrees with the official English menus of Visit Seoul on most key words', () => {
    let agreed = 0;
    let all = 0;
    for (const { ko, en } of officialMenus) {
      const ours = keyWords(english.toMenu(ko).en);
      const theirs = keyWords(en);
      all += theirs.size;
      agreed += [...theirs].filter((word) => ours.has(word)).length;
    }
    expect(officialMenus.length).toBeGreaterThan(100);
    // Measured 2026-11-21: 0.67. The two name the same dish differently ("Spareribs", "Pork Ribs").
    expect(agreed / all).toBeGreaterThan(0.62);
  });
});
