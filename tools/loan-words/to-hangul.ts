import { toText, type Syllable } from './hangul';

/** One way of writing a word; `cost` counts how often a sign writer, and not the rules, chose the letter. */
export interface Written {
  ko: string;
  cost: number;
}

interface Option {
  letters: string;
  cost: number;
}

interface Draft {
  syllables: readonly Syllable[];
  /** A consonant that waits for its vowel; `glide` is the w or y between them. */
  onset: string;
  glide: '' | 'W' | 'Y';
  cost: number;
}

const ONSET: Readonly<Record<string, string>> = {
  ...{ P: 'ㅍ', T: 'ㅌ', K: 'ㅋ', B: 'ㅂ', D: 'ㄷ', G: 'ㄱ', F: 'ㅍ', V: 'ㅂ', TH: 'ㅅ', DH: 'ㄷ' },
  ...{ S: 'ㅅ', Z: 'ㅈ', SH: 'ㅅ', ZH: 'ㅈ', CH: 'ㅊ', JH: 'ㅈ', TS: 'ㅊ', HH: 'ㅎ' },
  ...{ M: 'ㅁ', N: 'ㄴ', L: 'ㄹ', R: 'ㄹ' },
};
const CODA: Readonly<Record<string, string>> = {
  ...{ P: 'ㅂ', T: 'ㅅ', K: 'ㄱ', B: 'ㅂ', D: 'ㅅ', G: 'ㄱ', M: 'ㅁ', N: 'ㄴ', NG: 'ㅇ', L: 'ㄹ' },
};
const WITH_Y: Readonly<Record<string, string>> = {
  ...{ ㅏ: 'ㅑ', ㅐ: 'ㅒ', ㅓ: 'ㅕ', ㅔ: 'ㅖ', ㅗ: 'ㅛ', ㅜ: 'ㅠ', ㅡ: 'ㅕ' },
};
const WITH_W: Readonly<Record<string, string>> = {
  ...{ ㅏ: 'ㅘ', ㅐ: 'ㅙ', ㅓ: 'ㅝ', ㅔ: 'ㅞ', ㅗ: 'ㅝ', ㅣ: 'ㅟ', ㅡ: 'ㅝ' },
};
const SPELT: Readonly<Record<string, string>> = {
  a: 'ㅏ',
  e: 'ㅔ',
  i: 'ㅣ',
  o: 'ㅗ',
  u: 'ㅓ',
  y: 'ㅣ',
};
const FULL: Readonly<Record<string, string>> = {
  ...{
    AE: 'ㅐ',
    AH: 'ㅓ',
    AW: 'ㅏㅜ',
    AY: 'ㅏㅣ',
    EH: 'ㅔ',
    ER: 'ㅓ',
    EY: 'ㅔㅣ',
    IH: 'ㅣ',
    IY: 'ㅣ',
  },
  ...{ OY: 'ㅗㅣ', UH: 'ㅜ', UW: 'ㅜ', OW: 'ㅗ', AO: 'ㅗ', AA: 'ㅏ' },
};
/** Before an r that is not spoken on. */
const BEFORE_R: Readonly<Record<string, string>> = {
  ...{
    EH: 'ㅔㅓ',
    IH: 'ㅣㅓ',
    IY: 'ㅣㅓ',
    UH: 'ㅜㅓ',
    UW: 'ㅜㅓ',
    AY: 'ㅏㅣㅓ',
    AW: 'ㅏㅝ',
    EY: 'ㅔㅣㅓ',
  },
};
const SHORT = new Set(['AA', 'AE', 'AH', 'EH', 'IH', 'UH']);
const SONORANTS = new Set(['L', 'R', 'M', 'N', 'W', 'Y']);
const MOST_DRAFTS = 48;
const MOST_COST = 2;

const isVowel = (sound: string | undefined): boolean => sound !== undefined && sound in FULL;

