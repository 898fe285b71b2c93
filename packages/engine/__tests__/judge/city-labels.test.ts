import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import labelsJson from '../../lexicon/city-labels.json';
import { createEngine } from '../../src';
import { indexLexicon } from '../../src/reading/index-lexicon';
import { segment } from '../../src/reading/segment';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

const rows = v.parse(
  v.array(v.object({ dish: v.string(), labels: v.array(v.string()) })),
  labelsJson,
);
const engine = createEngine(getLexicon());
const { findTerms } = indexLexicon(getLexicon());

const NOT_VEGAN = new Set(['페스코', '락토', '락토가능', '오보', '오보가능', '락토오보', '일반식']);
const compact = (dish: string) => dish.normalize('NFC').replace(/\s/gu, '').toLowerCase();

/** A name that occurs with several labels counts by the strictest, however it is spaced. */
const notVegan = new Set(
  rows
    .filter(({ labels }) => labels.some((label) => NOT_VEGAN.has(label)))
    .map(({ dish }) => compact(dish)),
);

describe('the city list of meat-free dishes (2021)', () => {
  it('has both kinds of dishes', () => {
    expect(rows.length).toBeGreaterThan(1100);
    expect(notVegan.size).toBeGreaterThan(200);
  });

  it('never sees a dish called vegan that any kitchen makes with egg, milk, fish or meat', () => {
    const wrong = rows
      .map(({ dish }) => dish)
      .filter((dish) => notVegan.has(compact(dish)) && engine.classifyDish(dish).vegan === 'yes');
    expect(wrong).toEqual([]);
  });

  it('sees every dish called vegan whose name says so and was understood', () => {
    const named = rows.filter(
      ({ dish, labels }) =>
        // A vegan mayonnaise or cheese says nothing of the batter it is served with.
        !/비건 ?(?:마라|마요|치즈|모짜렐라|에그|드레싱)/u.test(dish) &&
        dish.includes('비건') &&
        labels.join() === '비건' &&
        !/[+일]/u.test(dish),
    );
    expect(named.length).toBeGreaterThan(80);
    const missed = named
      .map(({ dish }) => engine.classifyDish(dish))
      .filter(({ vegan }) => vegan !== 'yes');
    // A word that the lexicon lacks makes a question of the claim beside it, and never a no.
    const isGap = (dish: string) =>
      segment(findTerms, dish).some(({ entry, text }) => entry === null || text.length === 1);
    expect(missed.filter(({ dish, vegan }) => vegan !== 'ask' || !isGap(dish))).toEqual([]);
    expect(missed.length).toBeLessThanOrEqual(13);
  });
});
