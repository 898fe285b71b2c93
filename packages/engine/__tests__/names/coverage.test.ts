import { describe, expect, it } from '@jest/globals';
import restaurants from '../../../../data/synced/restaurants.json';
import { readMenu } from '../../src/menu';
import { english } from '../../src/lexicon/english-names';
import officialMenus from './fixtures/official-menus.json';

const dishNames = new Set(
  restaurants.flatMap((restaurant) =>
    readMenu(restaurant)
      .filter((item) => item.isDish)
      .map((item) => item.dish),
  ),
);

/** Words too common to show that two menus agree. */
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

describe('menus of the data', () => {
  it('have under 3 % of romanized dishes', () => {
    const romanized = [...dishNames].filter((dish) => english.toDish(dish).how === 'romanised');
    expect(dishNames.size).toBeGreaterThan(2000);
    // Measured 2026-11-25: 109 of 3,927 (2.8 %).
    expect(romanized.length / dishNames.size).toBeLessThan(0.03);
  });

  it('share most key words with the official English menus of Visit Seoul', () => {
    let sharedCount = 0;
    let all = 0;
    for (const { ko, en } of officialMenus) {
      const ourWords = keyWords(english.toMenu(ko).en);
      const officialWords = keyWords(en);
      all += officialWords.size;
      sharedCount += [...officialWords].filter((word) => ourWords.has(word)).length;
    }
    expect(officialMenus.length).toBeGreaterThan(100);
    // Measured 2026-11-21: 0.67. The two name the same dish differently ("Spareribs", "Pork Ribs").
    expect(sharedCount / all).toBeGreaterThan(0.62);
  });
});