/**
 * A word in Hangul, the spelling of the rules first (외래어 표기법, chapter 3, section 1: English), then those that signs
 * have. Its sounds are written as in CMUdict: "AH1 N Y AH0 N" for "onion" -> 어니언.
 */
export function toHangul(word: string, pronounced: string): Written[] {
  const phones = joinAffricates(pronounced.split(' '));
  const sounds = phones.map((phone) => phone.replace(/\d/, ''));
  const letters = toVowelLetters(word, sounds.filter(isVowel).length);
  let drafts: Draft[] = [{ syllables: [], onset: '', glide: '', cost: 0 }];
  let vowels = 0;
  sounds.forEach((sound, at) => {
    const place: Place = {
      sound,
      isStressed: !phones[at]?.endsWith('0'),
      before: sounds[at - 1],
      after: sounds[at + 1],
      afterThat: sounds[at + 2],
      spelt: isVowel(sound) ? (letters[vowels++] ?? '') : '',
      word,
    };
    drafts = drafts
      .flatMap((draft) => (isVowel(sound) ? addVowel(draft, place) : addConsonant(draft, place)))
      .filter(({ cost }) => cost <= MOST_COST)
      .sort((a, b) => a.cost - b.cost)
      .slice(0, MOST_DRAFTS);
  });
  const written = new Map<string, number>();
  for (const { syllables, cost } of drafts) {
    const ko = toText(syllables);
    written.set(ko, Math.min(cost, written.get(ko) ?? cost));
  }
  return [...written].map(([ko, cost]) => ({ ko, cost }));
}

interface Place {
  sound: string;
  isStressed: boolean;
  before: string | undefined;
  after: string | undefined;
  afterThat: string | undefined;
  /** The letters a vowel is spelt with, as far as they can be told. */
  spelt: string;
  word: string;
}

/** "nuts" ends in one sound for the rules. */
function joinAffricates(phones: readonly string[]): string[] {
  const last = phones.slice(-2).join(' ');
  return last === 'T S' || last === 'D Z'
    ? [...phones.slice(0, -2), last === 'T S' ? 'TS' : 'Z']
    : [...phones];
}

