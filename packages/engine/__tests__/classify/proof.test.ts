import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import signs from '../../lexicon/signs.json';
import { createEngine, isAllergenCertainlyAbsent, splitMenu } from '../../src';
import { proveLine } from '../../src/classify/proof';
import { indexLexicon } from '../../src/segmentation/index-lexicon';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { CODE_POINT } from '../../../../__tests__/helpers/code-point';
import { toRuns } from '../../../../__tests__/helpers/sample';

const lexicon = getLexicon();
const engine = createEngine(lexicon);
const index = indexLexicon(lexicon);

const terms = lexicon.entries.flatMap((entry) => entry.terms);
const line = fc.oneof(
  fc.string({ unit: CODE_POINT, maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(...terms, ' ', '+', '(', ')', ',', '(비건)', '2인', '🥜', 'X', 'ㄴ', '牛脂'),
      { maxLength: 30 },
    )
    .map((words) => words.join('')),
);

describe('a proof', () => {
  it('covers a line to its last character', () => {
    fc.assert(
      fc.property(line, (text) => {
        expect(
          proveLine(index, text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
      toRuns(2_000),
    );
  });

  it('names a reason, or says what a piece may bring', () => {
    fc.assert(
      fc.property(line, (text) => {
        const unexplained = proveLine(index, text).filter(
          ({ reason, mayBring }) => (reason === null) !== (mayBring !== undefined),
        );
        expect(unexplained).toEqual([]);
      }),
      toRuns(2_000),
    );
  });

  it.each([
    ['시골 두부조림', ['style', 'sign', 'food']],
    ['두부조림 (2인)', ['food', 'sign', 'note', 'sign']],
    ['아이스 아메리카노', ['temperature', 'sign', 'food']],
    ['크리미 아메리카노', [null, 'sign', 'food']],
    ['비건 시골 두부', ['claim', 'sign', null, 'sign', 'food']],
    ['뷁뷁 (비건)', ['label', 'sign', 'label', 'sign']],
    ['두부🛸', ['food', null]],
    ['두부🥜', ['food', 'food']],
    ['두부 0', ['food', 'sign', null]],
  ])('gives each piece of %s its reason', (text, reasons) => {
    expect(proveLine(index, text).map(({ reason }) => reason)).toEqual(reasons);
  });
});

describe('tables of the proof', () => {
  it('call no word neutral that brings food, and none that the lexicon lacks', () => {
    const words = new Set(
      lexicon.entries
        .filter(({ kind, has, hidden }) => kind === 'word' && has.length + hidden.length === 0)
        .flatMap((entry) => entry.terms),
    );
    const others = new Set(
      lexicon.entries
        .filter(({ kind, has }) => kind !== 'word' && kind !== 'name' && has.length > 0)
        .flatMap((entry) => entry.terms),
    );
    const neutral = lexicon.neutral.flatMap((each) => each.words);
    expect(neutral.filter((word) => !words.has(word) && others.has(word))).toEqual([]);
    expect(neutral.filter((word, at) => neutral.indexOf(word) !== at)).toEqual([]);
  });

  it('give every sign for food a food of the lexicon', () => {
    const unknown = Object.keys(signs.food).filter((food) =>
      proveLine(index, food).some(({ reason }) => reason !== 'food'),
    );
    expect(unknown).toEqual([]);
  });
});

/** Pieces that no line is promised anything with. */
const HOSTILE = [
  ...Array.from(`${signs.denial}🥛🧀🧈🥚🐟🦐🦀🐷🥩🐔🛸👾➿⏏`),
  ...['ㄴ', 'ㄴㄴ', 'x', 'X', 'Ｘ', '牛', 'かつお', 'ชีส', 'сыр', '뷁', 'qqq', '(□)', '()', '0'],
  ...['크리미', '프로틴', '로디드', '슈프림', '토핑', '폼', '비엔나'],
];
const LINES = [
  ...['아메리카노', '녹차', '두부조림', '감자튀김', '공기밥', '사과', '후무스', '비건 두부 강정'],
  ...['비건 버섯 파스타', '오트 라떼', '땅콩 없는 쿠키', '팥죽', '두부구이', '콜드브루 비건'],
];

/** Places of a piece: in front, behind, between words, in brackets. */
const PLACES: ReadonlyArray<(text: string, piece: string) => string> = [
  (text, piece) => `${piece} ${text}`,
  (text, piece) => `${text} ${piece}`,
  (text, piece) => `${text}${piece}`,
  (text, piece) => `${text} (${piece})`,
  (text, piece) => `${text}[${piece}]`,
  (text, piece) => text.replace(' ', ` ${piece} `),
];

describe('a hostile piece', () => {
  it('leaves no promise, wherever it stands', () => {
    const promised = LINES.flatMap((text) =>
      HOSTILE.flatMap((piece) =>
        PLACES.flatMap((place) => {
          const hostile = place(text, piece);
          if (hostile === text) return [];
          const dishes = [hostile, ...splitMenu(hostile).map(({ dish }) => dish)];
          return dishes
            .map((dish) => engine.classifyDish(dish))
            .filter(
              (dish) =>
                dish.vegan === 'yes' ||
                (['milk', 'peanut'] as const).some((code) => isAllergenCertainlyAbsent(dish, code)),
            )
            .map(({ dish }) => `${hostile}: ${dish}`);
        }),
      ),
    );
    expect([...new Set(promised)]).toEqual([]);
  });
});
