import { describe, expect, it } from '@jest/globals';
import { romanize } from 'es-hangul';
import fc from 'fast-check';
import { romanizeWord } from '../../src/text/romanize-word';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { toRuns } from '../../../../__tests__/helpers/sample';

const FIRST = 0xac00;
const LAST = 0xd7a3;
const syllable = fc.integer({ min: FIRST, max: LAST }).map((code) => String.fromCharCode(code));

describe('romanizeWord', () => {
  it.each([
    ['종로', 'jongno'],
    ['신라', 'silla'],
    ['닭갈비', 'dakgalbi'],
    ['깻잎', 'kkaennip'],
    ['콩국수', 'kongguksu'],
    ['ㅋㅏ1 a', 'ka1 a'],
  ])('%s -> %s', (ko, latin) => {
    expect(romanizeWord(ko)).toBe(latin);
  });

  it('equals es-hangul, which is too large for a phone, for every word of the lexicon', () => {
    const terms = getLexicon().entries.flatMap(({ terms: all }) => all);
    const words = [...new Set(terms)].filter((term) => !/\s/.test(term));
    expect(words.length).toBeGreaterThan(3000);
    expect(words.filter((word) => romanizeWord(word) !== romanize(word))).toEqual([]);
  });

  it('equals es-hangul for random syllables', () => {
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 6 }), (syllables) => {
        const word = syllables.join('');
        expect(romanizeWord(word)).toBe(romanize(word));
      }),
      toRuns(2_000),
    );
  });
});
