import {
  openingPhrases,
  closingPhrases,
  words as hoursWords,
  edgeCases,
} from './hours-phrases.json';
import menuWords from './menu-words.json';

const toWords = (list: string): string[] => list.split(' ');
const { words, suffixes, lines } = menuWords;
const prefixWords = toWords(menuWords.prefixWords);
const headWords = toWords(menuWords.headWords);
const endings = toWords(menuWords.endings);

/** Names longer than any on a menu. */
const LONG_NAMES = [
  '김치'.repeat(70),
  '가나다라마 '.repeat(30),
  `${'새우 두부 '.repeat(19)}쀍뛟쀍뛟쀍뛟쀍뛟쀍뛟쀍뛟 김치찌개`,
];
const LONG_LINE = `${'긴 이름 '.repeat(20)}(탕, 찌개)`;

const toPairs = (texts: readonly string[], between: readonly string[]): string[] =>
  texts.flatMap((first) =>
    texts.flatMap((second) =>
      first === second ? [] : between.map((sign) => `${first}${sign}${second}`),
    ),
  );

/** Generated dishes. */
export function getGeneratedDishes(): string[] {
  return toPairs(words, ['', ' ']);
}

/** Generated names of dishes, for their English. */
export function getGeneratedNames(): string[] {
  return [
    ...prefixWords.flatMap((front) => headWords.map((back) => front + back)),
    ...prefixWords.flatMap((front) => [`${front} 장어구이`, `${front}새우볶음 세트`]),
    ...headWords.flatMap((back) => suffixes.map((tail) => back + tail)),
    ...menuWords.edgeCaseNames,
    ...LONG_NAMES,
  ];
}

/** Generated menus. */
export function getGeneratedMenus(): string[] {
  return [
    ...menuWords.edgeCaseLines,
    LONG_LINE,
    ...endings.flatMap((end) => [`참${end} 왕만두 물냉면`, `참${end} ${end}`]),
    ...lines.map((line) => `  ${line}  `),
    ...toPairs(lines, ['\n', ', ', ' ']),
  ];
}

/** The two fields of a restaurant with its opening hours. */
export interface HoursTexts {
  opentimefood: string;
  restdatefood: string;
}

const ORDINARY = '11:00~21:00';
const WITH_LAST_ORDER = '매일 10:30~22:00 (라스트오더 21:00)';

/** Contexts of a word: days, times, both. */
const WORD_CONTEXTS: ReadonlyArray<(word: string) => HoursTexts> = [
  (word) => ({ opentimefood: `10:00~20:00 월 ${word} 15:00~16:00`, restdatefood: '' }),
  (word) => ({ opentimefood: `10:00~20:00, ${word} 19:00`, restdatefood: '' }),
  (word) => ({ opentimefood: `${word} 11:00~14:00 저녁 17:00~21:00`, restdatefood: '' }),
  (word) => ({ opentimefood: `9:00 ${word} 7:00`, restdatefood: `화 ${word}` }),
  (word) => ({ opentimefood: '', restdatefood: `${word} 월요일, 추석 ${word}` }),
];

const toPhrases = (texts: readonly string[]): string[] => [...texts, ...toPairs(texts, [' '])];

const toOpening = (opentimefood: string): HoursTexts => ({ opentimefood, restdatefood: '' });
const toClosing = (restdatefood: string): HoursTexts => ({ opentimefood: ORDINARY, restdatefood });

/** Each phrase alone, next to an ordinary one. */
export const getSinglePhrases = (): HoursTexts[] => [
  ...openingPhrases.map(toOpening),
  ...closingPhrases.map((restdatefood) => ({ opentimefood: WITH_LAST_ORDER, restdatefood })),
];

/**
 * Generated texts: every keyword in its contexts, every pair of phrases in one field, and in both
 * fields.
 */
export function getGeneratedHours(): HoursTexts[] {
  return [
    ...hoursWords
      .flatMap((line) => line.split(' '))
      .flatMap((word) => WORD_CONTEXTS.map((put) => put(word))),
    ...edgeCases.flatMap((text) => [toOpening(text), toClosing(text)]),
    ...toPhrases(openingPhrases).map(toOpening),
    ...toPhrases(closingPhrases).map(toClosing),
    ...openingPhrases.flatMap((opentimefood) =>
      closingPhrases.map((restdatefood) => ({ opentimefood, restdatefood })),
    ),
  ];
}
