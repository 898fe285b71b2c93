import { romanise } from '../text/romanise';

const HANGUL = /[가-힣]/;
const OTHER_SCRIPTS = /(?!\p{Script=Latin})\p{L}/u;
const FEWEST_LATIN_LETTERS = 3;
/** Letters for one sound, in one letter; vowels and half vowels say nothing: Korean has others. */
const SOUNDS: ReadonlyArray<readonly [RegExp, string]> = [
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
 * The words of a name without those in Hangul that only say what stands beside them in Latin letters: "에삐 EPI" is EPI.
 * Names with branches, and those that say two things (클럽 NB2), stay as they are.
 */
export function dropSaidTwice(words: readonly string[]): readonly string[] {
  const latin = words.filter((word) => !HANGUL.test(word));
  const hangul = words.filter((word) => HANGUL.test(word));
  if (hangul.length === 0 || OTHER_SCRIPTS.test(latin.join(''))) return words;
  if (latin.join('').replace(/[^a-z]/gi, '').length < FEWEST_LATIN_LETTERS) return words;
  const said = toSounds(hangul.map(romanise).join(''));
  const written = toSounds(latin.join(''));
  const isTwice = said.length > 1 ? written.startsWith(said) : said !== '' && said === written;
  return isTwice ? latin : words;
}

const toSounds = (text: string): string =>
  SOUNDS.reduce(
    (sounds, [letters, sound]) => sounds.replace(letters, sound),
    text.normalize('NFD').toLowerCase(),
  );
