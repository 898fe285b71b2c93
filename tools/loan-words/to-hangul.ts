import { composeSyllables, type Syllable } from './compose-hangul';

/** Spelling of a word; `cost` counts the letters chosen by sign writers instead of the rules. */
export interface HangulSpelling {
  ko: string;
  cost: number;
}

interface VowelOption {
  letters: string;
  cost: number;
}

interface PartialSpelling {
  syllables: readonly Syllable[];
  /** Consonant waiting for its vowel; `glide` is the w or y between them. */
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
const VOWEL_WITH_Y: Readonly<Record<string, string>> = {
  ...{ ㅏ: 'ㅑ', ㅐ: 'ㅒ', ㅓ: 'ㅕ', ㅔ: 'ㅖ', ㅗ: 'ㅛ', ㅜ: 'ㅠ', ㅡ: 'ㅕ' },
};
const VOWEL_WITH_W: Readonly<Record<string, string>> = {
  ...{ ㅏ: 'ㅘ', ㅐ: 'ㅙ', ㅓ: 'ㅝ', ㅔ: 'ㅞ', ㅗ: 'ㅝ', ㅣ: 'ㅟ', ㅡ: 'ㅝ' },
};
const VOWEL_BY_LETTER: Readonly<Record<string, string>> = {
  a: 'ㅏ',
  e: 'ㅔ',
  i: 'ㅣ',
  o: 'ㅗ',
  u: 'ㅓ',
  y: 'ㅣ',
};
const VOWEL_BY_PHONE: Readonly<Record<string, string>> = {
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
/** Vowels before an r without a vowel after it. */
const VOWEL_BEFORE_R: Readonly<Record<string, string>> = {
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
const SHORT_VOWELS = new Set(['AA', 'AE', 'AH', 'EH', 'IH', 'UH']);
const SONORANTS = new Set(['L', 'R', 'M', 'N', 'W', 'Y']);
const MAX_DRAFTS = 48;
const MAX_COST = 2;

const isVowel = (sound: string | undefined): boolean =>
  sound !== undefined && sound in VOWEL_BY_PHONE;

/**
 * Spellings of a word in Hangul: by the official rules first (외래어 표기법, chapter 3, section 1:
 * English), then those of signs. Sounds are written as in CMUdict: "AH1 N Y AH0 N" for "onion" ->
 * 어니언.
 */
export function toHangul(word: string, pronounced: string): HangulSpelling[] {
  const phones = joinAffricates(pronounced.split(' '));
  const sounds = phones.map((phone) => phone.replace(/\d/, ''));
  const letters = toVowelLetters(word, sounds.filter(isVowel).length);
  let drafts: PartialSpelling[] = [{ syllables: [], onset: '', glide: '', cost: 0 }];
  let vowels = 0;
  sounds.forEach((sound, at) => {
    const place: SoundContext = {
      sound,
      isStressed: !phones[at]?.endsWith('0'),
      before: sounds[at - 1],
      after: sounds[at + 1],
      afterThat: sounds[at + 2],
      spelling: isVowel(sound) ? (letters[vowels++] ?? '') : '',
      word,
    };
    drafts = drafts
      .flatMap((draft) => (isVowel(sound) ? addVowel(draft, place) : addConsonant(draft, place)))
      .filter(({ cost }) => cost <= MAX_COST)
      .sort((a, b) => a.cost - b.cost)
      .slice(0, MAX_DRAFTS);
  });
  const costs = new Map<string, number>();
  for (const { syllables, cost } of drafts) {
    const ko = composeSyllables(syllables);
    costs.set(ko, Math.min(cost, costs.get(ko) ?? cost));
  }
  return [...costs].map(([ko, cost]) => ({ ko, cost }));
}

interface SoundContext {
  sound: string;
  isStressed: boolean;
  before: string | undefined;
  after: string | undefined;
  afterThat: string | undefined;
  /** Letters that spell a vowel, as far as known. */
  spelling: string;
  word: string;
}

/** "nuts" ends in one sound by the rules. */
function joinAffricates(phones: readonly string[]): string[] {
  const last = phones.slice(-2).join(' ');
  return last === 'T S' || last === 'D Z'
    ? [...phones.slice(0, -2), last === 'T S' ? 'TS' : 'Z']
    : [...phones];
}

/** Vowel letters of a word by group, when there are as many groups as pronounced vowels. */
function toVowelLetters(word: string, count: number): readonly string[] {
  const spoken = word.replace(/(?<=[^aeiou])e(?='?s?$)/, '');
  const readings = [
    word.match(VOWEL_LETTERS),
    spoken.match(VOWEL_LETTERS),
    word.match(SPLIT_VOWEL_LETTERS),
  ];
  return readings.find((groups) => groups?.length === count) ?? [];
}

const VOWEL_LETTERS = /[aeiou]+|(?<=[^aeiou])y/g;
const SPLIT_VOWEL_LETTERS = /i(?=[aou])|[aeou](?=[aeiou])|[aeiou]+|(?<=[^aeiou])y/g;

const option = (letters: string, cost = 0): VowelOption => ({ letters, cost });

function toVowelOptions(place: SoundContext): VowelOption[] {
  const { sound, after, afterThat, spelling, isStressed, before } = place;
  const isBeforeR = after === 'R' && !isVowel(afterThat);
  if (isBeforeR && sound in VOWEL_BEFORE_R)
    return [
      option(VOWEL_BEFORE_R[sound] ?? ''),
      option((VOWEL_BEFORE_R[sound] ?? '').slice(0, -1), 1),
    ];
  const bySpelling = VOWEL_BY_LETTER[spelling];
  if (sound === 'AW' && after === 'ER') return [option('ㅏ')];
  const options = [option(VOWEL_BY_PHONE[sound] ?? '')];
  if (sound === 'AA' && spelling.startsWith('o')) return [option('ㅗ'), option('ㅏ', 1)];
  if (sound === 'AA' && before === 'W') return [option('ㅏ'), option('ㅓ', 1)];
  if (sound === 'AO' && isBeforeR && afterThat === undefined) return [option('ㅗㅓ'), option('ㅗ')];
  if (sound === 'AO' && spelling === 'a') options.push(option('ㅏ', 1));
  if (sound === 'AE') options.push(option('ㅏ', 1), option('ㅔ', 1));
  if (sound === 'EH' && spelling.startsWith('a')) options.push(option('ㅐ', 1));
  if (sound === 'UH' && spelling === 'u') options.push(option('ㅓ', 1));
  if (sound === 'OW' && (after === undefined || place.word.includes('ow'))) {
    options.push(option('ㅗㅜ', 1));
  }
  if (sound === 'EY' && after === undefined) options.push(option('ㅔ', 1));
  if (sound === 'AH' && before === 'Y' && spelling === 'u') options.unshift(option('ㅜ'));
  if (sound === 'UW' && before !== 'Y' && /^[ue]/.test(spelling)) options.push(option('ㅠ', 1));
  if (sound === 'AH' && isStressed && spelling.startsWith('o')) options.push(option('ㅗ', 1));
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

function addVowel(draft: PartialSpelling, place: SoundContext): PartialSpelling[] {
  return toVowelOptions(place).flatMap(({ letters, cost }) => {
    const [first = '', ...others] = letters;
    return toOpeningSyllables(draft, place, first).map(({ syllables, extra }) => ({
      ...{ onset: '', glide: '' as const, cost: draft.cost + cost + extra },
      syllables: [
        ...draft.syllables,
        ...syllables,
        ...others.map((vowel) => openSyllable('ㅇ', vowel)),
      ],
    }));
  });
}

const openSyllable = (onset: string, vowel: string): Syllable => ({ onset, vowel, coda: ' ' });

/** Syllables of a waiting consonant, a glide and a vowel: [kw]a 콰, [sw]a 스와, [ny]eo 니어, sha 샤. */
function toOpeningSyllables(
  { onset, glide }: PartialSpelling,
  { before, sound }: SoundContext,
  vowel: string,
): { syllables: Syllable[]; extra: number }[] {
  if (before === 'AW' && sound === 'ER')
    return [{ syllables: [openSyllable('ㅇ', 'ㅝ')], extra: 0 }];
  const none = before === 'ER' ? 'ㄹ' : 'ㅇ';
  const consonant = onset === '' ? none : onset;
  if (glide === 'Y') {
    const withY = VOWEL_WITH_Y[vowel] ?? vowel;
    if (onset === '' || withY === 'ㅠ')
      return [{ syllables: [openSyllable(consonant, withY)], extra: 0 }];
    return [
      { syllables: [openSyllable(onset, 'ㅣ'), openSyllable('ㅇ', vowel)], extra: 0 },
      { syllables: [openSyllable(onset, withY)], extra: 1 },
    ];
  }
  if (glide === 'W') {
    const withW = VOWEL_WITH_W[vowel] ?? vowel;
    if (onset === '' || 'ㄱㅋㅎ'.includes(onset))
      return [{ syllables: [openSyllable(consonant, withW)], extra: 0 }];
    return [{ syllables: [openSyllable(onset, 'ㅡ'), openSyllable('ㅇ', withW)], extra: 0 }];
  }
  if (before === 'SH') {
    const withY = VOWEL_WITH_Y[vowel] ?? vowel;
    return withY === 'ㅖ'
      ? [
          { syllables: [openSyllable(onset, withY)], extra: 0 },
          { syllables: [openSyllable(onset, 'ㅞ')], extra: 1 },
        ]
      : [{ syllables: [openSyllable(onset, withY)], extra: 0 }];
  }
  const syllables = [openSyllable(consonant, vowel)];
  return (before === 'JH' || before === 'CH') && VOWEL_WITH_Y[vowel] !== undefined && vowel !== 'ㅡ'
    ? [
        { syllables, extra: 0 },
        { syllables: [openSyllable(consonant, VOWEL_WITH_Y[vowel] ?? vowel)], extra: 1 },
      ]
    : [{ syllables, extra: 0 }];
}

function addConsonant(draft: PartialSpelling, place: SoundContext): PartialSpelling[] {
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
  const extended = addSyllable(draft, ONSET[sound] ?? '', 'ㅡ');
  const withExtraCost = (other: PartialSpelling, cost = 1): PartialSpelling => ({
    ...other,
    cost: other.cost + cost,
  });
  const isShort = before !== undefined && SHORT_VOWELS.has(before);
  if (sound === 'P' || sound === 'T' || sound === 'K') {
    if (!closed || !isVowel(before)) return [extended];
    return isShort && (after === undefined || !SONORANTS.has(after))
      ? [closed, withExtraCost(extended)]
      : [extended, withExtraCost(closed)];
  }
  if (sound === 'B' || sound === 'D' || sound === 'G') {
    return closed && isShort ? [extended, withExtraCost(closed)] : [extended];
  }
  if (sound === 'SH') {
    const i = addSyllable(draft, 'ㅅ', 'ㅣ');
    const wi = addSyllable(draft, 'ㅅ', 'ㅟ');
    const yu = addSyllable(draft, 'ㅅ', 'ㅠ');
    return after === undefined ? [i, withExtraCost(wi, 0.5)] : [yu, withExtraCost(wi, 0.5)];
  }
  if (sound === 'CH' || sound === 'JH' || sound === 'ZH')
    return [addSyllable(draft, ONSET[sound] ?? '', 'ㅣ')];
  if (sound === 'Z' && after === undefined && /s$/.test(place.word)) {
    return [extended, withExtraCost(addSyllable(draft, 'ㅅ', 'ㅡ'), 0.5)];
  }
  if (sound === 'TH') return [extended, withExtraCost(addSyllable(draft, 'ㅆ', 'ㅡ'))];
  return [extended];
}

function addOnset(draft: PartialSpelling, { sound, before }: SoundContext): PartialSpelling[] {
  const last = draft.syllables.at(-1);
  if (sound === 'NG') return [addCoda(draft, 'ㅇ') ?? draft];
  const next = { ...draft, onset: ONSET[sound] ?? '' };
  // An l between vowels, or after a consonant other than m and n, is written twice.
  if (sound === 'L' && last && before !== 'M' && before !== 'N')
    return [{ ...(addCoda(next, 'ㄹ') ?? next) }];
  const isTense = (sound === 'S' || sound === 'TH') && before === undefined;
  return isTense ? [next, { ...next, onset: 'ㅆ', cost: next.cost + 1 }] : [next];
}

function addSyllable(draft: PartialSpelling, onset: string, vowel: string): PartialSpelling {
  return { ...draft, syllables: [...draft.syllables, openSyllable(onset, vowel)] };
}

/** Null when the last syllable has a coda already, or there is none. */
function addCoda(draft: PartialSpelling, coda: string | undefined): PartialSpelling | null {
  const last = draft.syllables.at(-1);
  if (!last || coda === undefined || last.coda !== ' ') return null;
  return { ...draft, syllables: [...draft.syllables.slice(0, -1), { ...last, coda }] };
}
