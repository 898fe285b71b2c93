import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeWithCharset, encodeWithCharset } from '../../src/text/charset-codec';
import { toRuns } from '../../../../__tests__/helpers/sample';

const syllables = (count: number): string =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(0xac00 + at)).join('');
/** The code of a syllable takes three groups of seven bits. */
const GAP_BYTES = 3;
const toHead = (frequent: string) => [...new TextEncoder().encode(`${frequent}\n`)];

describe('encodeWithCharset', () => {
  it('writes the charset, the most frequent first, then a byte per character', () => {
    expect([...encodeWithCharset('a가나\n나~\x7f')]).toEqual([
      ...[...toHead('나가'), 0, 0x61, 0x81, 0x80, 0x0a, 0x80, 0x7e, 0x7f],
    ]);
  });

  it('uses two bytes beyond the 122 most frequent characters', () => {
    const bytes = encodeWithCharset(syllables(123));
    expect(bytes.length - toHead(syllables(122)).length).toBe(GAP_BYTES + 1 + 122 + 2);
    expect([...bytes.slice(-3)]).toEqual([0x80 + 121, 0x80 + 122, 0]);
  });

  it('writes rare characters by the gaps between them', () => {
    const frequent = syllables(122);
    const gaps = (...codes: number[]) =>
      [...encodeWithCharset(frequent + frequent + String.fromCharCode(...codes))].slice(
        toHead(frequent).length,
        -2 * 122 - 2 * codes.length,
      );
    expect(gaps(0x80)).toEqual([0x80, 1, 0]);
    expect(gaps(0xff, 0x100, 0x17f, 0x1ff)).toEqual([0xff, 1, 1, 0x7f, 0x80, 1, 0]);
    expect(gaps(0xc000)).toEqual([0x80, 0x80, 3, 0]);
  });

  it('restores rare characters whose gap is the code of a surrogate', () => {
    const text = `${syllables(122).repeat(2)}’ﷺ`;
    expect(decodeWithCharset(encodeWithCharset(text))).toBe(text);
  });

  it('sorts rare characters by code for better compression', () => {
    const frequent = syllables(122);
    const rare = '힣흫';
    const text = frequent + frequent + rare;
    expect([...encodeWithCharset(text).slice(-4)]).toEqual([0xfa, 1, 0xfa, 0]);
  });

  it.each([0, 1, 121, 122, 123, 377, 378, 379, 634, 635, 1658])(
    'restores %i different characters',
    (count) => {
      const text = `a\u0080\n${syllables(count - 1)} ~${syllables(count)}`.slice(0, 2 * count + 2);
      expect(decodeWithCharset(encodeWithCharset(text))).toBe(text);
    },
  );

  it('restores any text', () => {
    const words = fc.string({ unit: fc.constantFrom(...'가나다 abc\n\u0001’é뷁힣') });
    fc.assert(
      fc.property(words, (text) => {
        expect(decodeWithCharset(encodeWithCharset(text))).toBe(text);
      }),
      toRuns(1_000),
    );
  });

  it('restores characters beyond the basic plane', () => {
    expect(decodeWithCharset(encodeWithCharset('🍲 ﷺ\uffff'))).toBe('🍲 ﷺ\uffff');
  });

  it('throws for more characters than codes', () => {
    expect(() => encodeWithCharset(syllables(1658))).not.toThrow();
    expect(() => encodeWithCharset(syllables(1659))).toThrow(RangeError);
  });
});
