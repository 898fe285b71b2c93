// cspell:ignore eonyang pyeonyuk jeongyuk simya darin dogil dongyang heugyeomso maesaengitguk kkonnip kongnyeot kkaennipjeon seoullyeok
import { describe, expect, it } from '@jest/globals';
import { romanize } from 'es-hangul';
import fc from 'fast-check';
import { romanizeWord } from '../../src/text/romanize';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { toRuns } from '../../../../__tests__/helpers/sample';

const FIRST = 0xac00;
const LAST = 0xd7a3;
const syllable = fc.integer({ min: FIRST, max: LAST }).map((code) => String.fromCharCode(code));

/** Consonants, 19, then vowels, 21, then finals, 28. */
const [VOWELS, FINALS, SILENT] = [21, 28, 11];
const Y_AND_I = new Set([2, 3, 6, 7, 12, 17, 20]);

/**
 * True where es-hangul may insert an n, as if every word were a compound: a final before y or i. The
 * table below says where we do.
 */
const mayInsertN = (word: string): boolean =>
  [...word].some((letter, at) => {
    const [code, next] = [letter.charCodeAt(0) - FIRST, (word.charCodeAt(at + 1) || 0) - FIRST];
    const vowel = Math.floor(next / FINALS) % VOWELS;
    const isClosed = code >= 0 && code % FINALS > 0;
    const isSilent = next >= 0 && Math.floor(next / FINALS / VOWELS) === SILENT;
    return isClosed && isSilent && Y_AND_I.has(vowel);
  });

describe('romanizeWord', () => {
  it.each([
    ['종로', 'jongno'],
    ['신라', 'silla'],
    ['닭갈비', 'dakgalbi'],
    ['깻잎', 'kkaennip'],
    ['깻잎전', 'kkaennipjeon'],
    ['꽃잎', 'kkonnip'],
    ['콩엿', 'kongnyeot'],
    ['서울역', 'seoullyeok'],
    // No compounds: a wrong n would make a word that nobody knows.
    ['언양', 'eonyang'],
    ['편육', 'pyeonyuk'],
    ['정육', 'jeongyuk'],
    ['심야', 'simya'],
    ['달인', 'darin'],
    ['독일', 'dogil'],
    ['동양', 'dongyang'],
    ['흑염소', 'heugyeomso'],
    ['매생잇국', 'maesaengitguk'],
    ['콩국수', 'kongguksu'],
    ['ㅋㅏ1 a', 'ka1 a'],
  ])('%s -> %s', (ko, latin) => {
    expect(romanizeWord(ko)).toBe(latin);
  });

  it('equals es-hangul, which is too large for a phone, for the words of the lexicon', () => {
    const terms = getLexicon().entries.flatMap(({ terms: all }) => all);
    const words = [...new Set(terms)].filter((term) => !/\s/.test(term) && !mayInsertN(term));
    expect(words.length).toBeGreaterThan(3000);
    expect(words.filter((word) => romanizeWord(word) !== romanize(word))).toEqual([]);
  });

  it('equals es-hangul for random syllables', () => {
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 6 }), (syllables) => {
        const word = syllables.join('');
        fc.pre(!mayInsertN(word));
        expect(romanizeWord(word)).toBe(romanize(word));
      }),
      toRuns(2_000),
    );
  });
});
