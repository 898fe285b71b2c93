import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import restaurants from '@/data/restaurants.json';
import cityLabels from '@/packages/engine/lexicon/city-labels.json';
import { createEngine, readMenu } from '@kioot/engine';
import { getLexicon, english } from '@kioot/engine/lexicon';
import { contradictionsOf } from '@/tools/eval/said';

const EVAL = join(process.cwd(), 'packages/engine/eval');
const engine = createEngine(getLexicon());

/** Dishes of the labelled sets that fit rules, or of those that report. */
function labelled(isReport: boolean): string[] {
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

/** One line a dish that English and verdict disagree about. */
const contradictions = (dishes: readonly string[]): string[] =>
  [...new Set(dishes)].flatMap((dish) => {
    const { en } = english.toDish(dish);
    const found = contradictionsOf(engine.classifyDish(dish), en);
    return found.length === 0 ? [] : [`${dish} = ${en}: ${found.join(', ')}`];
  });

describe('the English of a dish', () => {
  it('says the same as its verdict, over all data', () => {
    const dishes = [
      ...restaurants.flatMap(toDishes),
      ...cityLabels.map(({ dish }) => dish),
      ...labelled(false),
    ];
    expect(dishes.length).toBeGreaterThan(8000);
    expect(contradictions(dishes)).toEqual([]);
  });

  it('says something else of three names of the reporting sets', () => {
    const dishes = labelled(true);
    expect(dishes.length).toBeGreaterThan(500);
    // One of 7 is left of the rows that were looked at, two of 3 of the 360 that came after (packages/engine/eval/README.md): they are
    // open, and may only become less.
    expect(contradictions(dishes).length).toBeLessThanOrEqual(3);
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
  ])('calls %s %s', (dish, en) => {
    expect(english.toDish(dish).en).toBe(en);
  });
});

describe('the check of English', () => {
  it.each([
    ['호박죽', 'Shrimp Porridge', ['says Shrimp']],
    ['호박죽', 'Pumpkin Porridge', []],
    ['불고기', 'Bulgogi', ['keeps beef to itself']],
    ['불고기', 'Vegan Bulgogi (beef)', ['says vegan']],
    ['버섯전골', 'King Oyster Mushroom Hot Pot', []],
  ])('reads %s as %s', (dish, en, found) => {
    expect(contradictionsOf(engine.classifyDish(dish), en)).toEqual(found);
  });
});
