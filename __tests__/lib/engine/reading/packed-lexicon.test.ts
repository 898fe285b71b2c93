import { describe, expect, it } from '@jest/globals';
import { parseLexicon, type Lexicon } from '@/lib/engine';
import { toAllNames } from '@/lib/engine/reading/names';
import { packLexicon, unpackLexicon } from '@/lib/engine/reading/packed-lexicon';
import { getLexicon, WRITTEN_LEXICON } from '@/lib/search/engine-lexicon';

/**
 * What each term means, by itself and beside others, the meaning that counts first, and what it is called, one a line:
 * which terms stand together in an entry says nothing.
 */
function toMeanings({ entries, ...rest }: Lexicon) {
  const meanings = new Map<string, string>();
  for (const { terms, en, ...meaning } of entries) {
    const where = meaning.place === 'alone' || meaning.place === 'whole' ? 'alone' : 'beside';
    for (const term of terms) {
      const key = `${term} ${where}`;
      meanings.set(key, `${meanings.get(key) ?? ''} ${JSON.stringify(meaning)}`);
    }
    for (const name of toAllNames(en))
      meanings.set(`${name.term} in English`, JSON.stringify(name));
  }
  return { ...rest, meanings: [...meanings].map((line) => line.join(': ')).sort() };
}

describe('the packed lexicon', () => {
  it('reads back to the same lexicon, but for what is said of houses', () => {
    const read = parseLexicon(unpackLexicon(packLexicon(WRITTEN_LEXICON)));
    const { tables, ...lexicon } = getLexicon();
    const withoutHouses = {
      ...lexicon,
      titles: [],
      halalKitchens: [],
      tables: { ...tables, titleWords: {}, titleParts: {} },
    };
    expect(toMeanings(read)).toEqual(toMeanings(withoutHouses));
  });

  it('does so with nothing official, no titles and entries of every shape', () => {
    const written = {
      ...WRITTEN_LEXICON,
      titles: [],
      halalKitchens: [],
      files: [
        { kind: 'form', entries: [{ terms: '전 지짐', place: 'end', tail: true }] },
        { kind: 'name', entries: [{ en: { name: '제주 Jeju', form: '구이 Grilled {X}|Grill' } }] },
      ],
      tables: { official: {}, spellings: {}, titleWords: {}, titleParts: {} },
    };
    const read = parseLexicon(unpackLexicon(packLexicon(written)));
    expect(toMeanings(read)).toEqual(toMeanings(parseLexicon(written)));
  });
});
