import { romanize } from '../text/romanize';

const HANGUL = /[가-힣]/;
const OTHER_SCRIPTS = /(?!\p{Script=Latin})\p{L}/u;
const MIN_LATIN_LETTERS = 3;
/**
 * Classes of consonants that sound alike; vowels are ignored, because transliterations differ in
 * them.
 */
const CONSONANT_CLASSES: ReadonlyArray<readonly [RegExp, string]> = [
  [/sh|ch|ts|[szxj]/g, 'S'],
  [/ph|[pbfv]/g, 'P'],
  [/th|[td]/g, 'T'],
  [/[kgcq]/g, 'K'],
  [/[rl]/g, 'L'],
  [/ng|n/g, 'N'],
  [/m/g, 'M'],
  [/[^SPTKLNM]/g, ''],
  [/(.)\1+/g, '$1'],
];

/**
 * Words of a name without those in Hangul that transliterate the Latin words next to them: "에삐
 * EPI" is EPI. Names with branches, and those of two different words (클럽 NB2), stay.
 */
export function dedupeTransliteration(words: readonly string[]): readonly string[] {
  const latin = words.filter((word) => !HANGUL.test(word));
  const hangul = words.filter((word) => HANGUL.test(word));
  if (hangul.length === 0 || OTHER_SCRIPTS.test(latin.join(''))) return words;
  if (latin.join('').replace(/[^a-z]/gi, '').length < MIN_LATIN_LETTERS) return words;
  const hangulSounds = toConsonants(hangul.map(romanize).join(''));
  const latinSounds = toConsonants(latin.join(''));
  const isTransliteration =
    hangulSounds.length > 1
      ? latinSounds.startsWith(hangulSounds)
      : hangulSounds !== '' && hangulSounds === latinSounds;
  return isTransliteration ? latin : words;
}

const toConsonants = (text: string): string =>
  CONSONANT_CLASSES.reduce(
    (sounds, [letters, sound]) => sounds.replace(letters, sound),
    text.normalize('NFD').toLowerCase(),
  );

/**
 * Consonants of a foreign word as it is spoken, by their classes: "nation" -> "NSN". Too generous to
 * drop a word of a name by: "Face" sounds like 피자.
 */
export const toSpokenConsonants = (text: string): string =>
  toConsonants(
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(/tion/g, 'sn')
      .replace(/c(?=[eiy])/g, 's'),
  );
