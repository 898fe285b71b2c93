import { pronounce } from './pronounce';
import { remember } from './remember';

/** Letters that are heard alike where Korean is written by ear: bulgoki, kimchee, chigae, doenjang and dwenjang. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  // No Korean word is written with it, and chigae is no chicken.
  [/ck/g, 'x'],
  [/ch+|j+|z+/g, 'j'],
  [/[cgkq]+/g, 'g'],
  [/[dt]+/g, 'd'],
  [/[bfp]+/g, 'b'],
  [/[lr]+/g, 'l'],
  [/sh/g, 's'],
  // 으 of a loan word is written by nobody: paseuta.
  [/eu/g, ''],
  [/oe|w[ae]e?/g, 'e'],
  [/ee|ea|ie/g, 'i'],
  [/oo|ou/g, 'u'],
  [/eo/g, 'o'],
  [/[ae]i|ae|ye/g, 'e'],
  [/(.)\1+/g, '$1'],
];

/** Words as they sound, a blank between them, for text in Latin letters; case, accents and signs do not matter. */
function toSoundKey(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return SOUNDS.reduce((key, [pattern, sound]) => key.replace(pattern, sound), plain);
}

const SYLLABLE = /[가-힣]/g;

/** A syllable alone, which takes a tenth of the time of a whole name; sounds that meet (종로, Jongno) are a letter off. */
const spell = remember(pronounce);

/** What a name sounds like, whichever script it is in. */
export const toSpokenKey = (name: string): string => toSoundKey(name.replace(SYLLABLE, spell));

/** The same for keys that are compared loosely: ㅓ is written with either (naengmyun, samgyupsal). */
export const toLooseKey = (key: string): string => key.replaceAll('u', 'o');
