import { describe, expect, it } from '@jest/globals';
import { parseLexicon, type Lexicon } from '../../src';
import { toAllTermNames } from '../../src/segmentation/term-names';
import { packLexicon, unpackLexicon } from '../../src/segmentation/packed-lexicon';
import type { RawLexicon } from '../../src/segmentation/parse-lexicon';
import { RAW_LEXICON } from '../../src/lexicon/engine-lexicon';

/**
 * Meanings of each term, alone and beside others, and its names, one per line, in the order of
 * precedence. The grouping of terms into entries and the order of words in tables do not matter.
 */
function toMeanings({ entries, neutral, spice, families, ...rest }: Lexicon) {
  const meanings = new Map<string, string>();
  for (const { terms, en, ...meaning } of entries) {
    const where = meaning.position === 'alone' || meaning.position === 'whole' ? 'alone' : 'beside';
    for (const term of terms) {
      const key = `${term} ${where}`;
      meanings.set(key, `${meanings.get(key) ?? ''} ${JSON.stringify(meaning)}`);
    }
    for (const name of toAllTermNames(en))
      meanings.set(`${name.term} in English`, JSON.stringify(name));
  }
  const sortWords = <Row extends { words: readonly string[] }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, words: [...row.words].sort() }));
  return {
    ...rest,
    neutral: sortWords(neutral),
    spice: sortWords(spice),
    families: sortWords(families),
    meanings: [...meanings].map((line) => line.join(': ')).sort(),
  };
}

/** Lexicon without the names that only servers load. */
const PHONE_LEXICON: RawLexicon = {
  ...RAW_LEXICON,
  files: RAW_LEXICON.files.filter(({ serverOnly }) => serverOnly !== true),
};

/** All English names with their terms, one per line. */
const toNameLines = ({ files }: Pick<RawLexicon, 'files'>): string[] =>
  files
    .flatMap(({ entries }) => entries.flatMap(({ en }) => toAllTermNames(en)))
    .map(({ term, kind, en }) => `${kind} ${term} ${en}`)
    .sort();

describe('packLexicon', () => {
  it('restores the lexicon without restaurant names', () => {
    const restored = parseLexicon(unpackLexicon(packLexicon(RAW_LEXICON)));
    const { tables, ...lexicon } = parseLexicon(PHONE_LEXICON);
    const withoutHouses = {
      ...lexicon,
      titles: [],
      halalKitchens: [],
      tables: { ...tables, titleWords: {}, titleParts: {} },
    };
    expect(toMeanings(restored)).toEqual(toMeanings(withoutHouses));
  });

  it('keeps all English names, also several of one term', () => {
    const restored = unpackLexicon(packLexicon(RAW_LEXICON));
    const names = toNameLines(PHONE_LEXICON);
    expect(names.length).toBeLessThan(toNameLines(RAW_LEXICON).length);
    expect(names.length).toBeGreaterThan(5_000);
    expect(toNameLines(restored)).toEqual(names);
    expect(restored.tables.official).toEqual(RAW_LEXICON.tables.official);
  });

  it('restores abbreviated names and tables of any shape', () => {
    const raw = {
      ...RAW_LEXICON,
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
    const { families, spice, ...restored } = unpackLexicon(packLexicon(raw));
    expect(toNameLines(restored)).toEqual(toNameLines(raw));
    expect({ families, spice }).toEqual({ families: raw.families, spice: [] });
  });

  it('restores entries of any shape without official names and titles', () => {
    const raw = {
      ...RAW_LEXICON,
      titles: [],
      halalKitchens: [],
      files: [
        { kind: 'form', entries: [{ terms: '전 지짐', place: 'end', tail: true }] },
        { kind: 'name', entries: [{ en: { name: '제주 Jeju', form: '구이 Grilled {X}|Grill' } }] },
      ],
      tables: { official: {}, spellings: {}, titleWords: {}, titleParts: {} },
    };
    const restored = parseLexicon(unpackLexicon(packLexicon(raw)));
    expect(toMeanings(restored)).toEqual(toMeanings(parseLexicon(raw)));
  });
});
