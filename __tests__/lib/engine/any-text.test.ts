import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createEngine, parseHours, parsePreference, readMenu, splitMenu } from '@/lib/engine';
import { getLexicon } from '@/lib/recommendations/engine-lexicon';
import { english } from '@/lib/recommendations/english-data';

const engine = createEngine(getLexicon());

/** Every door of the engine that takes free text. */
const DOORS: ReadonlyArray<readonly [name: string, run: (text: string) => unknown]> = [
  ['splitMenu', splitMenu],
  ['readMenu', (text) => readMenu({ firstmenu: text, treatmenu: text })],
  ['classifyDish', (text) => engine.classifyDish(text)],
  [
    'classifyRestaurant',
    (text) =>
      engine.classifyRestaurant({ contentId: '1', title: text, firstmenu: text, treatmenu: text }),
  ],
  ['parsePreference', parsePreference],
  ['parseHours', (text) => parseHours(text, text)],
  ['toDish', (text) => english.toDish(text)],
  ['toMenu', (text) => english.toMenu(text)],
  ['toTitle', (text) => english.toTitle(text)],
];

const LENGTH = 100_000;
/** Twice the text may take twice the time; the rest is the noise of a busy machine. */
const GROWTH_LIMIT = 8;
const NOISE_MS = 150;
const BUDGET_MS = 10_000;

const WORDS = [
  '비건',
  '치킨',
  ' + ',
  '7,000원',
  '(',
  '<br>',
  '월~금 ',
  '11:30-22:00',
  '닭고기만',
  '뷁',
  '🍲',
  '\u0301',
];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(fc.constantFrom(...WORDS, ',', '/', ' '), { maxLength: 80 })
    .map((words) => words.join('')),
);

const UNITS = [
  '가',
  '((',
  '1,',
  '11:30~',
  '매주 ',
  '&#',
  '<a ',
  '돼지 ',
  '세트',
  '\ud800',
  '닭+',
  '닭고기, ',
];

function measureMs(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

describe.each(DOORS)('%s', (_name, run) => {
  it('throws at no text', () => {
    fc.assert(
      fc.property(text, (input) => {
        run(input);
      }),
      { numRuns: 100 },
    );
  });

  it.each(UNITS)('reads 100,000 letters of %j in time that grows with the length alone', (unit) => {
    const whole = unit.repeat(Math.ceil(LENGTH / unit.length));
    const quarterMs = measureMs(() => run(whole.slice(0, LENGTH / 4)));
    const wholeMs = measureMs(() => run(whole));
    expect(wholeMs).toBeLessThan(Math.min(BUDGET_MS, GROWTH_LIMIT * quarterMs + NOISE_MS));
  });
});
