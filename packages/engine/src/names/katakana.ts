const FIRST_SYLLABLE = 0xac00;
const VOWELS = 21;
const CODAS = 28;
/** Letters that stand alone: ㅋㅋ, ㅠㅠ. */
const LONE_LETTER = /[ㄱ-ㅣ]/g;
const OTHER_HANGUL = /\p{Script=Hangul}/gu;

type Row = readonly [string, string, string, string, string];
const row = (kana: string): Row => {
  const [a = '', i = '', u = '', e = '', o = ''] = kana.split(' ');
  return [a, i, u, e, o];
};
const PLAIN: Readonly<Record<string, Row>> = {
  k: row('カ キ ク ケ コ'),
  g: row('ガ ギ グ ゲ ゴ'),
  n: row('ナ ニ ヌ ネ ノ'),
  t: row('タ ティ トゥ テ ト'),
  d: row('ダ ディ ドゥ デ ド'),
  r: row('ラ リ ル レ ロ'),
  m: row('マ ミ ム メ モ'),
  p: row('パ ピ プ ペ ポ'),
  b: row('バ ビ ブ ベ ボ'),
  s: row('サ シ ス セ ソ'),
  c: row('チャ チ チュ チェ チョ'),
  j: row('ジャ ジ ジュ ジェ ジョ'),
  h: row('ハ ヒ フ ヘ ホ'),
  '': row('ア イ ウ エ オ'),
};
/** As ㄱ ㄲ ㄴ ... begin a syllable: the row, what it is between voiced sounds, and whether it is held (ッ) after a vowel. */
const ONSETS = 'k kk n t tt r m p pp s ss  c cc C K T P h'.split(' ');
const VOICED: Readonly<Record<string, string>> = { k: 'g', t: 'd', p: 'b', c: 'j' };
/** ㅏ ㅐ ㅑ ...: the glide and the place in a row. */
const NUCLEI = 'a e ya ye o e yo ye o wa we we yo u wo we wi yu u wi i'.split(' ');
const PLACES = 'aiueo';
const SMALL: Readonly<Record<string, string>> = { a: 'ァ', i: 'ィ', e: 'ェ', o: 'ォ' };
const SMALL_Y: Readonly<Record<string, string>> = { a: 'ャ', u: 'ュ', e: 'ェ', o: 'ョ' };
const ALONE: Readonly<Record<string, string>> = {
  ...{ ya: 'ヤ', ye: 'イェ', yo: 'ヨ', yu: 'ユ', wa: 'ワ', we: 'ウェ', wo: 'ウォ', wi: 'ウィ' },
};
/**
 * How ㄱ ㄲ ㄳ ... end a syllable: the sound, what stays of it before a vowel, and what goes over to that: 닭 (k), 닭이 (l, k).
 */
const CODAS_AS_SPOKEN =
  '||,k||k,k||kk,k|k|s,n||n,n|n|c,n|n|h,t||t,l||r,k|l|k,m|l|m,l|l|p,l|l|s,l|l|T,p|l|P,l|l|h,m||m,p||p,p|p|s,t||s,t||ss,N|N|,t||c,t||C,k||K,t||T,p||P,t||h';
const CODA_SOUNDS = CODAS_AS_SPOKEN.split(',').map((coda) => coda.split('|'));
const CODA_KANA: Readonly<Record<string, string>> = {
  ...{ k: 'ク', n: 'ン', t: 'ッ', l: 'ル', m: 'ム', p: 'プ', N: 'ン' },
};
const NASAL: Readonly<Record<string, string>> = { k: 'N', t: 'n', p: 'm' };

interface Syllable {
  onset: string;
  nucleus: string;
  coda: string;
  /** What of the coda stays before a vowel. */
  stays: string;
  /** What of the coda is spoken with a vowel after it. */
  liaison: string;
}

/**
 * Korean in katakana as Japanese maps and guidebooks write it: as it is spoken, voiced between voiced sounds, "홍대" -> "ホンデ",
 * "종로" -> "チョンノ", "국물" -> "クンムル". Other letters are taken over; no Hangul is left.
 */
export function toKatakana(text: string): string {
  const composed = text.normalize('NFC').replace(LONE_LETTER, fillLetter);
  return composed
    .replace(/[가-힣]+/g, (word) => spell([...word].map(toSyllable)))
    .replace(OTHER_HANGUL, '');
}

