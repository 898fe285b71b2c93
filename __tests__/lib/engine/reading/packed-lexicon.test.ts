import { describe, expect, it } from '@jest/globals';
import { parseLexicon, type Lexicon } from '@/lib/engine';
import { packLexicon, unpackLexicon } from '@/lib/engine/reading/packed-lexicon';
import { getLexicon, WRITTEN_LEXICON } from '@/lib/search/engine-lexicon';

/** In which order an entry lists its terms means nothing. */
const inOrder = ({ entries, ...rest }: Lexicon) => ({
  ...rest,
  entries: entries.map((entry) => ({ ...entry, terms: entry.terms.toSorted() })),
});

describe('the packed lexicon', () => {
  it('reads back to the same lexicon, but for the words over doors', () => {
    const read = parseLexicon(unpackLexicon(packLexicon(WRITTEN_LEXICON)));
    const { tables, ...lexicon } = getLexicon();
    const withoutDoors = { ...tables, titleWords: {}, titleParts: {} };
    expect(inOrder(read)).toEqual(inOrder({ ...lexicon, tables: withoutDoors }));
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
