import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import restaurants from '@/data/synced/restaurants.json';
import cityLabels from '@/packages/engine/lexicon/city-labels.json';
import { createEngine, readMenu } from '@kioot/engine';
import { getLexicon, english } from '@kioot/engine/lexicon';
import { getContradictions } from '../helpers/english-contradictions';

const EVAL = join(process.cwd(), 'packages/engine/eval');
const engine = createEngine(getLexicon());

/** Dishes of the labeled sets used for rules, or of the report sets. */
function getLabeledDishes(isReport: boolean): string[] {
  const files = readdirSync(EVAL).filter(
    (file) =>
      /^(?:dishes|restaurants)-.*\.json$/.test(file) && file.includes('-report') === isReport,
  );
  return files.flatMap((file) => {
    const rows: Array<{ dish: string } | { firstmenu: string; treatmenu: string }> = JSON.parse(
      readFileSync(join(EVAL, file), 'utf8'),
    );
    return rows.flatMap((row) => ('dish' in row ? [row.dish] : toDishes(row)));
  });
}

const toDishes = (row: { firstmenu: string; treatmenu: string }): string[] =>
  readMenu(row)
    .filter(({ isDish }) => isDish)
    .map(({ dish }) => dish);

/** One line per dish whose English contradicts its verdict. */
const listContradictions = (dishes: readonly string[]): string[] =>
  [...new Set(dishes)].flatMap((dish) => {
    const { en } = english.toDish(dish);
    const found = getContradictions(engine.classifyDish(dish), en);
    return found.length === 0 ? [] : [`${dish} = ${en}: ${found.join(', ')}`];
  });

describe('English names of dishes', () => {
  it('agree with the verdicts on all data', () => {
    const dishes = [
      ...restaurants.flatMap(toDishes),
      ...cityLabels.map(({ dish }) => dish),
      ...getLabeledDishes(false),
    ];
    expect(dishes.length).toBeGreaterThan(8000);
    expect(listContradictions(dishes)).toEqual([]);
  });

  it('disagree in at most three names of the report sets', () => {
    const dishes = getLabeledDishes(true);
    expect(dishes.length).toBeGreaterThan(500);
    // Open contradictions: 1 of 7 in the rows already inspected, 2 of 3 in the 360 later ones
    // (packages/engine/eval/README.md). The number may only fall.
    expect(listContradictions(dishes).length).toBeLessThanOrEqual(3);
  });

  it.each([
    ['만두국', 'Dumpling Soup (pork)'],
    ['연포탕', 'Octopus Soup'],
    ['오리 탕수육', 'Sweet and Sour Duck'],
    ['오징어탕수육', 'Sweet and Sour Squid'],
    ['오리가슴살 구이', 'Grilled Duck Breast'],
    ['논비건 호박죽', 'Non-vegan Pumpkin Porridge'],
    ['비건 옵션 버거', 'Vegan-on-request Burger (beef)'],
    ['표고 깐풍기', 'Shiitake Kkanpunggi'],
    ['아귀찜(소,중,대)', 'Braised Spicy Monkfish'],
    ['삼겹살(180g/1인분)', 'Grilled Pork Belly'],
    ['냉면(물/비빔)', 'Cold Buckwheat Noodles'],
  ])('translate %s to %s', (dish, en) => {
    expect(english.toDish(dish).en).toBe(en);
  });
});

describe('contradiction check', () => {
  it.each([
    ['호박죽', 'Shrimp Porridge', ['says Shrimp']],
    ['호박죽', 'Pumpkin Porridge', []],
    ['불고기', 'Bulgogi', ['keeps beef to itself']],
    ['불고기', 'Vegan Bulgogi (beef)', ['says vegan']],
    ['버섯전골', 'King Oyster Mushroom Hot Pot', []],
  ])('compares %s with %s', (dish, en, found) => {
    expect(getContradictions(engine.classifyDish(dish), en)).toEqual(found);
  });
});
