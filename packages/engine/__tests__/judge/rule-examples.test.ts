import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '../../src';
import type { Example } from '../../src/judge/rules/rule';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

const RULES = join(process.cwd(), 'packages/engine/src/judge/rules');
const NO_RULES = ['index.ts', 'rule.ts'];

const rules = readdirSync(RULES).filter((file) => !NO_RULES.includes(file));
const engine = createEngine(getLexicon());

/** The dish, or the first of a place with that title. */
function judge({ dish, title, place }: Example) {
  const diet = engine.classifyRestaurant({
    contentId: '1',
    title: title ?? '가게',
    firstmenu: '',
    treatmenu: dish,
  });
  if (place) return { place: diet };
  const judged = title === undefined ? engine.classifyDish(dish) : diet.dishes[0];
  return { ...judged, has: { ...judged?.meats, egg: judged?.egg, dairy: judged?.dairy } };
}

describe.each(rules)('the rule %s', (file) => {
  it('does what its examples say', async () => {
    const { EXAMPLES }: { EXAMPLES: readonly Example[] } = await import(join(RULES, file));
    expect(EXAMPLES.length).toBeGreaterThan(0);
    for (const example of EXAMPLES) {
      const { dish, title } = example;
      expect({ ...judge(example), dish, title }).toMatchObject(example);
    }
  });
});
