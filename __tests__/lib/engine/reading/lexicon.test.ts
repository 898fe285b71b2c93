import { describe, expect, it } from '@jest/globals';
import { createEngine, createEnglish, LexiconError, parseLexicon } from '@/lib/engine';
import { toAllNames } from '@/lib/engine/reading/names';
import type { WrittenEntry } from '@/lib/engine/reading/parse-lexicon';
import { getLexicon, WRITTEN_LEXICON } from '@/lib/search/engine-lexicon';

const lexicon = getLexicon();

/** A lexicon of one entry, with everything else as it is. */
const lexiconOf = (entry: WrittenEntry, kind = 'dish') =>
  parseLexicon({ ...WRITTEN_LEXICON, files: [{ kind, entries: [entry] }] });

const repeated = (texts: readonly string[]) =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

describe('the lexicon of data/lexicon', () => {
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
  ])('is refused with %s', (_, entry) => {
    expect(() => lexiconOf(entry)).toThrow(LexiconError);
  });
});
