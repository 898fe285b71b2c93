import { isHangulSyllable } from '../text/letters';
import { normalizeSound } from '../text/normalize-sound';
import {
  SPACE_GAP,
  isLetterCode,
  NO_GAP,
  SIGN_GAP,
  stripSeparators,
  type StrippedText,
} from '../text/strip-separators';
import { segmentMinCost, type Token } from './min-cost-segmentation';
import type { LexiconEntry } from './lexicon';
import type { TermVisitor } from './term-index';

/** Visits the terms that begin at a position of a text. */
export type TermFinder = (text: string, start: number, visit: TermVisitor<LexiconEntry>) => void;

/** Piece of a dish name: a term of the lexicon, or letters that it does not know (entry null). */
export interface Part {
  text: string;
  entry: LexiconEntry | null;
  /** True at the start of a written word. */
  startsWord: boolean;
  /** True with a blank inside: 크림 새우 is perhaps not 크림새우. */
  hasBlank?: boolean;
  /** Set when the letters only sound like the term; `short-sound`: so few that it may be chance. */
  by?: 'sound' | 'short-sound';
  /** Set on a short term inside an unknown word: 치킨 in 먼치킨. */
  isDoubted?: boolean;
  /** Parts that a word like 없는 excludes from the dish. */
  denied?: readonly Part[];
}

const UNKNOWN_LETTER_COST = 1000;
const TERM_COST = 100;
/** Lower than `TERM_COST`: a meaning of the term alone takes precedence over the general one. */
const LONE_TERM_COST = 95;
/** High enough that a match by sound only wins over unknown letters. */
const SOUND_COST = 500;
/** Length from which a match by sound is no chance. */
const MIN_CERTAIN_SOUND_LENGTH = 4;
const BRIDGED_SPACE_COST = 40;
/** Signs and digits separate more than blanks: "[백년가게] 장군" contains no 게장. */
const BRIDGED_SIGN_COST = 600;

const LATIN = /[a-z\u00c0-\u024f]/u;
/** "eggless" is one word of English and denies as "egg free" does. */
const LESS = /\b(egg|dairy|milk|meat)less\b/gu;

/**
 * Segments the name of a dish into terms of the lexicon with as few unknown letters and then as few
 * terms as possible: the longest compound wins over its parts (갈비탕 over 갈비 + 탕), and the
 * ingredient comes first (닭목살 + 구이, not 닭 + 목살구이). With `findSoundTerms`, unknown letters
 * may match a term that sounds like them. Linear in the length of the name.
 *
 * @example
 * segment(indexLexicon(getLexicon()).findTerms, '매운 갈비탕').map(({ text }) => text); // => ["매운","갈비탕"]
 */
export function segment(findTerms: TermFinder, name: string, findSoundTerms?: TermFinder): Part[] {
  const text = name.normalize('NFC').toLowerCase().replace(LESS, '$1 free');
  const stripped = stripSeparators(text, isLetterCode);
  const parts = segmentStripped(stripped, findTerms);
  if (!findSoundTerms || parts.every(({ entry }) => entry !== null)) return parts;
  return segmentStripped(stripped, findTerms, findSoundTerms).map(markSoundMatch);
}

function segmentStripped(
  stripped: StrippedText,
  findTerms: TermFinder,
  findSoundTerms?: TermFinder,
): Part[] {
  const { letters, gapBefore } = stripped;
  const sounds = findSoundTerms ? normalizeSound(letters) : letters;
  const tokens = segmentMinCost<LexiconEntry | null>(
    letters.length,
    ({ addCandidate, bestWords }) => {
      let start = 0;
      let extraCost = 0;
      const addTerm = (entry: LexiconEntry, end: number) => {
        const endsWord = gapBefore[end] !== NO_GAP || bestWords[end]?.isSuffix === true;
        if (!fitsPosition(entry, stripped, start, end, endsWord)) return;
        let cost = (isLoneTerm(entry) ? LONE_TERM_COST : TERM_COST) + extraCost;
        for (let i = start + 1; i < end; i += 1) {
          // A match by sound lies within one word: 날개 다리 is no crab's leg (게다리).
          if (extraCost > 0 && gapBefore[i] !== NO_GAP) return;
          if (gapBefore[i] === SPACE_GAP) cost += BRIDGED_SPACE_COST;
          else if (gapBefore[i] === SIGN_GAP) cost += BRIDGED_SIGN_COST;
        }
        addCandidate(entry, end, cost);
      };
      return (at) => {
        start = at;
        addCandidate(null, at + 1, UNKNOWN_LETTER_COST);
        findTerms(letters, at, addTerm);
        if (!findSoundTerms) return;
        extraCost = SOUND_COST;
        findSoundTerms(sounds, at, addTerm);
        extraCost = 0;
      };
    },
  );
  return toParts(tokens, stripped);
}

const isLoneTerm = ({ position }: LexiconEntry): boolean =>
  position === 'alone' || position === 'whole';

function fitsPosition(
  entry: LexiconEntry,
  { letters, gapBefore }: StrippedText,
  start: number,
  end: number,
  endsWord: boolean,
): boolean {
  const startsWord = gapBefore[start] !== NO_GAP;
  // Most names are Korean, so syllables skip the pattern.
  if (!isHangulSyllable(letters.charCodeAt(start)) && LATIN.test(letters.charAt(start))) {
    const cutsIn = !startsWord && LATIN.test(letters.charAt(start - 1));
    const plural = letters.charAt(end) === 's' && !LATIN.test(letters.charAt(end + 1));
    const cutsOut = gapBefore[end] === NO_GAP && LATIN.test(letters.charAt(end)) && !plural;
    if (cutsIn || cutsOut) return false;
  }
  return matchesPosition(entry, startsWord, endsWord, start === 0 && end === letters.length);
}

/**
 * True when the position of an entry matches: start or end of a word, both, or the whole name.
 *
 * @example
 * getLexicon().entries.some((entry) => entry.position === 'whole' && matchesPosition(entry, true, true, false)); // => false
 */
export function matchesPosition(
  { position }: LexiconEntry,
  startsWord: boolean,
  endsWord: boolean,
  isWhole: boolean,
): boolean {
  switch (position) {
    case 'any':
      return true;
    case 'start':
      return startsWord;
    case 'end':
      return endsWord;
    case 'alone':
      return startsWord && endsWord;
    case 'whole':
      return isWhole;
  }
}

function toParts(
  tokens: ReadonlyArray<Token<LexiconEntry | null>>,
  { letters, gapBefore }: StrippedText,
): Part[] {
  const parts: Part[] = [];
  for (const { word: entry, start, end } of tokens) {
    const last = parts.at(-1);
    const text = letters.slice(start, end);
    // Adjacent unknown letters form one part.
    if (entry === null && last?.entry === null) last.text += text;
    else {
      const hasBlank = entry !== null && gapBefore.slice(start + 1, end).includes(SPACE_GAP);
      parts.push({
        text,
        entry,
        startsWord: gapBefore[start] !== NO_GAP,
        ...(hasBlank && { hasBlank }),
      });
    }
  }
  return parts;
}

function markSoundMatch(part: Part): Part {
  const { text, entry } = part;
  if (entry === null || entry.terms.includes(text)) return part;
  return { ...part, by: text.length < MIN_CERTAIN_SOUND_LENGTH ? 'short-sound' : 'sound' };
}
