import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createEngine, parseHours, parsePreference, readMenu, splitMenu } from '../src';
import { hoursFormatters } from '../src/hours';
import { getLexicon } from '../src/lexicon/engine-lexicon';
import { english } from '../src/lexicon/english-names';
import { FOREIGN_LANGUAGES, getNamerFor } from '../src/lexicon/foreign-names';
import { CODE_POINT } from '../../../__tests__/helpers/code-point';
import { sample, sampled, toRuns } from '../../../__tests__/helpers/sample';

const engine = createEngine(getLexicon());
const HANGUL = /\p{Script=Hangul}/u;

/** Entry point of the engine for free text, with the pieces that are slowest when repeated. */
interface EntryPoint {
  name: string;
  run: (text: string) => unknown;
  worstPieces: readonly string[];
}

const DISH_PIECES =
  '가_비건_회_vegan _새우소스_닭+_ᄀ_국수국_뷁_와 _(우유 포함)_: _ - _ with _ V_추가 _포함 '.split(
    '_',
  );
const MENU_PIECES =
  '(_((_<_&_&#_<a _<br_1_1,_ _가 _(가_7,000원 _가(나)_(가)_가 (1인) _등 _만 _+_- _세트_돼지 _(우유 포함)_※ 우유_: 우유, _ - 우유_V = _(V)_우유 포함, _소/돼지 _[비건]'.split(
    '_',
  );
const HOURS_PIECES =
  'ﷺ_월_월(_(_[가_11:00_11:30~_~_:_익일 _11:00-12:00(월),_그 외 11:00~12:00_매주 _매주 휴무_브레이크타임 _14:00 라스트오더 _첫 월 _공휴일 영업 _2,4주 월 '.split(
    '_',
  );

const ENTRY_POINTS: readonly EntryPoint[] = [
  { name: 'splitMenu', run: splitMenu, worstPieces: MENU_PIECES },
  {
    name: 'readMenu',
    run: (text) => readMenu({ firstmenu: text, treatmenu: text }),
    worstPieces: ['가', '7,000원 ', '돼지 '],
  },
  { name: 'classifyDish', run: (text) => engine.classifyDish(text), worstPieces: DISH_PIECES },
  {
    name: 'classifyRestaurant',
    run: (text) =>
      engine.classifyRestaurant({ contentId: '1', title: text, firstmenu: text, treatmenu: text }),
    worstPieces: ['가', '돼지 ', '닭+', '김치찌개'],
  },
  { name: 'parsePreference', run: parsePreference, worstPieces: ['닭고기, ', '닭고기만', '가'] },
  { name: 'parseHours', run: (text) => parseHours(text, text), worstPieces: HOURS_PIECES },
  {
    name: 'toLines',
    run: (text) => hoursFormatters.en.toLines(parseHours(text, text)),
    worstPieces: ['11:00-12:00(월),', '매주 휴무', '2,4주 월 '],
  },
  { name: 'toDish', run: (text) => english.toDish(text), worstPieces: DISH_PIECES },
  {
    name: 'toMenu',
    run: (text) => english.toMenu(text),
    worstPieces: ['김치찌개 ', '7,000원 ', '가'],
  },
  ...FOREIGN_LANGUAGES.map((language) => ({
    name: `toMenu in ${language}`,
    run: (text: string) => {
      const { name } = getNamerFor(language).toMenu(text);
      if (HANGUL.test(name)) throw new Error(`Hangul is left: ${name.slice(0, 200)}`);
    },
    worstPieces: ['국수국', '모둠', '매운 튀김'],
  })),
  {
    name: 'toTitle',
    run: (text) => english.toTitle(text),
    worstPieces: ['가', '치킨', '[가', '(가) '],
  },
];

/** Hard pieces for every entry point. */
const COMMON_PIECES = ['a', '\u0301', '\ud800'];

const MAX_LENGTH = 100_000;
/**
 * A quarter of the text shows the growth as well: quadratic code that takes a second at the maximum
 * length takes 60 ms here.
 */
const LENGTH = MAX_LENGTH / 4;
/** Durations below this count as linear: far above the need of any entry point. */
const NEGLIGIBLE_MS = 60;
/** Four times the text takes 4 times as long in linear time, 16 times in quadratic time. */
const GROWTH_LIMIT = 8;
/** Garbage collection may disturb one measurement, but not all. */
const ATTEMPTS = 3;

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
  fc.string({ unit: CODE_POINT, maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(fc.constantFrom(...WORDS, ',', '/', ' '), { maxLength: 80 })
    .map((words) => words.join('')),
);

const fill = (pieces: string, length: number) =>
  pieces.repeat(Math.ceil(length / pieces.length)).slice(0, length);

/** CPU time, unaffected by other processes. */
function measureMs(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

function isLinear(run: (text: string) => unknown, unit: string): boolean {
  const whole = fill(unit, LENGTH);
  const quarter = whole.slice(0, LENGTH / 4);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const wholeMs = measureMs(() => run(whole));
    if (wholeMs < NEGLIGIBLE_MS) return true;
    if (wholeMs < GROWTH_LIMIT * measureMs(() => run(quarter))) return true;
  }
  return false;
}

/** Entry points that read 100 kB in this run. */
const longTextsOf = new Set(sample(ENTRY_POINTS, 5));

describe.each(ENTRY_POINTS)('$name', (entryPoint) => {
  const { run, worstPieces } = entryPoint;

  it('never throws', () => {
    fc.assert(
      fc.property(text, (input) => {
        run(input);
      }),
      toRuns(100),
    );
  });

  if (longTextsOf.has(entryPoint)) {
    it(sampled('never throws for 100 kB of its slowest pieces'), () => {
      run(fill([...worstPieces, ...COMMON_PIECES].join(''), MAX_LENGTH));
    });
  }

  it.each(sample([...worstPieces, ...COMMON_PIECES], 3))(
    sampled('takes at most linear time for repeated %j'),
    (unit) => {
      expect(isLinear(run, unit)).toBe(true);
    },
  );
});
