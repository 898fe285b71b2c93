import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createEngine, MEATS } from '../../src';
import { indexLexicon } from '../../src/segmentation/index-lexicon';
import { segment } from '../../src/segmentation/segment';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { CODE_POINT } from '../../../../__tests__/helpers/code-point';
import { toRuns } from '../../../../__tests__/helpers/sample';

const lexicon = getLexicon();
const engine = createEngine(lexicon);
const PRESENCES = ['yes', 'maybe', 'no', 'unknown'];
const VERDICTS = ['yes', 'ask', 'no', 'unknown'];
const HUGE_LENGTH = 100_000;

const terms = lexicon.entries.flatMap((entry) => entry.terms);
const text = fc.oneof(
  fc.string({ unit: CODE_POINT, maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.constantFrom(...terms, ' ', '+', '(', ',', '비건', '뷁'), { maxLength: 40 })
    .map((words) => words.join('')),
);

describe('arbitrary text', () => {
  it('is classified without throwing, with valid verdicts', () => {
    fc.assert(
      fc.property(text, (dish) => {
        const diet = engine.classifyDish(dish);
        const presences = [...Object.values(diet.meats), diet.egg, diet.dairy, diet.alcohol];
        expect(presences.filter((presence) => !PRESENCES.includes(presence))).toEqual([]);
        expect(VERDICTS).toContain(diet.vegan);
        expect(VERDICTS).toContain(diet.lactoOvo);
        expect(diet.mainMeats.every((meat) => diet.meats[meat] === 'yes')).toBe(true);
      }),
      toRuns(500),
    );
  });

  it('is never vegan with a certain animal in it', () => {
    fc.assert(
      fc.property(text, (dish) => {
        const diet = engine.classifyDish(dish);
        const animal =
          MEATS.some((meat) => diet.meats[meat] === 'yes') ||
          diet.egg === 'yes' ||
          diet.dairy === 'yes';
        expect(diet.vegan === 'yes' && animal).toBe(false);
        expect(diet.vegan === 'yes' && diet.lactoOvo !== 'yes').toBe(false);
      }),
      toRuns(500),
    );
  });

  it('is segmented without losing a letter', () => {
    const { findTerms } = indexLexicon(lexicon);
    fc.assert(
      fc.property(text, (dish) => {
        const parts = segment(findTerms, dish);
        const letters = dish
          .normalize('NFC')
          .toLowerCase()
          .replace(/[^\p{L}\p{M}]/gu, '');
        expect(parts.map((part) => part.text).join('')).toBe(letters);
      }),
      toRuns(300),
    );
  });

  it('is classified as a restaurant without throwing', () => {
    fc.assert(
      fc.property(text, text, text, (title, firstmenu, treatmenu) => {
        const diet = engine.classifyRestaurant({ contentId: '1', title, firstmenu, treatmenu });
        expect(VERDICTS).toContain(diet.halal);
      }),
      toRuns(200),
    );
  });
});

describe('100,000 letters', () => {
  it('look up terms once per letter, with bounded results', () => {
    const { findTerms } = indexLexicon(lexicon);
    let asked = 0;
    let answered = 0;
    const dish = '치킨버거'.repeat(HUGE_LENGTH / 4);
    segment((letters, start, visit) => {
      asked += 1;
      findTerms(letters, start, (entry, end) => {
        answered += 1;
        visit(entry, end);
      });
    }, dish);
    expect(asked).toBe(HUGE_LENGTH);
    expect(answered).toBeLessThan(HUGE_LENGTH * 8);
  });
});
