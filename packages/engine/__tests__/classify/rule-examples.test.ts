import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { createEngine, MEATS } from '../../src';
import { EVIDENCE_RULES, PIECE_RULES } from '../../src/classify/rules';
import { VERDICT_RULES } from '../../src/classify/rules/verdict-rules';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import examples from './rule-examples.json';

const verdict = v.picklist(['yes', 'ask', 'no', 'unknown']);
const presence = v.picklist(['yes', 'maybe', 'no', 'unknown']);
const meats = v.array(v.picklist(MEATS));
/** Expected facts of a dish, of the dishes of a place with that title, or of the place itself. */
const exampleSchema = v.strictObject({
  dish: v.string(),
  title: v.optional(v.string()),
  vegan: v.optional(verdict),
  lactoOvo: v.optional(verdict),
  has: v.optional(v.record(v.picklist([...MEATS, 'egg', 'dairy']), presence)),
  mainMeats: v.optional(meats),
  possibleMainMeats: v.optional(meats),
  place: v.optional(v.partial(v.strictObject({ strictVegan: verdict, lactoOvo: verdict }))),
});
const EXAMPLES = v.parse(v.record(v.string(), v.array(exampleSchema)), examples);

const engine = createEngine(getLexicon());

/** Facts of the dish, or of the first dish of a place with that title. */
function classifyExample({ dish, title, place }: v.InferOutput<typeof exampleSchema>) {
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

describe.each(Object.entries(EXAMPLES))('rule %s', (_name, rows) => {
  it('holds for its examples', () => {
    expect(rows.length).toBeGreaterThan(0);
    for (const example of rows) {
      const { dish, title } = example;
      expect({ ...classifyExample(example), dish, title }).toMatchObject(example);
    }
  });
});

it('every rule has examples', () => {
  for (const { name } of [...PIECE_RULES, ...EVIDENCE_RULES, ...VERDICT_RULES])
    expect(Object.keys(EXAMPLES)).toContain(name);
});
