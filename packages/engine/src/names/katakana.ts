import { CODA_COUNT, FIRST_SYLLABLE, VOWEL_COUNT } from '../text/letters';

/** Single letters: ㅋㅋ, ㅠㅠ. */
const LONE_LETTER = /[ㄱ-ㅣ]/g;
const OTHER_HANGUL = /\p{Script=Hangul}/gu;

const KANA_ROWS: Readonly<Record<string, string>> = {
  k: 'カ キ ク ケ コ',
  g: 'ガ ギ グ ゲ ゴ',
  n: 'ナ ニ ヌ ネ ノ',
  t: 'タ ティ トゥ テ ト',
  d: 'ダ ディ ドゥ デ ド',
  r: 'ラ リ ル レ ロ',
  m: 'マ ミ ム メ モ',
  p: 'パ ピ プ ペ ポ',
  b: 'バ ビ ブ ベ ボ',
  s: 'サ シ ス セ ソ',
  c: 'チャ チ チュ チェ チョ',
  j: 'ジャ ジ ジュ ジェ ジョ',
  h: 'ハ ヒ フ ヘ ホ',
  '': 'ア イ ウ エ オ',
};
/**
 * ㄱ ㄲ ㄴ ... at the start of a syllable: a row of kana; two letters for a tense sound, which is
 * held (ッ) after a vowel.
 */
const ONSETS = 'k kk n t tt r m p pp s ss  c cc C K T P h'.split(' ');
const VOICED_ONSETS: Readonly<Record<string, string>> = { k: 'g', t: 'd', p: 'b', c: 'j' };
/**
 * ㅏ ㅐ ㅑ ...: an optional glide and the vowel; W is a glide of ㅚ and ㅢ that some consonants
 * swallow: 최 チェ, 희 ヒ.
 */
const NUCLEI = 'a e ya ye o e yo ye o wa we We yo u wo we wi yu u Wi i'.split(' ');
const VOWEL_ORDER = 'aiueo';
const SMALL_VOWELS: Readonly<Record<string, string>> = { a: 'ァ', i: 'ィ', e: 'ェ', o: 'ォ' };
const SMALL_Y: Readonly<Record<string, string>> = { a: 'ャ', u: 'ュ', e: 'ェ', o: 'ョ' };
const GLIDE_KANA: Readonly<Record<string, string>> = {
  ...{ ya: 'ヤ', ye: 'イェ', yo: 'ヨ', yu: 'ユ', wa: 'ワ', we: 'ウェ', wo: 'ウォ', wi: 'ウィ' },
};
/**
 * ㄱ ㄲ ㄳ ... at the end of a syllable: the sound, the rest of it before a vowel, and the part
 * that moves to that vowel: 닭 (k), 닭이 (l, k).
 */
const CODA_RULES =
  '||,k||k,k||kk,k|k|s,n||n,n|n|c,n|n|h,t||t,l||r,k|l|k,m|l|m,l|l|p,l|l|s,l|l|T,p|l|P,l|l|h,m||m,p||p,p|p|s,t||s,t||ss,N|N|,t||c,t||C,k||K,t||T,p||P,t||h';
const CODA_SOUNDS = CODA_RULES.split(',').map((coda) => coda.split('|'));
const CODA_KANA: Readonly<Record<string, string>> = {
  ...{ k: 'ク', n: 'ン', t: 'ッ', l: 'ル', m: 'ム', p: 'プ', N: 'ン' },
};
const NASAL: Readonly<Record<string, string>> = { k: 'N', t: 'n', p: 'm' };

interface Syllable {
  onset: string;
  nucleus: string;
  coda: string;
  /** Part of the coda that stays before a vowel. */
  beforeVowel: string;
  /** Part of the coda that is pronounced with the next vowel. */
  liaison: string;
}

/**
 * Korean in katakana by pronunciation, as in Japanese maps and guidebooks, voiced between voiced
 * sounds: "홍대" -> "ホンデ", "종로" -> "チョンノ", "국물" -> "クンムル". Other letters stay; no
 * Hangul is left.
 */
export function toKatakana(text: string): string {
  const composed = text.normalize('NFC').replace(LONE_LETTER, toFullSyllable);
  return composed
    .replace(/[가-힣]+/g, (word) => toKatakanaWord([...word].map(toSyllable)))
    .replace(OTHER_HANGUL, '');
}

const LONE_CONSONANTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const FIRST_LONE_VOWEL = 'ㅏ'.charCodeAt(0);
const VOWEL_U = 18;
const NO_ONSET = 11;

