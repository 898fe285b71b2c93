import { toJamo } from './letters';

/**
 * Romanization of Korean by pronunciation: the rules of the Revised Romanization for adjacent
 * letters.
 */

/** Letters of a syllable in the order of Unicode; a final of two letters is written as both. */
const ONSETS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const FINALS =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  );
const VOWEL_SPELLINGS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const ONSET_SPELLINGS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const FINAL_SPELLINGS: Readonly<Record<string, string>> = {
  ...{ ㄱ: 'k', ㄴ: 'n', ㄷ: 't', ㄹ: 'l', ㅁ: 'm', ㅂ: 'p', ㅇ: 'ng' },
};

interface Syllable {
  onset: string;
  vowel: string;
  final: string;
}

const parsePairs = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.split(' ').map((pair) => [pair.slice(0, -1), pair.slice(-1)]));

const PALATAL = parsePairs('ㄷㅈ ㅌㅊ ㄹㅌㅊ');
const ASPIRATED = parsePairs('ㄱㅋ ㄷㅌ ㅂㅍ ㅈㅊ');
/** Sounds of a final without a vowel after it. */
const UNRELEASED = parsePairs(
  'ㄲㄱ ㅋㄱ ㄱㅅㄱ ㄹㄱㄱ ㅅㄷ ㅆㄷ ㅈㄷ ㅊㄷ ㅌㄷ ㅎㄷ ㅍㅂ ㅂㅅㅂ ㄹㅍㅂ ㄴㅈㄴ ㄴㅎㄴ ㄹㅂㄹ ㄹㅅㄹ ㄹㅌㄹ ㄹㅎㄹ ㄹㅁㅁ',
);
const NASAL = parsePairs('ㄱㅇ ㄷㄴ ㅂㅁ');
const toUnreleased = (final: string): string => UNRELEASED[final] ?? final;
const toNasal = (final: string): string =>
  NASAL[final === 'ㄹㅂ' ? 'ㅂ' : toUnreleased(final)] ?? final;

/** Differences between words and place names. */
interface SpellingRules {
  /** True if an n may be inserted before this syllable. */
  insertsN: (next: Syllable) => boolean;
  /** True if h stays after a consonant: 국회 is Gukhoe, not Gukoe (Revised Romanization, 3.1.4, nouns). */
  keepsH: boolean;
}

/** Leaves, taffy and stations: the second half of a compound, as 육 and 양 of 편육 and 언양 are not. */
const WORD_RULES: SpellingRules = {
  insertsN: ({ vowel, final }) => /^(?:iㅍ|yeo[ㅅㄱ])$/.test(vowel + final),
  keepsH: false,
};

/** Applies the sound changes between two syllables. */
function assimilate(
  current: Syllable,
  next: Syllable | undefined,
  { insertsN, keepsH }: SpellingRules,
): void {
  if (current.final === '') return;
  if (next) {
    if (next.vowel === 'i') {
      const palatal = PALATAL[current.final];
      if (next.onset === 'ㅇ' && palatal !== undefined) {
        next.onset = palatal;
        current.final = current.final === 'ㄹㅌ' ? 'ㄹ' : '';
      }
      if (next.onset === 'ㅎ' && current.final === 'ㄷ') {
        next.onset = 'ㅊ';
        current.final = '';
      }
    }
    if ('ㅁㅇㄱㅂ'.includes(current.final) && current.final !== '' && next.onset === 'ㄹ')
      next.onset = 'ㄴ';
    if (insertsN(next)) insertN(current, next);
    if (next.onset === 'ㄴ' || next.onset === 'ㅁ') current.final = toNasal(current.final);
    if (current.final === 'ㄴ' && next.onset === 'ㄹ') current.final = 'ㄹ';
    if (next.onset === 'ㄴ' && /^ㄹ[ㅎㅌ]?$/.test(current.final)) next.onset = 'ㄹ';
  }
  if (current.final === '') return;
  if (keepsH && next?.onset === 'ㅎ') {
    current.final = toUnreleased(current.final);
    return;
  }
  aspirate(current, next);
  if (next?.onset === 'ㅇ' && current.final !== 'ㅇ' && current.final !== '') {
    const last = current.final.slice(-1);
    next.onset = current.final.length > 1 && last === 'ㅅ' ? 'ㅆ' : last;
    current.final = current.final.slice(0, -1);
  } else if (next?.onset !== 'ㅇ') current.final = toUnreleased(current.final);
}

