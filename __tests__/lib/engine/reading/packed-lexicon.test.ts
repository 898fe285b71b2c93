import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseLexicon, type Lexicon } from '@/lib/engine';
import { packLexicon, unpackLexicon } from '@/lib/engine/reading/packed-lexicon';
import { fromFewBytes, toFewBytes } from '@/lib/engine/text/few-bytes';
import { getLexicon, WRITTEN_LEXICON } from '@/lib/search/engine-lexicon';

/** In which order an entry lists its terms means nothing. */
const inOrder = ({ entries, ...rest }: Lexicon) => ({
  ...rest,
  entries: entries.map((entry) => ({ ...entry, terms: entry.terms.toSorted() })),
});

describe('the packed lexicon', () => {
  it('reads back to the same lexicon', () => {
    const read = parseLexicon(unpackLexicon(packLexicon(WRITTEN_LEXICON)));
    expect(inOrder(read)).toEqual(inOrder(getLexicon()));
  });

  it('does so with nothing official, no titles and entries of every shape', () => {
    const written = {
      ...WRITTEN_LEXICON,
      files: [
        { kind: 'form', entries: [{ terms: '전 지짐', place: 'end', tail: true }] },
        { kind: 'name', entries: [{ en: { name: '제주 Jeju', form: '구이 Grilled {X}|Grill' } }] },
      ],
      tables: { official: {}, spellings: {}, titleWords: {}, titleParts: {} },
    };
    const read = parseLexicon(unpackLexicon(packLexicon(written)));
    expect(inOrder(read)).toEqual(inOrder(parseLexicon(written)));
  });
});

describe('text in few bytes', () => {
  it('reads back as it was written', () => {
    const words = fc.string({ unit: fc.constantFrom(...'가나다 abc\n\u0001’é뷁힣') });
    fc.assert(
      fc.property(words, (text) => {
        expect(fromFewBytes(toFewBytes(text))).toBe(text);
      }),
    );
  });

  it('reads back with more characters than one byte can number', () => {
    const text = Array.from({ length: 3000 }, (_, at) => String.fromCharCode(0xac00 + at)).join('');
    expect(fromFewBytes(toFewBytes(text))).toBe(text);
  });
});
