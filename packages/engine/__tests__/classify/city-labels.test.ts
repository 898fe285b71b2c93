import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import labelsJson from '../../lexicon/city-labels.json';
import { createEngine } from '../../src';
import { proveLine } from '../../src/classify/proof';
import { indexLexicon } from '../../src/segmentation/index-lexicon';
import { segment } from '../../src/segmentation/segment';
import { english, getLexicon } from '../../src/lexicon';

const rows = v.parse(
  v.array(v.object({ dish: v.string(), labels: v.array(v.string()) })),
  labelsJson,
);
const engine = createEngine(getLexicon());
const index = indexLexicon(getLexicon());

const NOT_VEGAN = new Set(['페스코', '락토', '락토가능', '오보', '오보가능', '락토오보', '일반식']);
const compact = (dish: string) => dish.normalize('NFC').replace(/\s/gu, '').toLowerCase();

/** Names with several labels count by the strictest one, in any spacing. */
const notVegan = new Set(
  rows
    .filter(({ labels }) => labels.some((label) => NOT_VEGAN.has(label)))
    .map(({ dish }) => compact(dish)),
);

describe('meat-free dishes listed by the city (2021)', () => {
  it('contain vegan and other dishes', () => {
    expect(rows.length).toBeGreaterThan(1100);
    expect(notVegan.size).toBeGreaterThan(200);
  });

  it('are never classified as vegan if a kitchen uses egg, milk, fish or meat', () => {
    const wrong = rows
      .map(({ dish }) => dish)
      .filter((dish) => notVegan.has(compact(dish)) && engine.classifyDish(dish).vegan === 'yes');
    expect(wrong).toEqual([]);
  });

  it('are classified as vegan where an understood name says so', () => {
    const named = rows.filter(
      ({ dish, labels }) =>
        // A vegan mayonnaise, cheese or meat says nothing about what is served with it.
        !/비건 ?(?:마라|마요|치즈|모짜렐라|에그|드레싱|고기)/u.test(dish) &&
        dish.includes('비건') &&
        labels.join() === '비건' &&
        !/[+일]/u.test(dish),
    );
    expect(named.length).toBeGreaterThan(80);
    const missed = named
      .map(({ dish }) => engine.classifyDish(dish))
      .filter(({ vegan }) => vegan !== 'yes');
    // A piece without a reason turns the claim beside it into `ask`, never into `no`.
    const isGap = (dish: string) =>
      proveLine(index, dish).some(({ reason }) => reason === null) ||
      segment(index.findTerms, dish).some(({ text }) => text.length === 1);
    expect(missed.filter(({ dish, vegan }) => vegan !== 'ask' || !isGap(dish))).toEqual([]);
    const isUnread = (dish: string) =>
      proveLine(index, dish).every(({ mayBring }) => mayBring !== 'food');
    expect(missed.filter(({ dish }) => isUnread(dish)).length).toBeLessThanOrEqual(13);
    // Words that are neutral beside a dish, and not beside a claim (docs/engine.md).
    expect(missed.length).toBeLessThanOrEqual(19);
  });
});

it('believes a pescatarian label before a guess from the name', () => {
  const dish = engine.classifyDish('징거(페스코)');
  expect([dish.meats.chicken, dish.mainMeats, dish.contains]).toEqual(['no', [], []]);
  expect([dish.vegan, dish.lactoOvo]).toEqual(['no', 'no']);
  expect(english.toDish('징거(페스코)').en).toBe('Zinger (pescatarian)');
});

it.each(['치킨버거(페스코)', '닭가슴살 샐러드(페스코)'])(
  'keeps a meat that the name spells out beside a pescatarian label: %s',
  (name) => {
    expect(engine.classifyDish(name).meats.chicken).not.toBe('no');
  },
);

it.each([
  ['써니(락토오보)', 'no', 'yes'],
  ['써니(락토오보,비건가능)', 'no', 'yes'],
  ['치킨버거(락토오보)', 'no', 'ask'],
  ['써니(페스코,비건가능)', 'ask', 'ask'],
  ['써니(비건가능)', 'ask', 'ask'],
])('fits vegetarians by a lacto-ovo label, also beside an offer: %s', (name, vegan, lactoOvo) => {
  const dish = engine.classifyDish(name);
  expect([dish.vegan, dish.lactoOvo]).toEqual([vegan, lactoOvo]);
});
