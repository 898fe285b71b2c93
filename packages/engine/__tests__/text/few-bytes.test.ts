import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromFewBytes, toFewBytes } from '../../src/text/few-bytes';

const syllables = (count: number): string =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(0xac00 + at)).join('');
/** A syllable is three times seven bits away from nothing. */
const GAP_BYTES = 3;
const toHead = (frequent: string) => [...new TextEncoder().encode(`${frequent}\n`)];

describe('text in few bytes', () => {
  it('is its alphabet, the most frequent first, and then a byte for each of its letters', () => {
    expect([...toFewBytes('a가나\n나~\x7f')]).toEqual([
      ...[...toHead('나가'), 0, 0x61, 0x81, 0x80, 0x0a, 0x80, 0x7e, 0x7f],
    ]);
  });

  it('takes two bytes for a letter beyond the 112 most frequent', () => {
    const bytes = toFewBytes(syllables(113));
    expect(bytes.length - toHead(syllables(112)).length).toBe(GAP_BYTES + 1 + 112 + 2);
    expect([...bytes.slice(-3)]).toEqual([0x80 + 111, 0x80 + 112, 0]);
  });

  it('writes the rare letters of its alphabet by the gaps between them', () => {
    const frequent = syllables(112);
    const gaps = (...codes: number[]) =>
      [...toFewBytes(frequent + frequent + String.fromCharCode(...codes))].slice(
        toHead(frequent).length,
        -2 * 112 - 2 * codes.length,
      );
    expect(gaps(0x80)).toEqual([0x80, 1, 0]);
    expect(gaps(0xff, 0x100, 0x17f, 0x1ff)).toEqual([0xff, 1, 1, 0x7f, 0x80, 1, 0]);
    expect(gaps(0xc000)).toEqual([0x80, 0x80, 3, 0]);
  });

  it('reads back rare letters whose gap is the code of half a pair', () => {
    const text = `${syllables(112).repeat(2)}’ﷺ`;
    expect(fromFewBytes(toFewBytes(text))).toBe(text);
  });

  it('sorts the rare letters by their code: they compress better', () => {
    const frequent = syllables(112);
    const rare = '힣흫';
    const text = frequent + frequent + rare;
    expect([...toFewBytes(text).slice(-4)]).toEqual([0xf0, 1, 0xf0, 0]);
  });

  it.each([0, 1, 111, 112, 113, 367, 368, 369, 624, 625, 4208])(
    'reads back %i different letters',
    (count) => {
      const text = `a\u0080\n${syllables(count - 1)} ~${syllables(count)}`.slice(0, 2 * count + 2);
      expect(fromFewBytes(toFewBytes(text))).toBe(text);
    },
  );

  it('reads back any text', () => {
    const words = fc.string({ unit: fc.constantFrom(...'가나다 abc\n\u0001’é뷁힣') });
    fc.assert(
      fc.property(words, (text) => {
        expect(fromFewBytes(toFewBytes(text))).toBe(text);
      }),
    );
  });

  it('reads back what is beyond the basic plane', () => {
    expect(fromFewBytes(toFewBytes('🍲 ﷺ\uffff'))).toBe('🍲 ﷺ\uffff');
  });

  it('says so where there are more letters than numbers', () => {
    expect(() => toFewBytes(syllables(4208))).not.toThrow();
    expect(() => toFewBytes(syllables(4209))).toThrow(RangeError);
  });
});