/** The vowel letters of a word, group by group, where there are as many groups as vowels are spoken. */
function toVowelLetters(word: string, count: number): readonly string[] {
  const spoken = word.replace(/(?<=[^aeiou])e(?='?s?$)/, '');
  const readings = [word.match(VOWEL_LETTERS), spoken.match(VOWEL_LETTERS), word.match(APART)];
  return readings.find((groups) => groups?.length === count) ?? [];
}

const VOWEL_LETTERS = /[aeiou]+|(?<=[^aeiou])y/g;
const APART = /i(?=[aou])|[aeou](?=[aeiou])|[aeiou]+|(?<=[^aeiou])y/g;

const option = (letters: string, cost = 0): Option => ({ letters, cost });

function toVowelOptions(place: Place): Option[] {
  const { sound, after, afterThat, spelt, isStressed, before } = place;
  const isBeforeR = after === 'R' && !isVowel(afterThat);
  if (isBeforeR && sound in BEFORE_R)
    return [option(BEFORE_R[sound] ?? ''), option((BEFORE_R[sound] ?? '').slice(0, -1), 1)];
  const bySpelling = SPELT[spelt];
  if (sound === 'AW' && after === 'ER') return [option('ㅏ')];
  const options = [option(FULL[sound] ?? '')];
  if (sound === 'AA' && spelt.startsWith('o')) return [option('ㅗ'), option('ㅏ', 1)];
  if (sound === 'AA' && before === 'W') return [option('ㅏ'), option('ㅓ', 1)];
  if (sound === 'AO' && isBeforeR && afterThat === undefined) return [option('ㅗㅓ'), option('ㅗ')];
  if (sound === 'AO' && spelt === 'a') options.push(option('ㅏ', 1));
  if (sound === 'AE') options.push(option('ㅏ', 1), option('ㅔ', 1));
  if (sound === 'EH' && spelt.startsWith('a')) options.push(option('ㅐ', 1));
  if (sound === 'UH' && spelt === 'u') options.push(option('ㅓ', 1));
  if (sound === 'OW' && (after === undefined || place.word.includes('ow'))) {
    options.push(option('ㅗㅜ', 1));
  }
  if (sound === 'EY' && after === undefined) options.push(option('ㅔ', 1));
  if (sound === 'AH' && before === 'Y' && spelt === 'u') options.unshift(option('ㅜ'));
  if (sound === 'UW' && before !== 'Y' && /^[ue]/.test(spelt)) options.push(option('ㅠ', 1));
  if (sound === 'AH' && isStressed && spelt.startsWith('o')) options.push(option('ㅗ', 1));
  if (isStressed || (sound !== 'AH' && sound !== 'IH')) return options;
  if (after === 'JH') return [option('ㅣ')];
  if (bySpelling !== undefined && sound === 'AH')
    options.push(option(bySpelling, bySpelling === 'ㅓ' ? 0 : 0.5));
  if (bySpelling === 'ㅔ' && sound === 'IH') options.push(option('ㅔ', 0.5));
  if (
    sound === 'AH' &&
    (after === 'L' || after === 'N' || after === 'M') &&
    before !== undefined &&
    before !== 'Y' &&
    !isVowel(before)
  ) {
    const isSilent = after === 'L' ? /le'?s?$/.test(place.word) : false;
    options.push(option('ㅡ', isSilent ? 0 : 0.5));
    if (isSilent) return [option('ㅡ')];
  }
  return options;
}

function addVowel(draft: Draft, place: Place): Draft[] {
  return toVowelOptions(place).flatMap(({ letters, cost }) => {
    const [first = '', ...others] = letters;
    return toOpenings(draft, place, first).map(({ syllables, extra }) => ({
      ...{ onset: '', glide: '' as const, cost: draft.cost + cost + extra },
      syllables: [...draft.syllables, ...syllables, ...others.map((vowel) => open('ㅇ', vowel))],
    }));
  });
}

const open = (onset: string, vowel: string): Syllable => ({ onset, vowel, coda: ' ' });

/** The syllables that a waiting consonant, a glide and a vowel make: [kw]a 콰, [sw]a 스와, [ny]eo 니어, sha 샤. */
function toOpenings(
  { onset, glide }: Draft,
  { before, sound }: Place,
  vowel: string,
): { syllables: Syllable[]; extra: number }[] {
  if (before === 'AW' && sound === 'ER') return [{ syllables: [open('ㅇ', 'ㅝ')], extra: 0 }];
  const none = before === 'ER' ? 'ㄹ' : 'ㅇ';
  const consonant = onset === '' ? none : onset;
  if (glide === 'Y') {
    const withY = WITH_Y[vowel] ?? vowel;
    if (onset === '' || withY === 'ㅠ') return [{ syllables: [open(consonant, withY)], extra: 0 }];
    return [
      { syllables: [open(onset, 'ㅣ'), open('ㅇ', vowel)], extra: 0 },
      { syllables: [open(onset, withY)], extra: 1 },
    ];
  }
  if (glide === 'W') {
    const withW = WITH_W[vowel] ?? vowel;
    if (onset === '' || 'ㄱㅋㅎ'.includes(onset))
      return [{ syllables: [open(consonant, withW)], extra: 0 }];
    return [{ syllables: [open(onset, 'ㅡ'), open('ㅇ', withW)], extra: 0 }];
  }
  if (before === 'SH') {
    const withY = WITH_Y[vowel] ?? vowel;
    return withY === 'ㅖ'
      ? [
          { syllables: [open(onset, withY)], extra: 0 },
          { syllables: [open(onset, 'ㅞ')], extra: 1 },
        ]
      : [{ syllables: [open(onset, withY)], extra: 0 }];
  }
  const syllables = [open(consonant, vowel)];
  return (before === 'JH' || before === 'CH') && WITH_Y[vowel] !== undefined && vowel !== 'ㅡ'
    ? [
        { syllables, extra: 0 },
        { syllables: [open(consonant, WITH_Y[vowel] ?? vowel)], extra: 1 },
      ]
    : [{ syllables, extra: 0 }];
}

function addConsonant(draft: Draft, place: Place): Draft[] {
  const { sound, before, after } = place;
  if (sound === 'W' || sound === 'Y') return [{ ...draft, glide: sound }];
  if (isVowel(after) || after === 'W' || after === 'Y') return addOnset(draft, place);
  if (sound === 'R') return [draft];
  const closed = addCoda(draft, CODA[sound]);
  if (sound === 'L' || sound === 'M' || sound === 'N' || sound === 'NG') {
    if (closed && !(sound === 'L' && (after === 'M' || after === 'N'))) return [closed];
    if (closed) return [addSyllable(closed, 'ㄹ', 'ㅡ')];
    return [addSyllable(draft, ONSET[sound] ?? 'ㅇ', 'ㅡ')];
  }
  const written = addSyllable(draft, ONSET[sound] ?? '', 'ㅡ');
  const dearer = (other: Draft, cost = 1): Draft => ({ ...other, cost: other.cost + cost });
  const isShort = before !== undefined && SHORT.has(before);
  if (sound === 'P' || sound === 'T' || sound === 'K') {
    if (!closed || !isVowel(before)) return [written];
    return isShort && (after === undefined || !SONORANTS.has(after))
      ? [closed, dearer(written)]
      : [written, dearer(closed)];
  }
  if (sound === 'B' || sound === 'D' || sound === 'G') {
    return closed && isShort ? [written, dearer(closed)] : [written];
  }
  if (sound === 'SH') {
    const i = addSyllable(draft, 'ㅅ', 'ㅣ');
    const wi = addSyllable(draft, 'ㅅ', 'ㅟ');
    const yu = addSyllable(draft, 'ㅅ', 'ㅠ');
    return after === undefined ? [i, dearer(wi, 0.5)] : [yu, dearer(wi, 0.5)];
  }
  if (sound === 'CH' || sound === 'JH' || sound === 'ZH')
    return [addSyllable(draft, ONSET[sound] ?? '', 'ㅣ')];
  if (sound === 'Z' && after === undefined && /s$/.test(place.word)) {
    return [written, dearer(addSyllable(draft, 'ㅅ', 'ㅡ'), 0.5)];
  }
  if (sound === 'TH') return [written, dearer(addSyllable(draft, 'ㅆ', 'ㅡ'))];
  return [written];
}

function addOnset(draft: Draft, { sound, before }: Place): Draft[] {
  const last = draft.syllables.at(-1);
  if (sound === 'NG') return [addCoda(draft, 'ㅇ') ?? draft];
  const next = { ...draft, onset: ONSET[sound] ?? '' };
  // An l between vowels, or after a consonant that is none of m and n, is written twice.
  if (sound === 'L' && last && before !== 'M' && before !== 'N')
    return [{ ...(addCoda(next, 'ㄹ') ?? next) }];
  const isTense = (sound === 'S' || sound === 'TH') && before === undefined;
  return isTense ? [next, { ...next, onset: 'ㅆ', cost: next.cost + 1 }] : [next];
}

function addSyllable(draft: Draft, onset: string, vowel: string): Draft {
  return { ...draft, syllables: [...draft.syllables, open(onset, vowel)] };
}

/** Null where the last syllable has a coda already, or there is none. */
function addCoda(draft: Draft, coda: string | undefined): Draft | null {
  const last = draft.syllables.at(-1);
  if (!last || coda === undefined || last.coda !== ' ') return null;
  return { ...draft, syllables: [...draft.syllables.slice(0, -1), { ...last, coda }] };
}
