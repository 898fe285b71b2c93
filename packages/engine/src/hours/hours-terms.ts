import * as v from 'valibot';
import terms from '../../lexicon/hours-terms.json';

export type Keyword = keyof typeof terms.keywords;

/** Index of the public holiday, an eighth day. */
export const HOLIDAY = 7;

const meaningSchema = v.variant('type', [
  v.object({ type: v.literal('group'), days: v.array(v.number()), level: v.picklist([0, 1, 3]) }),
  v.object({ type: v.literal('nth'), nth: v.number() }),
  v.object({
    type: v.literal('season'),
    season: v.picklist(['spring', 'summer', 'autumn', 'winter']),
  }),
  v.object({ type: v.literal('date'), month: v.number(), day: v.number() }),
  v.object({
    type: v.literal('meridiem'),
    half: v.picklist(['am', 'noon', 'pm', 'evening', 'night', 'dawn']),
  }),
  v.object({ type: v.literal('clock'), minutes: v.number() }),
  v.object({ type: v.literal('dash'), tilde: v.boolean() }),
  v.object({ type: v.literal('comma') }),
  v.object({
    type: v.literal('skip'),
    opens: v.optional(v.literal(true)),
    when: v.optional(v.literal(true)),
  }),
]);

type Meaning = { type: 'key'; key: Keyword; text?: string } | v.InferOutput<typeof meaningSchema>;

/** Word, time or mark in a text about opening hours. */
export type HoursToken =
  | Meaning
  /** Clock time as written; `hour` up to 30 ("26:00"). */
  | { type: 'time'; hour: number; minute: number; padded: boolean }
  /** Invalid time: "12:090". */
  | { type: 'bad' }
  | { type: 'number'; value: number }
  /** Duration in minutes: "30분". */
  | { type: 'duration'; minutes: number }
  | { type: 'month'; month: number }
  | { type: 'slash' | 'colon' | 'line' | 'note' }
  | { type: 'open'; square: boolean }
  | { type: 'close'; square: boolean }
  | { type: 'word'; text: string };

const TERMS = new Map<string, Meaning>();
for (const [key, words] of Object.entries(terms.keywords) as [Keyword, string][]) {
  for (const text of words.split(' ')) TERMS.set(text, { type: 'key', key, text });
}
for (const { words, ...row } of terms.others) {
  const meaning = v.parse(meaningSchema, row);
  for (const word of words.split(' ')) TERMS.set(word, meaning);
}

const MAX_TERM_LENGTH = Math.max(...[...TERMS.keys()].map((word) => word.length));

/** Longest known term at `at` within `end`; cost independent of the length of the text. */
export function findTermAt(
  text: string,
  at: number,
  end: number,
): { token: Meaning; length: number } | null {
  for (let length = Math.min(MAX_TERM_LENGTH, end - at); length > 0; length -= 1) {
    const token = TERMS.get(text.slice(at, at + length));
    if (token !== undefined) return { token, length };
  }
  return null;
}
