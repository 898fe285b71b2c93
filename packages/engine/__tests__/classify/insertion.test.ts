import { describe, expect, it } from '@jest/globals';
import { createEngine, isAllergenCertainlyAbsent, type Allergen } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { isSize } from '../../src/menu/amounts';
import type { LexiconEntry, Substance } from '../../src/segmentation/lexicon';
import { sample, sampled } from '../../../../__tests__/helpers/sample';

const lexicon = getLexicon();
const engine = createEngine(lexicon);

/** Pieces of a daily run, of the 14,000 of the lexicon. */
const SAMPLED_PIECES = 200;

/** Promises that a piece may break. */
const ABSENT = ['milk', 'egg', 'peanut', 'pork', 'shrimp'] as const satisfies readonly Allergen[];
type Promised = 'vegan' | (typeof ABSENT)[number];

function getPromises(line: string): Promised[] {
  const dish = engine.classifyDish(line);
  return [
    ...(dish.vegan === 'yes' ? (['vegan'] as const) : []),
    ...ABSENT.filter((code) => isAllergenCertainlyAbsent(dish, code)),
  ];
}

/** Tastes, colors and styles are neutral beside these, and beside no other dish. */
const SAVORY = [
  ...['두부조림', '공기밥', '현미밥', '두부구이', '팥죽', '고구마튀김', '도토리묵무침'],
];
const STRICT = ['아메리카노', '녹차', '감자튀김', '사과', '유자차', '오렌지 주스'];
/** A claim covers heat. */
const CLAIMED = ['비건 버섯 파스타', '콜드브루 비건', '땅콩 없는 쿠키', '비건 두부 강정'];

interface Piece {
  term: string;
  entry: LexiconEntry;
}

const getNeutral = (test: (each: (typeof lexicon.neutral)[number]) => boolean): Set<string> =>
  new Set(lexicon.neutral.filter(test).flatMap(({ words }) => words));
const everywhere = getNeutral(({ scope }) => scope === 'everywhere');
const neutral = getNeutral(() => true);
const heat = getNeutral(({ what }) => what === 'heat');

/** Terms that are a claim in some place; claims have a matrix of their own. */
const claims = new Set(
  lexicon.entries.flatMap(({ claim, terms }) => (claim === undefined ? [] : terms)),
);
/** Terms that are another food when they are the whole line: 김 is a dish, in 김 공기밥 a leaf. */
const otherWhenAlone = new Set(
  lexicon.entries.flatMap(({ position, terms }) =>
    position === 'alone' || position === 'whole' ? terms : [],
  ),
);

/** Words that form a known word with their neighbor: 녹차가루, 비건푸드, 옹심이팥죽. */
const compounding = new Set(['가루', '푸드', '옹심이']);

const isWord = ({ entry: { kind, has, hidden } }: Piece): boolean =>
  kind === 'word' && has.length + hidden.length === 0;

const PIECES: Piece[] = lexicon.entries
  .filter(({ kind }) => kind !== 'claim' && kind !== 'name')
  .flatMap((entry) => entry.terms.map((term) => ({ term, entry })))
  .filter(({ term }) => [claims, otherWhenAlone, compounding].every((terms) => !terms.has(term)));
const WORDS = PIECES.filter(isWord).filter(({ term }) => !everywhere.has(term) && !isSize(term));
const FOODS = PIECES.filter((piece) => !isWord(piece));

const brings = ({ origin, allergens }: Substance, promised: Promised): boolean =>
  promised === 'vegan' ? origin !== 'plant' : allergens.some(({ code }) => code === promised);

/** True for a food that may bring in what is promised to be absent. */
function isHostile({ term, entry }: Piece, promised: Promised): boolean {
  if (entry.kind === 'dish') return !getPromises(term).includes(promised);
  return [
    ...entry.has.map(({ substance }) => substance),
    ...entry.hidden.flatMap(({ substances }) => substances),
  ].some((substance) => brings(substance, promised));
}

const PLACES: ReadonlyArray<(line: string, piece: string) => string> = [
  (line, piece) => `${piece} ${line}`,
  (line, piece) => `${line} ${piece}`,
  (line, piece) => `${piece}${line}`,
  (line, piece) => `${line}${piece}`,
];

/** Promises of lines that stay although a piece may break them. */
function findKept(
  lines: readonly string[],
  pieces: readonly Piece[],
  mayBreak: (piece: Piece, promised: Promised) => boolean = () => true,
): string[] {
  return lines.flatMap((line) => {
    const before = getPromises(line);
    return pieces.flatMap((piece) => {
      const broken = before.filter((promised) => mayBreak(piece, promised));
      if (broken.length === 0) return [];
      return PLACES.flatMap((place) => {
        const text = place(line, piece.term);
        const kept = getPromises(text).filter((promised) => broken.includes(promised));
        return kept.length > 0 ? [`${text}: ${kept.join(', ')}`] : [];
      });
    });
  });
}

describe('a piece put into a line', () => {
  it(sampled('leaves no promise as a word that is not neutral there'), () => {
    const words = sample(WORDS, SAMPLED_PIECES);
    expect([
      ...findKept(STRICT, words),
      ...findKept(
        CLAIMED,
        words.filter(({ term }) => !heat.has(term)),
      ),
      ...findKept(
        SAVORY,
        words.filter(({ term }) => !neutral.has(term)),
      ),
    ]).toEqual([]);
  });

  it(sampled('leaves no promise as a food that may break it'), () => {
    expect(findKept([...SAVORY, ...STRICT], sample(FOODS, SAMPLED_PIECES), isHostile)).toEqual([]);
  });
});
