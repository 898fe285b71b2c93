import * as v from 'valibot';
import table from '../../lexicon/preference-words.json';
import { MEATS } from '../segmentation/meats';
import { toRegExpAlternatives } from '../text/regexp-alternatives';
import type { Preference } from './need';

/** Examples for the error message of an unreadable sentence. */
export const PREFERENCE_SENTENCE_HINT =
  'expected a sentence such as "아무거나 괜찮아요", "닭고기, 돼지고기만", "할랄 음식만", "I am vegan, only lacto-ovo vegetarian food"';

/** Meanings of a word. `filler` means nothing; `all` needs `fine` beside it ("다 괜찮아요"). */
const TOKENS = [
  ...MEATS,
  ...(['halal', 'lacto', 'ovo', 'strict', 'vegan', 'vegetarian'] as const),
  ...(['any', 'all', 'fine', 'or', 'filler'] as const),
] as const;
type PreferenceToken = (typeof TOKENS)[number];

/** Tokens by word, of lines of words by token. */
const wordsSchema = v.pipe(
  v.record(v.picklist(TOKENS), v.array(v.string())),
  v.transform((words) => {
    const toEntries = (token: PreferenceToken) =>
      (words[token] ?? []).flatMap((line) => line.split(' ').map((word) => [word, token] as const));
    return new Map(TOKENS.flatMap(toEntries));
  }),
);
const { english, koreanStems, koreanParticles, koreanPredicates } = v.parse(
  v.object({
    ...{ english: wordsSchema, koreanStems: wordsSchema },
    ...{ koreanParticles: wordsSchema, koreanPredicates: wordsSchema },
  }),
  table,
);

/** Two-word phrases, each with its one-word equivalent. */
const TWO_WORD_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bno preferences?\b/gu, 'anything'],
  [/\bsea food/gu, 'seafood'],
  [/상관 없/gu, '상관없'],
];

/**
 * A Latin or Hangul run, or a single character that is neither and no separator ("🚫"; "X" is
 * Latin).
 */
const WORD_PATTERN = /[a-z]+(?:'[a-z]+)*|[가-힣]+|[^\s,.;:!?·•、，。/&+()"“”~…]/gu;
/**
 * The hyphen of "lacto-ovo" or a dash between spaces. A hyphen before a word refuses it ("-pork")
 * and stays.
 */
const HYPHEN_PATTERN = /(?<=[a-z가-힣])-(?=[a-z가-힣])|(?<=\s)[-–—](?=\s)/gu;

const toLongestFirstPattern = (words: ReadonlyMap<string, unknown>): string =>
  toRegExpAlternatives([...words.keys()].sort((one, other) => other.length - one.length));

const STEM_PATTERN = new RegExp(toLongestFirstPattern(koreanStems), 'uy');
const ENDING_PATTERN = new RegExp(
  `^(${toLongestFirstPattern(koreanParticles)})?(${toLongestFirstPattern(koreanPredicates)})?$`,
  'u',
);

/**
 * Splits a preference sentence into tokens; `null` for anything outside the vocabulary. Linear in
 * the length. "오리지널 치킨만" -> filler, chicken, filler
 */
function tokenizePreference(sentence: string): PreferenceToken[] | null {
  let text = sentence.normalize('NFC').toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' ');
  for (const [phrase, word] of TWO_WORD_PHRASES) text = text.replace(phrase, word);
  const tokens: PreferenceToken[] = [];
  for (const [word] of text.replace(HYPHEN_PATTERN, ' ').matchAll(WORD_PATTERN)) {
    const token = english.get(word);
    const read = token === undefined ? tokenizeHangul(word) : [token];
    if (read === null) return null;
    tokens.push(...read);
  }
  return tokens;
}

/** Stems, then at most one particle and one predicate: 비건음식만먹어요 -> 비건, 음식, 만, 먹어요. */
function tokenizeHangul(word: string): PreferenceToken[] | null {
  const tokens: PreferenceToken[] = [];
  let end = 0;
  for (;;) {
    STEM_PATTERN.lastIndex = end;
    const [stem] = STEM_PATTERN.exec(word) ?? [];
    if (stem === undefined) break;
    tokens.push(koreanStems.get(stem) ?? 'filler');
    end += stem.length;
  }
  const tail = ENDING_PATTERN.exec(word.slice(end));
  if (tail === null) return null;
  const [, particle = '', predicate = ''] = tail;
  const ends = [koreanParticles.get(particle), koreanPredicates.get(predicate)];
  return [...tokens, ...ends.filter((token) => token !== undefined)];
}

/**
 * Parses the sentence of a preference: every result of `toPreferenceSentence`, in any order and
 * number, and its variants in Korean and English. `null` for a word outside the vocabulary, which
 * every refusal has ("돼지고기 빼고"), and for wishes that no single preference can state ("vegan or
 * halal", "ovo vegetarian").
 *
 * @example
 * parsePreference('소고기와 양고기만 먹어요') // => { kind: 'meats', meats: ['beef', 'lamb'] }
 * parsePreference('돼지고기 빼고') // => null
 */
export function parsePreference(sentence: string): Preference | null {
  const list = tokenizePreference(sentence);
  if (list === null) return null;
  const tokens = new Set(list);
  const meats = MEATS.filter((meat) => tokens.has(meat));
  const isHalal = tokens.has('halal');
  // Eggs but no milk, or milk but no eggs: a class of its own (`VEGETARIAN_CLASSES`).
  if (tokens.has('lacto') !== tokens.has('ovo')) return null;
  const diet = toVegetarianDiet(tokens);
  const hasDiet = isHalal || diet !== null;
  if (hasDiet && (meats.length > 0 || tokens.has('or'))) return null;
  if (isHalal) return diet === null ? { kind: 'halal' } : null;
  if (diet !== null) return { kind: diet };
  if (meats.length > 0) return { kind: 'meats', meats };
  const isAny = tokens.has('any') || (tokens.has('all') && tokens.has('fine'));
  return isAny ? { kind: 'any' } : null;
}

/**
 * "I am vegan, only lacto-ovo vegetarian food" is lacto-ovo: the kind of diet outranks the word
 * vegan.
 */
function toVegetarianDiet(tokens: ReadonlySet<string>): 'strictVegan' | 'lactoOvo' | null {
  if (tokens.has('lacto')) return 'lactoOvo';
  if (tokens.has('vegan')) return 'strictVegan';
  if (!tokens.has('vegetarian')) return null;
  return tokens.has('strict') ? 'strictVegan' : 'lactoOvo';
}
