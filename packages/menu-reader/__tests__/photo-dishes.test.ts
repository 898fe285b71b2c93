import { describe, expect, it } from '@jest/globals';
import { createMenuReader } from '../src/reader';
import type { RecognizedLine, RecognizedWord } from '../src/types';
import { getLexicon } from '@kioot/engine/lexicon';

const reader = createMenuReader(getLexicon());
const EM = 30;

/** Word with a box as wide as its letters (px). */
const word = (text: string, x: number, y: number, confidence = 93): RecognizedWord => ({
  text,
  confidence,
  box: [x, y, text.length * EM, EM],
});
/** Syllables recognized one by one, with the gaps of print between. */
const syllables = (text: string, x: number, y: number): RecognizedWord[] =>
  Array.from(text, (syllable, at) => ({
    text: syllable,
    confidence: 93,
    box: [x + at * (EM + 5), y, EM - 4, EM],
  }));
const line = (...words: RecognizedWord[]): RecognizedLine => ({ words });
const read = (...lines: RecognizedLine[]) =>
  reader.readLines(lines).map(({ ko, price }) => [ko, price]);

describe('lines of a photo', () => {
  it('hold dishes with prices far to the right, and their boxes', () => {
    const lines = [
      line(...syllables('제육볶음', 40, 100), word('11,000', 600, 100)),
      line(...syllables('돌솔비빔밥', 40, 160), word('9.000', 600, 160)),
    ];
    expect(reader.readLines(lines)).toMatchObject([
      { ko: '제육볶음', read: '제육볶음', price: 11_000, certain: true, box: [40, 100, 131, 30] },
      { ko: '돌솥비빔밥', read: '돌솔비빔밥', price: 9_000, box: [40, 160, 166, 30] },
    ]);
  });

  it('may stand in two columns', () => {
    expect(
      read(
        line(
          ...[word('물냉면', 40, 100), word('9,000', 200, 100), word('、_', 380, 100, 30)],
          ...[word('비빔냉면', 450, 100), word('9,500', 620, 100)],
        ),
      ),
    ).toEqual([
      ['물냉면', 9_000],
      ['비빔냉면', 9_500],
    ]);
  });

  it('may have prices below their dishes, in two columns', () => {
    expect(
      read(
        line(word('고로케', 40, 100), word('겉절이', 450, 100)),
        line(word('8,000', 40, 150), word('3,000', 450, 150)),
        line(word('갈비탕', 40, 250), word('수육', 450, 250)),
        line(word('34,000', 450, 300)),
      ),
    ).toEqual([
      ['고로케', 8_000],
      ['겉절이', 3_000],
      ['갈비탕', null],
      ['수육', 34_000],
    ]);
  });

  it('may have misread dot leaders', () => {
    expect(
      read(
        line(
          ...syllables('불고기', 40, 100),
          ...[word('........223', 150, 118, 0), word('으', 320, 118, 0), word('느', 340, 118, 3)],
          ...[word('다아', 380, 118, 20), word('32,500', 600, 100, 69)],
        ),
      ),
    ).toEqual([['불고기', 32_500]]);
  });

  it('may have misread won signs and zeros', () => {
    expect(
      read(
        line(word('김밥', 40, 40), word('\\8.000', 600, 40)),
        line(word('떡국', 40, 100), word('랄', 560, 100, 20), word('15.000', 600, 100)),
        line(word('게장', 40, 160), word('9,()()()', 600, 160)),
        line(word('식혜', 40, 220), word('104.500', 600, 220, 20)),
      ),
    ).toEqual([
      ['김밥', 8_000],
      ['떡국', 15_000],
      ['게장', 9_000],
      // It may have been a price for a group, so that none is given.
      ['식혜', null],
    ]);
  });

  it.each([
    ['7', ['78,000', '712,000', '76,500', '79,000', '6,000'], [8_000, 12_000, 6_500, 9_000, 6_000]],
    ['1', ['18,000', '112,000', '145,000', '19,500'], [8_000, 12_000, 45_000, 9_500]],
    ['nothing', ['11,000', '12,000', '15,000', '130,000'], [11_000, 12_000, 15_000, null]],
    ['nothing', ['8,000', '78,000', '9,000', '12,000'], [8_000, 78_000, 9_000, 12_000]],
    ['nothing', ['70,000', '75,000', '78,000', '79,000'], [70_000, 75_000, 78_000, 79_000]],
  ])('may have won signs misread as %s in all prices', (_, prices, won) => {
    const names = ['김밥', '떡국', '게장', '식혜', '수육'];
    const lines = prices.map((price, at) =>
      line(word(names[at] ?? '', 40, 40 + 60 * at), word(price, 600, 40 + 60 * at)),
    );
    expect(read(...lines).map(([, price]) => price)).toEqual(won);
  });

  it("do not turn the restaurant's name into a dish", () => {
    expect(
      read(
        line(word('할머니손맛', 200, 20)),
        line(word('김밥', 40, 80), word('4,000', 600, 80)),
        line(word('떡국', 40, 140), word('9,000', 600, 140)),
      ),
    ).toEqual([
      ['김밥', 4_000],
      ['떡국', 9_000],
    ]);
  });

  it('have spaces at wide gaps, not between syllables of a word', () => {
    const [[ko] = []] = read(
      line(
        ...syllables('김치찌개', 40, 100),
        ...syllables('백반', 200, 100),
        word('9,000', 600, 100),
      ),
    );
    expect(ko).toBe('김치찌개 백반');
  });

  it('skip sizes, headings, phone numbers and origins of ingredients', () => {
    expect(
      read(
        line(...syllables('식사류', 40, 40)),
        line(word('감자탕(소/중/대)', 40, 100), word('30,000/40,000/50,000', 500, 100)),
        line(word('원산지:', 40, 160), word('쌀(국내산)', 200, 160)),
        line(word('예약문의', 40, 220), word('02-734-1234', 300, 220)),
      ),
    ).toEqual([['감자탕', 30_000]]);
  });

  it('are one uncertain dish when a sign was half a letter', () => {
    const half = (text: string, x: number, confidence: number): RecognizedWord => ({
      ...{ text, confidence },
      box: [x, 100, text.length * 22, EM],
    });
    // 모듬생선구이; 살 and 샤 begin with a stroke.
    const fish = line(
      ...[half('모', 40, 93), half('듬', 66, 93), half('/', 92, 90), half('병', 108, 53)],
      ...[half('선', 130, 67), half('구', 152, 93), half('이', 174, 82), word('8,000', 600, 100)],
    );
    expect(reader.readLines([fish])).toMatchObject([
      { read: '모듬병선구이', price: 8_000, certain: false },
    ]);
    const beef = line(
      ...[half('일', 40, 91), half('품', 66, 93), half('/\\:', 92, 45), half('브', 150, 91)],
      ...[half('/\\', 172, 84), half('브', 200, 87), word('4,500', 600, 100)],
    );
    expect(reader.readLines([beef])).toMatchObject([{ price: 4_500, certain: false }]);
  });

  it('are two dishes at a confident sign, certain only together', () => {
    const drinks = (half: string, confidence: number) =>
      reader
        .readLines([
          line(
            ...syllables('식혜', 40, 100),
            ...[word('/', 112, 100), word(half, 145, 100, confidence), word('4,000', 600, 100)],
          ),
        ])
        .map(({ ko, certain }) => [ko, certain]);
    expect(drinks('수정과', 93)).toEqual([
      ['식혜', true],
      ['수정과', true],
    ]);
    expect(drinks('뷁뷁', 93)).toEqual([
      ['식혜', false],
      ['뷁뷁', false],
    ]);
  });

  it('are uncertain of a name with an unreadable beginning', () => {
    const read = reader.readLines([
      line(word('사모', 40, 100, 0), word('세트', 145, 100, 95), word('3,000', 600, 100)),
    ]);
    expect(read.filter(({ certain }) => certain)).toEqual([]);
  });

  it.each([
    ['begins a syllable behind the others', word('만두국', 40 + EM, 220)],
    ['has room for one more', { ...word('만두국', 40, 220), box: [40, 220, 4 * EM, EM] as const }],
  ])('leave a name uncertain that %s: 떡만두국', (_, dumplings) => {
    const others = ['물냉면', '갈비탕', '김치찌개'].map((name, at) =>
      line(word(name, 40, 40 + 60 * at), word('9,000', 600, 40 + 60 * at)),
    );
    const whole = line(word('만두국', 40, 220), word('8,000', 600, 220));
    const certain = (last: RecognizedLine) =>
      reader.readLines([...others, last]).map(({ certain: is }) => is);
    expect(certain(whole)).toEqual([true, true, true, true]);
    expect(certain(line(dumplings, word('8,000', 600, 220)))).toEqual([true, true, true, false]);
  });

  it('are empty when nothing was recognized', () => {
    expect(reader.readLines([])).toEqual([]);
    expect(reader.readLines([line(), line(word('', 0, 0), word('~', 5, 5, 3))])).toEqual([]);
  });
});
