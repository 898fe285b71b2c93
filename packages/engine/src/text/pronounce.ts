/** Korean as it is pronounced, in Latin letters: the rules of the Revised Romanization for letters that meet. */

const FIRST_SYLLABLE = 0xac00;
const CODAS = 28;
const VOWELS = 21;
/** Letters of a syllable in the order of Unicode; a final of two is written as both. */
const ONSETS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const FINALS =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  );
const VOWEL = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const ONSET = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const FINAL: Readonly<Record<string, string>> = {
  ...{ ㄱ: 'k', ㄴ: 'n', ㄷ: 't', ㄹ: 'l', ㅁ: 'm', ㅂ: 'p', ㅇ: 'ng' },
};

interface Syllable {
  onset: string;
  vowel: string;
  final: string;
}

const toMap = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.split(' ').map((pair) => [pair.slice(0, -1), pair.slice(-1)]));

const PALATAL = toMap('ㄷㅈ ㅌㅊ ㄹㅌㅊ');
const ASPIRATED = toMap('ㄱㅋ ㄷㅌ ㅂㅍ ㅈㅊ');
/** Sounds of a final that no vowel follows. */
const STOPPED = toMap(
  'ㄲㄱ ㅋㄱ ㄱㅅㄱ ㄹㄱㄱ ㅅㄷ ㅆㄷ ㅈㄷ ㅊㄷ ㅌㄷ ㅎㄷ ㅍㅂ ㅂㅅㅂ ㄹㅍㅂ ㄴㅈㄴ ㄴㅎㄴ ㄹㅂㄹ ㄹㅅㄹ ㄹㅌㄹ ㄹㅎㄹ ㄹㅁㅁ',
);
const NASAL = toMap('ㄱㅇ ㄷㄴ ㅂㅁ');
const toStopped = (final: string): string => STOPPED[final] ?? final;
const toNasal = (final: string): string =>
  NASAL[final === 'ㄹㅂ' ? 'ㅂ' : toStopped(final)] ?? final;
/** Vowels that begin with y, and i. */
const SOFT = /^(?:y(?!u$).*|yu|i)$/;
const OPEN = /^(?:a|ae|eo|e|o|u)$/;

/** Applies what the end of one syllable and the beginning of the next do to one another. */
function meet(one: Syllable, next: Syllable | undefined): void {
  if (one.final === '') return;
  if (next) {
    if (next.vowel === 'i') {
      const palatal = PALATAL[one.final];
      if (next.onset === 'ㅇ' && palatal !== undefined) {
        next.onset = palatal;
        one.final = one.final === 'ㄹㅌ' ? 'ㄹ' : '';
      }
      if (next.onset === 'ㅎ' && one.final === 'ㄷ') {
        next.onset = 'ㅊ';
        one.final = '';
      }
    }
    if ('ㅁㅇㄱㅂ'.includes(one.final) && one.final !== '' && next.onset === 'ㄹ')
      next.onset = 'ㄴ';
    insertN(one, next);
    if (next.onset === 'ㄴ' || next.onset === 'ㅁ') one.final = toNasal(one.final);
    if (one.final === 'ㄴ' && next.onset === 'ㄹ') one.final = 'ㄹ';
    if (next.onset === 'ㄴ' && /^ㄹ[ㅎㅌ]?$/.test(one.final)) next.onset = 'ㄹ';
  }
  if (one.final === '') return;
  aspirate(one, next);
  if (next?.onset === 'ㅇ' && one.final !== 'ㅇ' && one.final !== '') {
    const last = one.final.slice(-1);
    next.onset = one.final.length > 1 && last === 'ㅅ' ? 'ㅆ' : last;
    one.final = one.final.slice(0, -1);
  } else if (next?.onset !== 'ㅇ') one.final = toStopped(one.final);
}

/** 한여름 -> 한녀름. */
function insertN(one: Syllable, next: Syllable): void {
  const isDouble = one.final.length > 1;
  if (one.final === '' || next.onset !== 'ㅇ' || !SOFT.test(next.vowel)) return;
  if (next.vowel === 'i' && next.final === '' && !isDouble) return;
  if (!OPEN.test(one.vowel)) {
    if (isDouble) one.final = one.final === 'ㄹㅍ' ? 'ㄹ' : toStopped(one.final);
    else next.onset = one.final;
    return;
  }
  if ('ㄱㄴㄷㅁㅂㅇ'.includes(one.final)) {
    if (one.final === 'ㄱ') one.final = 'ㅇ';
    next.onset = 'ㄴ';
  } else if (one.final === 'ㄹ') next.onset = 'ㄹ';
}

/** What ㅎ becomes beside other letters: 좋다 -> 조타. */
function aspirate(one: Syllable, next: Syllable | undefined): void {
  if (one.final.endsWith('ㅎ')) {
    if (next?.onset === 'ㅅ') next.onset = 'ㅆ';
    else if (next && next.onset !== 'ㅂ') next.onset = ASPIRATED[next.onset] ?? next.onset;
    one.final = one.final.slice(0, -1);
  }
  if (next?.onset !== 'ㅎ') return;
  const aspirated = ASPIRATED[one.final.slice(-1)];
  if (aspirated !== undefined) {
    next.onset = aspirated;
    one.final = one.final.slice(0, -1);
  } else if (/^[ㅅㅆㅊㅌ]$/.test(one.final)) {
    next.onset = 'ㅌ';
    one.final = '';
  }
}

/** Words with a sound that no letter of theirs shows. */
const IRREGULAR: Readonly<Record<string, string>> = { 깻잎: '깬닙', 나뭇잎: '나문닙' };
const FIRST_VOWEL = 0x314f;

/** A letter that stands alone: ㅋ, ㅏ. */
function spellLetter(letter: string): string {
  const onset = ONSETS.indexOf(letter);
  return (onset >= 0 ? ONSET[onset] : VOWEL[letter.charCodeAt(0) - FIRST_VOWEL]) ?? letter;
}

/** Spells one word: "종로" -> "jongno". What is no Hangul syllable stays; linear in the length. */
export function pronounce(given: string): string {
  const word = Object.hasOwn(IRREGULAR, given) ? (IRREGULAR[given] ?? given) : given;
  const syllables: Syllable[] = [];
  const letters = Array.from(word, (letter) => {
    const code = letter.charCodeAt(0) - FIRST_SYLLABLE;
    if (letter < '가' || letter > '힣') return spellLetter(letter);
    const syllable = {
      onset: ONSETS.charAt(Math.floor(code / CODAS / VOWELS)),
      vowel: VOWEL[Math.floor(code / CODAS) % VOWELS] ?? '',
      final: FINALS[code % CODAS] ?? '',
    };
    syllables.push(syllable);
    return syllable;
  });
  syllables.forEach((syllable, at) => meet(syllable, syllables[at + 1]));
  return letters
    .map((letter, at) => {
      if (typeof letter === 'string') return letter;
      const before = letters[at - 1];
      const isDoubleL =
        letter.onset === 'ㄹ' && typeof before === 'object' && before.final === 'ㄹ';
      const onset = isDoubleL ? 'l' : (ONSET[ONSETS.indexOf(letter.onset)] ?? '');
      return onset + letter.vowel + (FINAL[letter.final] ?? '');
    })
    .join('');
}
