import { describe, expect, it } from '@jest/globals';
import { createEngine, createEnglish, LexiconError, parseLexicon } from '../../src';
import { toAllNames } from '../../src/reading/names';
import type { WrittenEntry } from '../../src/reading/parse-lexicon';
import { getLexicon, WRITTEN_LEXICON } from '../../src/lexicon/engine-lexicon';

const lexicon = getLexicon();

/** A lexicon of one entry, with everything else as it is. */
const lexiconOf = (entry: WrittenEntry, kind = 'dish') =>
  parseLexicon({ ...WRITTEN_LEXICON, files: [{ kind, entries: [entry] }] });

const repeated = (texts: readonly string[]) =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

describe('the lexicon of packages/engine/lexicon', () => {
  it('holds a term once in every place', () => {
    const seen = new Set<string>();
    const twice: string[] = [];
    for (const { terms, place } of lexicon.entries) {
      for (const term of terms) {
        const key = `${term} ${place}`;
        if (seen.has(key)) twice.push(key);
        seen.add(key);
      }
    }
    expect(twice).toEqual([]);
  });

  it('gives a term one English name, and none that the official list already says', () => {
    const names = lexicon.entries.flatMap(({ en }) => toAllNames(en));
    expect(repeated(names.map(({ term }) => term))).toEqual([]);
    const { official } = lexicon.tables;
    const said = names.filter(
      ({ term, kind, en }) => term.length > 1 && kind === 'dish' && official[term] === en,
    );
    expect(said).toEqual([]);
  });

  it('spells its terms in small letters and without blanks, as names are read', () => {
    const wrong = lexicon.entries.flatMap(({ terms }) =>
      terms.filter((term) => term === '' || term !== term.normalize('NFC').toLowerCase()),
    );
    expect(wrong).toEqual([]);
  });
});

it.each([
  ['an origin that is none', { name: 'air', origin: 'sky' }],
  ['a meat that is none', { name: 'whale', origin: 'meat', meat: 'whale' }],
])('a substance is refused with %s', (_, substance) => {
  const substances = [...WRITTEN_LEXICON.substances, substance];
  expect(() => parseLexicon({ ...WRITTEN_LEXICON, substances })).toThrow(LexiconError);
});

it('a hidden ingredient is refused with a substance nobody declared', () => {
  const hidden = [{ code: 'air', substances: ['air'] }];
  expect(() => parseLexicon({ ...WRITTEN_LEXICON, hidden, files: [] })).toThrow(
    'air: no substance',
  );
});

describe('an entry', () => {
  it('carries what a term is called beside what is in it', () => {
    const own = lexiconOf({
      terms: '우탕',
      has: 'beef',
      en: { dish: '국밥 Rice Soup', form: '탕 {x} Soup|Soup' },
    });
    const engine = createEngine(own);
    expect(['우탕', '국밥', '탕'].map((dish) => engine.classifyDish(dish).meats.beef)).toEqual([
      'yes',
      'yes',
      'yes',
    ]);
    expect(createEnglish(own).toDish('국밥').en).toBe('Rice Soup (beef)');
  });

  it('that is only a name explains nothing to a verdict', () => {
    const own = lexiconOf({ en: { dish: '뷁뷁 Bweok' } }, 'name');
    expect(createEnglish(own).toDish('뷁뷁')).toMatchObject({ en: 'Bweok', how: 'composed' });
    expect(createEngine(own).classifyDish('뷁뷁')).toMatchObject({ vegan: 'unknown', because: [] });
  });

  it.each([
    ['a term without English', { en: { dish: '국밥' } }],
    ['a substance nobody declared', { terms: '국밥', has: 'unicorn' }],
    ['a place that is none', { terms: '국밥', place: 'middle' }],
    ['a claim that is none', { terms: '국밥', claim: 'tasty' }],
    ['a kind that is none', { terms: '국밥', kind: 'soup' }],
    ['a kind of name that is none', { en: { verb: '국밥 Rice Soup' } as WrittenEntry['en'] }],
    ['a field that is none', { terms: '국밥', colour: 'red' } as WrittenEntry],
    ['a flag that is none', { terms: '국밥', has: 'beef loudly' }],
    ['two roles', { terms: '국밥', has: 'beef minor broth' }],
    ['a hidden ingredient nobody declared', { terms: '국밥', hidden: 'unicorn often' }],
    ['a hidden ingredient how often nobody knows', { terms: '국밥', hidden: 'anchovy-stock now' }],
    ['a way to give way that is none', { terms: '국밥', hidden: 'anchovy-stock often unless' }],
  ])('is refused with %s', (_, entry) => {
    expect(() => lexiconOf(entry)).toThrow(LexiconError);
  });

  it('is refused by its first word, and with what is wrong', () => {
    const refused = (entry: WrittenEntry) => () => lexiconOf(entry);
    expect(refused({ terms: '국밥 우탕', place: 'middle' })).toThrow('국밥 우탕: what is middle?');
    expect(refused({ en: { dish: '국밥 Rice Soup' }, claim: 'tasty' })).toThrow(
      '국밥: what is tasty?',
    );
    expect(refused({ en: { dish: '국밥' } })).toThrow('국밥: no English');
  });

  it('says all that is written of what is in it', () => {
    const [read] = lexiconOf({
      terms: '우탕',
      has: 'beef, egg minor maybe unless-land',
      hidden: 'anchovy-stock often, fish-sauce sometimes unless-named',
    }).entries;
    expect(read).toEqual({
      terms: ['우탕'],
      en: undefined,
      kind: 'dish',
      has: [
        { substance: 'beef', role: 'main', certainty: 'yes', givesWayTo: 'nothing' },
        { substance: 'egg', role: 'minor', certainty: 'maybe', givesWayTo: 'land' },
      ],
      hidden: [
        { code: 'anchovy-stock', certainty: 'often', givesWayTo: 'nothing' },
        { code: 'fish-sauce', certainty: 'sometimes', givesWayTo: 'named' },
      ],
      place: 'any',
      claim: undefined,
      tail: false,
    });
  });
});
