import { segmentMinCost, type Lattice } from '../segmentation/min-cost-segmentation';
import type { LexiconIndex } from '../segmentation/index-lexicon';
import { endsInVowel } from '../text/letters';
import { isNotWhitespace, NO_GAP, stripSeparators } from '../text/strip-separators';
import type { NamePart, NamePartKind } from './types';

/** Costs: few long words win, transcription instead of a word loses. */
const WORD_COST = 10;
const SYLLABLE_COST = 6;
const ACROSS_BLANK_COST = 3;
const NAME_COST = 1;
const JOINER_COST = 1;
const UNKNOWN_COST = 500;
const UNKNOWN_CHAR_COST = 20;
/** Cost of the fallback that keeps every position reachable. */
const FALLBACK_COST = 2000;
const MAX_CHARGED_LENGTH = 100;
const MAX_NAME_BEFORE_WORD = 11;

/** Latin words, numbers and signs, which are copied. */
const VERBATIM = /[\p{Script=Latin}\p{N}+&/,.%'’!?:*~×°-]/u;
/** Signs between words; not those of a beef grade ("1++") and not a thousands comma. */
const STANDALONE_SIGN = /[&/]|(?<![+\d])\+|,(?!\d)/g;
const JOINERS: ReadonlyMap<string, string> = new Map([
  ...['와', '과', '랑', '이랑', '및'].map((ko) => [ko, 'and'] as const),
  ['앤', '&'],
  ['위드', 'with'],
  ...['의', '을', '를', '에', '로', '으로', '등'].map((ko) => [ko, ''] as const),
]);
const MAX_JOINER_LENGTH = 2;
/** Joiners that may be a written word of their own. */
const LONE_JOINERS = new Set(['및', '앤', '위드', '등']);

interface NameWord {
  kind: NamePartKind;
  en: string;
}

/**
 * Segments a dish name into the words that its English is composed of, at minimum cost: known
 * words, as few as possible, else the unknown start of a written word. Linear in the length of the
 * name.
 */
export function segmentName({ names }: Pick<LexiconIndex, 'names'>, dish: string): NamePart[] {
  const { letters, gapBefore } = stripSeparators(
    dish.replace(STANDALONE_SIGN, ' $& '),
    isNotWhitespace,
  );
  const startsWord = (at: number) => gapBefore[at] !== NO_GAP;
  const tokens = segmentMinCost<NameWord>(letters.length, (lattice) =>
    createCandidates(letters, startsWord, lattice, names()),
  );
  return tokens.map(({ word, start, end }) => ({
    ...toNamePart(word, letters.slice(start, end)),
    startsWord: startsWord(start),
  }));
}

function toNamePart({ kind, en }: NameWord, ko: string): NamePart {
  if (kind === 'unknown' || kind === 'verbatim') return { kind, ko, attribute: ko, head: ko };
  const [attribute = en, head = attribute, lead = head] = en.split('|');
  return { kind, ko, attribute, head, lead };
}

/**
 * Creates the function that adds the words which may start at a position of a name without
 * separators; the last position comes first.
 */
function createCandidates(
  letters: string,
  startsWord: (at: number) => boolean,
  { bestWords, bestEnds, addCandidate }: Lattice<NameWord>,
  terms: ReturnType<LexiconIndex['names']>,
): (at: number) => void {
  const { length } = letters;
  // As the terms of the lexicon are; a letter whose lower case has another length (İ) is in none.
  const small = letters.toLowerCase();
  const keys = small.length === length ? small : letters;
  let start = 0;
  /** End of the written word at the current position. */
  let wordEnd = length;
  /** Last run of copied characters. */
  let verbatimRun = { start: length, end: length };

  function addTerm(word: NameWord, end: number): void {
    const isSyllable = end === start + 1;
    if (isSyllable && !isValidSyllable(word, end)) return;
    const cost =
      WORD_COST +
      (isSyllable ? SYLLABLE_COST : 0) +
      (end > wordEnd ? ACROSS_BLANK_COST : 0) +
      (word.kind === 'name' ? NAME_COST : 0);
    addCandidate(word, end, cost);
  }

  /** One syllable counts at the start of a written word; a form also at its end: "굴전". */
  function isValidSyllable({ kind }: NameWord, end: number): boolean {
    if (startsWord(start) || kind === 'modifier') return true;
    return (kind === 'form' || kind === 'serving') && startsWord(end);
  }

  /** Copied characters up to the end of their run, which is kept. */
  function addVerbatim(at: number): void {
    if (!VERBATIM.test(letters.charAt(at))) return;
    const continues = verbatimRun.start === at + 1 && at + 1 < wordEnd;
    verbatimRun = { start: at, end: continues ? verbatimRun.end : at + 1 };
    addCandidate({ kind: 'verbatim', en: '' }, verbatimRun.end, WORD_COST);
  }

  /**
   * Particle at the end of a written word: "문어와 감자"; inside one it costs more than a word:
   * "가지와돼지고기".
   */
  function addJoiner(at: number): void {
    const ending = wordEnd - at > MAX_JOINER_LENGTH ? '' : letters.slice(at, wordEnd);
    const en = JOINERS.get(ending);
    const mayStand = !startsWord(at) || LONE_JOINERS.has(ending);
    if (en !== undefined && wordEnd < length && mayStand) {
      addCandidate({ kind: 'joiner', en }, wordEnd, JOINER_COST);
      return;
    }
    const char = letters.charAt(at);
    if ((char !== '와' && char !== '과') || startsWord(at) || at === length - 1) return;
    // 와 follows a vowel and 과 a consonant.
    if (endsInVowel(letters.charCodeAt(at - 1)) !== (char === '와')) return;
    addCandidate({ kind: 'joiner', en: 'and' }, at + 1, WORD_COST + SYLLABLE_COST);
  }

  /**
   * Unknown start of a written word, possibly a name; known words of two syllables or more must
   * follow.
   */
  function addUnknown(at: number): void {
    const unknown: NameWord = { kind: 'unknown', en: '' };
    const longest = Math.min(wordEnd - 1, at + MAX_NAME_BEFORE_WORD);
    for (let end = at + 1; end <= longest; end += 1) {
      const next = bestWords[end];
      const nextEnd = bestEnds[end] ?? end;
      if (!next || nextEnd - end < 2 || !mayFollowUnknown(next, nextEnd < wordEnd)) continue;
      addCandidate(unknown, end, UNKNOWN_COST + (end - at) * UNKNOWN_CHAR_COST);
    }
    const charged = Math.min(wordEnd - at, MAX_CHARGED_LENGTH);
    addCandidate(unknown, wordEnd, UNKNOWN_COST + charged * UNKNOWN_CHAR_COST);
  }

  return (at) => {
    start = at;
    if (startsWord(at + 1)) wordEnd = at + 1;
    terms.visitAt(keys, at, addTerm);
    addVerbatim(at);
    if (at > 0) addJoiner(at);
    if (startsWord(at)) addUnknown(at);
    if (bestWords[at] === undefined) {
      const char = String.fromCodePoint(letters.codePointAt(at) ?? 0);
      addCandidate({ kind: 'unknown', en: char }, at + char.length, FALLBACK_COST);
    }
  };
}

/** "망치버거" is a burger; "두부라우니" is no sea urchin, because a lone ingredient proves nothing. */
function mayFollowUnknown({ kind }: NameWord, hasMore: boolean): boolean {
  if (kind === 'unknown') return false;
  return hasMore || kind === 'form' || kind === 'serving' || kind === 'dish';
}
