import { describe, expect, it } from '@jest/globals';
import { parseLexicon, type Lexicon } from '../../src';
import { toAllNames } from '../../src/reading/names';
import { packLexicon, unpackLexicon } from '../../src/reading/packed-lexicon';
import type { WrittenLexicon } from '../../src/reading/parse-lexicon';
import { getLexicon, WRITTEN_LEXICON } from '../../src/lexicon/engine-lexicon';

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

/** All English names with their terms, one a line. */
const toNameLines = ({ files }: Pick<WrittenLexicon, 'files'>): string[] =>
  files
    .flatMap(({ entries }) => entries.flatMap(({ en }) => toAllNames(en)))
    .map(({ term, kind, en }) => `${kind} ${term} ${en}`)
    .sort();

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

  it('loses none of the English names, of several of a term neither', () => {
    const read = unpackLexicon(packLexicon(WRITTEN_LEXICON));
    const names = toNameLines(WRITTEN_LEXICON);
    expect(names.length).toBeGreaterThan(5_000);
    expect(toNameLines(read)).toEqual(names);
    expect(read.tables.official).toEqual(WRITTEN_LEXICON.tables.official);
  });

  it('keeps names that their terms or the names before them explain, and tables of every shape', () => {
    const written = {
      ...WRITTEN_LEXICON,
      files: [
        {
          kind: 'dish',
          entries: [
            {
              en: {
                dish: '약과 Yakgwa (Honey Cookie); 순대 Sundae; 윙 Wing|Wings; 전 $&|Jeon $1',
                form: '김밥 {x} Gimbap|Gimbap; 마끼 {x} Gimbap|Gimbap; 냉면 Cold Noodles with {X}|Cold Noodles|Cold',
              },
            },
            { en: { dish: '순두부 Sundae' } },
          ],
        },
      ],
      spice: [],
      families: [
        { words: '떡', may: '', isSweet: true },
        { words: '전', may: 'egg' },
      ],
      tables: { official: { 윙: 'Wings' }, spellings: {}, titleWords: {}, titleParts: {} },
    };
    const { families, spice, ...read } = unpackLexicon(packLexicon(written));
    expect(toNameLines(read)).toEqual(toNameLines(written));
    expect({ families, spice }).toEqual({ families: written.families, spice: [] });
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
