import { openingPhrases, closingPhrases, words, edgeCases } from './hours-phrases.json';

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

const toPairs = (texts: readonly string[]): string[] => [
  ...texts,
  ...texts.flatMap((first) =>
    texts.flatMap((second) => (first === second ? [] : [`${first} ${second}`])),
  ),
];

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
    ...words
      .flatMap((line) => line.split(' '))
      .flatMap((word) => WORD_CONTEXTS.map((put) => put(word))),
    ...edgeCases.flatMap((text) => [toOpening(text), toClosing(text)]),
    ...toPairs(openingPhrases).map(toOpening),
    ...toPairs(closingPhrases).map(toClosing),
    ...openingPhrases.flatMap((opentimefood) =>
      closingPhrases.map((restdatefood) => ({ opentimefood, restdatefood })),
    ),
  ];
}
