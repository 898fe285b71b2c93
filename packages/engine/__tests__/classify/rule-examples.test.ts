import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '../../src';
import type { Example } from '../../src/classify/rules/rule';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

const RULES = join(process.cwd(), 'packages/engine/src/classify/rules');
const NO_RULES = ['index.ts', 'rule.ts'];

const rules = readdirSync(RULES).filter((file) => !NO_RULES.includes(file));
const engine = createEngine(getLexicon());

/** Facts of the dish, or of the first dish of a place with that title. */
function classifyExample({ dish, title, place }: Example) {
  const diet = engine.classifyRestaurant({
    contentId: '1',
    title: title ?? '가게',
    firstmenu: '',
    treatmenu: dish,
  });
  if (place) return { place: diet };
  const facts = title === undefined ? engine.classifyDish(dish) : diet.dishes[0];
  return { ...facts, has: { ...facts?.meats, egg: facts?.egg, dairy: facts?.dairy } };
}

describe.each(rules)('rule %s', (file) => {
  it('holds for its examples', async () => {
    const { EXAMPLES }: { EXAMPLES: readonly Example[] } = await import(join(RULES, file));
    expect(EXAMPLES.length).toBeGreaterThan(0);
    for (const example of EXAMPLES) {
      const { dish, title } = example;
      expect({ ...classifyExample(example), dish, title }).toMatchObject(example);
    }
  });
});