const LONE_CONSONANTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const FIRST_LONE_VOWEL = 'ㅏ'.charCodeAt(0);
const U = 18;
const NO_ONSET = 11;

/** "ㅋ" is spoken as 크, "ㅠ" as 유. */
function fillLetter(letter: string): string {
  const consonant = LONE_CONSONANTS.indexOf(letter);
  const vowel = letter.charCodeAt(0) - FIRST_LONE_VOWEL;
  if (consonant < 0 && (vowel < 0 || vowel >= VOWELS)) return '';
  const [onset, nucleus] = consonant < 0 ? [NO_ONSET, vowel] : [consonant, U];
  return String.fromCharCode(FIRST_SYLLABLE + (onset * VOWELS + nucleus) * CODAS);
}

function toSyllable(letter: string): Syllable {
  const code = letter.charCodeAt(0) - FIRST_SYLLABLE;
  const [coda = '', stays = '', liaison = ''] = CODA_SOUNDS[code % CODAS] ?? [];
  return {
    onset: ONSETS[Math.floor(code / (VOWELS * CODAS))] ?? '',
    nucleus: NUCLEI[Math.floor(code / CODAS) % VOWELS] ?? '',
    coda,
    stays,
    liaison,
  };
}

function spell(syllables: readonly Syllable[]): string {
  let kana = '';
  let before = '';
  for (const [at, syllable] of syllables.entries()) {
    const next = syllables[at + 1];
    const previous = syllables[at - 1];
    const onset = previous ? afterCoda(syllable.onset, previous) : syllable.onset;
    const coda = next ? beforeOnset(syllable, next) : syllable.coda;
    kana += toKana(onset, syllable.nucleus, before) + toCodaKana(coda, next);
    before = coda === '' ? 'vowel' : coda;
  }
  return kana;
}

/** What a syllable begins with, after the coda of the one before it. */
function afterCoda(onset: string, { coda, liaison }: Syllable): string {
  if (onset === '') return liaison === 'h' ? '' : liaison;
  if (liaison === 'h' && onset in VOICED) return onset.toUpperCase();
  if (onset === 'h' && coda in NASAL) return coda.toUpperCase();
  if (onset === 'r') return coda === '' || coda === 'l' || coda === 'n' ? 'r' : 'n';
  return onset === 'n' && coda === 'l' ? 'r' : onset;
}

/** What a coda sounds like before the next syllable. */
function beforeOnset({ coda, stays }: Syllable, { onset }: Syllable): string {
  if (onset === '') return stays;
  if (onset === 'h' && coda in NASAL) return '';
  if (coda === 'n' && onset === 'r') return 'l';
  const isNasal = onset === 'n' || onset === 'm' || onset === 'r';
  return isNasal ? (NASAL[coda] ?? coda) : coda;
}

/** A held sound is written ッ: 학교 ハッキョ. */
function toCodaKana(coda: string, next: Syllable | undefined): string {
  const onset = next?.onset.charAt(0).toLowerCase();
  if ((coda === 'k' || coda === 'p') && onset === coda) return 'ッ';
  return CODA_KANA[coda] ?? '';
}

const VOICES = new Set(['vowel', 'n', 'N', 'm', 'l']);

function toKana(onset: string, nucleus: string, before: string): string {
  const isHeld = onset.length === 2 && before === 'vowel';
  const isVoiced = VOICES.has(before);
  const plain = onset.charAt(0).toLowerCase();
  const name = isVoiced ? (VOICED[onset] ?? plain) : plain;
  const kana = toSound(PLAIN[name] ?? row(''), name, nucleus);
  return isHeld ? `ッ${kana}` : kana;
}

function toSound(sounds: Row, name: string, nucleus: string): string {
  const place = nucleus.slice(-1);
  const plain = sounds[PLACES.indexOf(place)] ?? '';
  if (nucleus.length === 1) return plain;
  if (name === '') return ALONE[nucleus] ?? '';
  if (nucleus.startsWith('w')) return sounds[2] + (SMALL[place] ?? '');
  return name === 'c' || name === 'j' ? plain : sounds[1] + (SMALL_Y[place] ?? '');
}
