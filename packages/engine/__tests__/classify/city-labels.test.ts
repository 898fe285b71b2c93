import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import labelsJson from '../../lexicon/city-labels.json';
import { createEngine } from '../../src';
import { proveLine } from '../../src/classify/proof';
import { indexLexicon } from '../../src/segmentation/index-lexicon';
import { segment } from '../../src/segmentation/segment';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

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
