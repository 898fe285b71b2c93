import { toRegExpAlternatives } from '../text/regexp-alternatives';
import {
  ENGLISH_WORDS,
  KOREAN_PARTICLES,
  KOREAN_PREDICATES,
  KOREAN_STEMS,
  TWO_WORD_PHRASES,
  type PreferenceToken,
} from './preference-vocabulary';

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

const STEM_PATTERN = new RegExp(toLongestFirstPattern(KOREAN_STEMS), 'uy');
const ENDING_PATTERN = new RegExp(
  `^(${toLongestFirstPattern(KOREAN_PARTICLES)})?(${toLongestFirstPattern(KOREAN_PREDICATES)})?$`,
  'u',
);

/**
 * Splits a preference sentence into tokens; `null` for anything outside the vocabulary. Linear in
 * the length. "오리지널 치킨만" -> filler, chicken, filler
 */
export function tokenizePreference(sentence: string): PreferenceToken[] | null {
  let text = sentence.normalize('NFC').toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' ');
  for (const [phrase, word] of TWO_WORD_PHRASES) text = text.replace(phrase, word);
  const tokens: PreferenceToken[] = [];
  for (const [word] of text.replace(HYPHEN_PATTERN, ' ').matchAll(WORD_PATTERN)) {
    const english = ENGLISH_WORDS.get(word);
    const read = english === undefined ? tokenizeHangul(word) : [english];
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
    tokens.push(KOREAN_STEMS.get(stem) ?? 'filler');
    end += stem.length;
  }
  const tail = ENDING_PATTERN.exec(word.slice(end));
  if (tail === null) return null;
  const [, particle = '', predicate = ''] = tail;
  const ends = [KOREAN_PARTICLES.get(particle), KOREAN_PREDICATES.get(predicate)];
  return [...tokens, ...ends.filter((token) => token !== undefined)];
}
