import { isSyllable } from '../text/letters';
import { toSound } from '../text/sound';
import { BLANK, isLetterCode, NONE, SIGN, squeeze, type Squeezed } from '../text/squeeze';
import { cutCheapest, type Step } from './cut';
import type { LexiconEntry } from './lexicon';
import type { TermVisitor } from './terms';

/** Visits the terms that begin at a place in a text. */
export type TermFinder = (text: string, start: number, visit: TermVisitor<LexiconEntry>) => void;

/** A piece of a dish name: a term of the lexicon, or (entry null) letters that the lexicon does not know. */
export interface Part {
  text: string;
  entry: LexiconEntry | null;
  /** True when the piece begins a word of the name as written. */
  startsWord: boolean;
  /** True when a blank stands inside it: 크림 새우 is perhaps not 크림새우. */
  hasBlank?: boolean;
  /** Set where the letters are not those of the term but sound like them; `short-sound`: so few that it may be chance. */
  by?: 'sound' | 'short-sound';
  /** Set on a short term inside an unknown word: 치킨 in 먼치킨. */
  isDoubted?: boolean;
  /** Set on a word like 없는: the parts that it takes out of the dish. */
  denied?: readonly Part[];
}

const UNKNOWN_LETTER_COST = 1000;
const TERM_COST = 100;
/** A meaning that a term has only by itself goes before the general one. */
const LONE_TERM_COST = 95;
/** A term that only sounds like the letters explains them only where they would stay unexplained. */
const SOUND_COST = 500;
/** So many letters do not sound like another word by chance. */
const LONG_SOUND = 4;
const BRIDGED_SPACE_COST = 40;
/** Signs and digits part words more than blanks do: "[백년가게] 장군" holds no 게장. */
const BRIDGED_SIGN_COST = 600;

const LATIN = /[a-z\u00c0-\u024f]/u;

/**
 * Cuts the name of a dish into terms of the lexicon so that as few letters as possible stay unexplained and, among
 * those cuts, as few terms as possible are used: the longest compound wins over its parts (갈비탕 over 갈비 + 탕), and
 * what a dish is made of comes first (닭목살 + 구이, not 닭 + 목살구이).
 * Where letters stay unexplained, they may belong to a term that sounds like them (`findSoundTerms`).
 * Linear in the length of the name for a given lexicon.
 */
export function segment(findTerms: TermFinder, name: string, findSoundTerms?: TermFinder): Part[] {
  const squeezed = squeeze(name.normalize('NFC').toLowerCase(), isLetterCode);
  const parts = cut(squeezed, findTerms);
  if (!findSoundTerms || parts.every(({ entry }) => entry !== null)) return parts;
  return cut(squeezed, findTerms, findSoundTerms).map(withHeard);
}

function cut(squeezed: Squeezed, findTerms: TermFinder, findSoundTerms?: TermFinder): Part[] {
  const { letters, boundary } = squeezed;
  const sounds = findSoundTerms ? toSound(letters) : letters;
  const steps = cutCheapest<LexiconEntry | null>(letters.length, ({ offer, words }) => {
    let start = 0;
    let extraCost = 0;
    const weigh = (entry: LexiconEntry, end: number) => {
      const endsWord = boundary[end] !== NONE || words[end]?.tail === true;
      if (!fits(entry, squeezed, start, end, endsWord)) return;
      let cost = (isLone(entry) ? LONE_TERM_COST : TERM_COST) + extraCost;
      for (let i = start + 1; i < end; i += 1) {
        // What sounds alike does so in one word: 날개 다리 is no crab's leg (게다리).
        if (extraCost > 0 && boundary[i] !== NONE) return;
        if (boundary[i] === BLANK) cost += BRIDGED_SPACE_COST;
        else if (boundary[i] === SIGN) cost += BRIDGED_SIGN_COST;
      }
      offer(entry, end, cost);
    };
    return (at) => {
      start = at;
      offer(null, at + 1, UNKNOWN_LETTER_COST);
      findTerms(letters, at, weigh);
      if (!findSoundTerms) return;
      extraCost = SOUND_COST;
      findSoundTerms(sounds, at, weigh);
      extraCost = 0;
    };
  });
  return toParts(steps, squeezed);
}

const isLone = ({ place }: LexiconEntry): boolean => place === 'alone' || place === 'whole';

function fits(
  entry: LexiconEntry,
  { letters, boundary }: Squeezed,
  start: number,
  end: number,
  endsWord: boolean,
): boolean {
  const startsWord = boundary[start] !== NONE;
  // Most names are Korean: the pattern need not look at syllables.
  if (!isSyllable(letters.charCodeAt(start)) && LATIN.test(letters.charAt(start))) {
    const cutsIn = !startsWord && LATIN.test(letters.charAt(start - 1));
    const plural = letters.charAt(end) === 's' && !LATIN.test(letters.charAt(end + 1));
    const cutsOut = boundary[end] === NONE && LATIN.test(letters.charAt(end)) && !plural;
    if (cutsIn || cutsOut) return false;
  }
  return mayStand(entry, startsWord, endsWord, start === 0 && end === letters.length);
}

/** Whether an entry may stand where a word starts or ends, or is all there is. */
export function mayStand(
  { place }: LexiconEntry,
  startsWord: boolean,
  endsWord: boolean,
  isWhole: boolean,
): boolean {
  switch (place) {
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
  steps: ReadonlyArray<Step<LexiconEntry | null>>,
  { letters, boundary }: Squeezed,
): Part[] {
  const parts: Part[] = [];
  for (const { word: entry, start, end } of steps) {
    const last = parts.at(-1);
    const text = letters.slice(start, end);
    // Letters that nothing explains make one part.
    if (entry === null && last?.entry === null) last.text += text;
    else {
      const hasBlank = entry !== null && boundary.slice(start + 1, end).includes(BLANK);
      parts.push({
        text,
        entry,
        startsWord: boundary[start] !== NONE,
        ...(hasBlank && { hasBlank }),
      });
    }
  }
  return parts;
}

function withHeard(part: Part): Part {
  const { text, entry } = part;
  if (entry === null || entry.terms.includes(text)) return part;
  return { ...part, by: text.length < LONG_SOUND ? 'short-sound' : 'sound' };
}