/** "ㅋ" is pronounced as 크, "ㅠ" as 유. */
function toFullSyllable(letter: string): string {
  const consonant = LONE_CONSONANTS.indexOf(letter);
  const vowel = letter.charCodeAt(0) - FIRST_LONE_VOWEL;
  if (consonant < 0 && (vowel < 0 || vowel >= VOWEL_COUNT)) return '';
  const [onset, nucleus] = consonant < 0 ? [NO_ONSET, vowel] : [consonant, VOWEL_U];
  return String.fromCharCode(FIRST_SYLLABLE + (onset * VOWEL_COUNT + nucleus) * CODA_COUNT);
}

function toSyllable(letter: string): Syllable {
  const code = letter.charCodeAt(0) - FIRST_SYLLABLE;
  const [coda = '', beforeVowel = '', liaison = ''] = CODA_SOUNDS[code % CODA_COUNT] ?? [];
  return {
    onset: ONSETS[Math.floor(code / (VOWEL_COUNT * CODA_COUNT))] ?? '',
    nucleus: NUCLEI[Math.floor(code / CODA_COUNT) % VOWEL_COUNT] ?? '',
    coda,
    beforeVowel,
    liaison,
  };
}

function toKatakanaWord(syllables: readonly Syllable[]): string {
  let kana = '';
  let before = '';
  for (const [at, syllable] of syllables.entries()) {
    const next = syllables[at + 1];
    const previous = syllables[at - 1];
    const onset = previous ? assimilateOnset(syllable.onset, previous) : syllable.onset;
    const coda = next ? assimilateCoda(syllable, next) : syllable.coda;
    kana += toKana(onset, syllable.nucleus, before) + toCodaKana(coda, next);
    before = coda === '' ? 'vowel' : coda;
  }
  return kana;
}

/** Onset of a syllable after the coda of the one before it. */
function assimilateOnset(onset: string, { coda, liaison }: Syllable): string {
  if (onset === '') return liaison === 'h' ? '' : liaison;
  if (liaison === 'h' && onset in VOICED_ONSETS) return onset.toUpperCase();
  if (onset === 'h' && coda in NASAL) return coda.toUpperCase();
  if (onset === 'r') return coda === '' || coda === 'l' || coda === 'n' ? 'r' : 'n';
  return onset === 'n' && coda === 'l' ? 'r' : onset;
}

/** Coda of a syllable before the next onset. */
function assimilateCoda({ coda, beforeVowel }: Syllable, { onset }: Syllable): string {
  if (onset === '') return beforeVowel;
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

const VOICED_CONTEXTS = new Set(['vowel', 'n', 'N', 'm', 'l']);

function toKana(onset: string, nucleus: string, before: string): string {
  const isHeld = onset.length === 2 && before === 'vowel';
  const isVoiced = VOICED_CONTEXTS.has(before);
  const plain = onset.charAt(0).toLowerCase();
  const name = isVoiced ? (VOICED_ONSETS[onset] ?? plain) : plain;
  const kana = pickKana((KANA_ROWS[name] ?? '').split(' '), name, nucleus);
  return isHeld ? `ッ${kana}` : kana;
}

function pickKana(sounds: readonly string[], name: string, nucleus: string): string {
  const place = nucleus.slice(-1);
  const plain = sounds[VOWEL_ORDER.indexOf(place)] ?? '';
  if (nucleus.length === 1) return plain;
  if (name === '') return GLIDE_KANA[nucleus.toLowerCase()] ?? '';
  if (nucleus === 'Wi' || nucleus === 'ye') return plain;
  if (nucleus === 'We' && (name === 'c' || name === 'j')) return plain;
  if (/^w/i.test(nucleus)) return `${sounds[2] ?? ''}${SMALL_VOWELS[place] ?? ''}`;
  return name === 'c' || name === 'j' ? plain : `${sounds[1] ?? ''}${SMALL_Y[place] ?? ''}`;
}

const HANGUL = /\p{Script=Hangul}/u;
/** "[백년가게]" is an award and no part of the name. */
const AWARD = /^\[[^\]]*\]\s*/u;
/** Suffix of a branch; the ending of a single word is none. */
const BRANCH_SUFFIX = /(?<=\s\S*)(?:본점|직영점|점)$/u;
const BRANCHES: Readonly<Record<string, string>> = { 본점: '本店', 직영점: '直営店', 점: '店' };

/**
 * Name of a restaurant in katakana, with its branch in Japanese.
 *
 * @example
 * toKatakanaTitle('홍대 본점'); // => "ホンデ 本店"
 */
export function toKatakanaTitle(title: string): string {
  if (!HANGUL.test(title)) return title;
  const name = title.normalize('NFC').trim().replace(AWARD, '');
  return toKatakana(name.replace(BRANCH_SUFFIX, (branch) => BRANCHES[branch] ?? ''));
}
