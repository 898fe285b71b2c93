import { describe, expect, it } from '@jest/globals';
import { createEngine, LexiconError, parseLexicon, type Lexicon } from '../../src';
import { createEnglishNamer } from '../../src/names';
import { toAllTermNames } from '../../src/segmentation/term-names';
import type { RawEntry } from '../../src/segmentation/parse-lexicon';
import { getLexicon, RAW_LEXICON } from '../../src/lexicon/engine-lexicon';

const lexicon = getLexicon();

/** Lexicon with a single entry; everything else as bundled. */
const createLexicon = (entry: RawEntry, kind = 'dish') =>
  parseLexicon({ ...RAW_LEXICON, files: [{ kind, entries: [entry] }] });

const nameInEnglish = (lexicon: Lexicon) =>
  createEnglishNamer(lexicon, createEngine(lexicon).classifyDish).toDish;

const getDuplicates = (texts: readonly string[]) =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

describe('the lexicon of packages/engine/lexicon', () => {
  it('has each term once per position', () => {
    const seen = new Set<string>();
    const twice: string[] = [];
    // A name for servers may be of a term that verdicts know.
    const serverTerms = new Set(
      RAW_LEXICON.files
        .filter(({ serverOnly }) => serverOnly === true)
        .flatMap(({ entries }) => entries.flatMap(({ en }) => toAllTermNames(en)))
        .map(({ term }) => term),
    );
    for (const { terms, position, kind } of lexicon.entries) {
      for (const term of terms) {
        if (kind === 'name' && serverTerms.has(term)) continue;
        const key = `${term} ${position}`;
        if (seen.has(key)) twice.push(key);
        seen.add(key);
      }
    }
    expect(twice).toEqual([]);
  });

  it('has one English name per term, and none of the official list', () => {
    const names = lexicon.entries.flatMap(({ en }) => toAllTermNames(en));
    expect(getDuplicates(names.map(({ term }) => term))).toEqual([]);
    const { official } = lexicon.tables;
    const duplicates = names.filter(
      ({ term, kind, en }) => term.length > 1 && kind === 'dish' && official[term] === en,
    );
    expect(duplicates).toEqual([]);
  });

  it('has lower-case terms without blanks', () => {
    const wrong = lexicon.entries.flatMap(({ terms }) =>
      terms.filter((term) => term === '' || term !== term.normalize('NFC').toLowerCase()),
    );
    expect(wrong).toEqual([]);
  });
});

it.each([
  ['an unknown origin', { name: 'air', origin: 'sky' }],
  ['an unknown meat', { name: 'whale', origin: 'meat', meat: 'whale' }],
])('rejects a substance with %s', (_, substance) => {
  const substances = [...RAW_LEXICON.substances, substance];
  expect(() => parseLexicon({ ...RAW_LEXICON, substances })).toThrow(LexiconError);
});

it('rejects a hidden ingredient with an undeclared substance', () => {
  const hidden = [{ code: 'air', substances: ['air'] }];
  expect(() => parseLexicon({ ...RAW_LEXICON, hidden, files: [] })).toThrow('air: no substance');
});

describe('a lexicon entry', () => {
  it('has contents and names of its terms', () => {
    const lexiconOfEntry = createLexicon({
      terms: '우탕',
      has: 'beef',
      en: { dish: '국밥 Rice Soup', form: '탕 {x} Soup|Soup' },
    });
    const engine = createEngine(lexiconOfEntry);
    expect(['우탕', '국밥', '탕'].map((dish) => engine.classifyDish(dish).meats.beef)).toEqual([
      'yes',
      'yes',
      'yes',
    ]);
    expect(nameInEnglish(lexiconOfEntry)('국밥').en).toBe('Rice Soup (beef)');
  });

  it('of kind name does not affect verdicts', () => {
    const lexiconOfEntry = createLexicon({ en: { dish: '뷁뷁 Bweok' } }, 'name');
    expect(nameInEnglish(lexiconOfEntry)('뷁뷁')).toMatchObject({
      en: 'Bweok',
      how: 'composed',
    });
    expect(createEngine(lexiconOfEntry).classifyDish('뷁뷁')).toMatchObject({
      vegan: 'unknown',
      because: [],
    });
  });

  it.each([
    ['a term without English', { en: { dish: '국밥' } }],
    ['an undeclared substance', { terms: '국밥', has: 'unicorn' }],
    ['an unknown position', { terms: '국밥', place: 'middle' }],
    ['an unknown claim', { terms: '국밥', claim: 'tasty' }],
    ['an unknown kind', { terms: '국밥', kind: 'soup' }],
    ['an unknown kind of name', { en: { verb: '국밥 Rice Soup' } as RawEntry['en'] }],
    ['an unknown flag', { terms: '국밥', has: 'beef loudly' }],
    ['two roles', { terms: '국밥', has: 'beef minor broth' }],
    ['an undeclared hidden ingredient', { terms: '국밥', hidden: 'unicorn often' }],
    ['a hidden ingredient without a frequency', { terms: '국밥', hidden: 'anchovy-stock now' }],
    ['an unknown override flag', { terms: '국밥', hidden: 'anchovy-stock often unless' }],
  ])('is rejected with %s', (_, entry) => {
    expect(() => createLexicon(entry)).toThrow(LexiconError);
  });

  it('is rejected with its first word and the reason', () => {
    const reject = (entry: RawEntry) => () => createLexicon(entry);
    expect(reject({ terms: '국밥 우탕', place: 'middle' })).toThrow('국밥 우탕: what is middle?');
    expect(reject({ en: { dish: '국밥 Rice Soup' }, claim: 'tasty' })).toThrow(
      '국밥: what is tasty?',
    );
    expect(reject({ en: { dish: '국밥' } })).toThrow('국밥: no English');
  });

  it('is parsed completely', () => {
    const [read] = createLexicon({
      terms: '우탕',
      has: 'beef, egg minor maybe unless-land',
      hidden: 'anchovy-stock often, fish-sauce sometimes unless-named',
    }).entries;
    const named = (name: string): unknown => expect.objectContaining({ name });
    expect(read).toEqual({
      terms: ['우탕'],
      en: undefined,
      kind: 'dish',
      has: [
        { substance: named('beef'), role: 'main', certainty: 'yes', overriddenBy: 'nothing' },
        { substance: named('egg'), role: 'minor', certainty: 'maybe', overriddenBy: 'land' },
      ],
      hidden: [
        {
          code: 'anchovy-stock',
          substances: [named('anchovy')],
          certainty: 'often',
          overriddenBy: 'nothing',
        },
        {
          code: 'fish-sauce',
          substances: [named('fish')],
          certainty: 'sometimes',
          overriddenBy: 'named',
        },
      ],
      position: 'any',
      claim: undefined,
      isSuffix: false,
    });
  });
});