/** 콩잎 -> 콩닙, 꽃잎 -> 꼳닙. */
function insertN(current: Syllable, next: Syllable): void {
  if (next.onset !== 'ㅇ') return;
  current.final = toUnreleased(current.final);
  next.onset = current.final === 'ㄹ' ? 'ㄹ' : 'ㄴ';
}

/** Applies the sound changes of ㅎ: 좋다 -> 조타. */
function aspirate(current: Syllable, next: Syllable | undefined): void {
  if (current.final.endsWith('ㅎ')) {
    if (next?.onset === 'ㅅ') next.onset = 'ㅆ';
    else if (next && next.onset !== 'ㅂ') next.onset = ASPIRATED[next.onset] ?? next.onset;
    current.final = current.final.slice(0, -1);
  }
  if (next?.onset !== 'ㅎ') return;
  const aspirated = ASPIRATED[current.final.slice(-1)];
  if (aspirated !== undefined) {
    next.onset = aspirated;
    current.final = current.final.slice(0, -1);
  } else if (/^[ㅅㅆㅊㅌ]$/.test(current.final)) {
    next.onset = 'ㅌ';
    current.final = '';
  }
}

const FIRST_VOWEL = 0x314f;

/** Single letter: ㅋ, ㅏ. */
const romanizeLetter = (letter: string): string =>
  ONSET_SPELLINGS[ONSETS.indexOf(letter)] ??
  VOWEL_SPELLINGS[letter.charCodeAt(0) - FIRST_VOWEL] ??
  letter;

/** Romanizes one word: "종로" -> "jongno". Other characters stay; linear in the length. */
export const romanizeWord = (word: string): string => spell(word, WORD_RULES);

/**
 * Romanizes a place name: h stays after a consonant, and n is inserted only before 역 (station).
 *
 * @example
 * romanizePlaceName('국회'); // => "gukhoe"
 * romanizePlaceName('신촌역'); // => "sinchonnyeok"
 */
export function romanizePlaceName(name: string): string {
  const insertsN = ({ vowel, final }: Syllable) =>
    vowel === 'yeo' && final === 'ㄱ' && name.endsWith('역');
  return spell(name, { insertsN, keepsH: true });
}

function spell(word: string, rules: SpellingRules): string {
  const syllables: Syllable[] = [];
  const letters = Array.from(word, (letter) => {
    if (letter < '가' || letter > '힣') return romanizeLetter(letter);
    const [onset, vowel, coda] = toJamo(letter.charCodeAt(0));
    const syllable = {
      onset: ONSETS.charAt(onset),
      vowel: VOWEL_SPELLINGS[vowel] ?? '',
      final: FINALS[coda] ?? '',
    };
    syllables.push(syllable);
    return syllable;
  });
  syllables.forEach((syllable, at) => assimilate(syllable, syllables[at + 1], rules));
  return letters
    .map((letter, at) => {
      if (typeof letter === 'string') return letter;
      const before = letters[at - 1];
      const isDoubleL =
        letter.onset === 'ㄹ' && typeof before === 'object' && before.final === 'ㄹ';
      const onset = isDoubleL ? 'l' : (ONSET_SPELLINGS[ONSETS.indexOf(letter.onset)] ?? '');
      return onset + letter.vowel + (FINAL_SPELLINGS[letter.final] ?? '');
    })
    .join('');
}

const HANGUL = /[가-힣]/;

/**
 * Romanizes Korean by the Revised Romanization, each word with a capital: "성수노루" ->
 * "Seongsunoru". Other letters stay. (National Institute of Korean Language, notification 2000-8.)
 *
 * @example
 * romanize('된장찌개'); // => "Doenjangjjigae"
 */
export function romanize(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (HANGUL.test(word) ? capitalize(romanizeWord(word)) : word))
    .join(' ');
}

const capitalize = (word: string): string =>
  word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
