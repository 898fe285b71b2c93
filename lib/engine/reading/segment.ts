import { isLatin, isSyllable } from '../text/letters';
import type { LexiconEntry } from './lexicon';
import { toSound } from '../text/sound';
import type { TermVisitor } from './terms';

/** Visits the terms that begin at a place in a text. */
export type TermFinder = (text: string, start: number, visit: TermVisitor) => void;

/** A piece of a dish name: a term of the lexicon, or (entry null) letters that the lexicon does not know. */
export interface Part {
  text: string;
  entry: LexiconEntry | null;
  /** True when the piece begins a word of the name as written. */
  startsWord: boolean;
  /** Set where the letters are not those of the term but sound like them; `short-sound`: so few that it may be chance. */
  by?: 'sound' | 'short-sound';
}

/** Whole numbers: arrays of them are the cheapest there are. */
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

const LETTER = /[\p{L}\p{M}]/u;
const LAST_ASCII = 0x7f;
const LATIN = /[a-z\u00c0-\u024f]/u;

const SPACE = 0x20;
/** Above it a character takes two units of UTF-16. */
const LAST_SINGLE_UNIT = 0xffff;

const NONE = 0;
const BLANK = 1;
const SIGN = 2;

/** The pattern is asked only about what is neither Korean nor ASCII. */
function isLetter(code: number): boolean {
  if (code <= LAST_ASCII) return isLatin(code);
  return isSyllable(code) || LETTER.test(String.fromCodePoint(code));
}

interface Squeezed {
  /** Letters and digits of the name, without what stood between them. */
  letters: string;
  /** boundary[i]: what stands before letter i: `NONE`, `BLANK` or `SIGN`. The ends of the name count as blanks. */
  boundary: readonly number[];
}

/** Drops spaces, digits and punctuation, remembering where they stood. */
function squeeze(name: string): Squeezed {
  const text = name.normalize('NFC').toLowerCase();
  const boundary: number[] = [];
  let letters = '';
  let gap = BLANK;
  let wordStart = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    const isPair = code > LAST_SINGLE_UNIT;
    if (isLetter(code)) {
      if (gap !== NONE) wordStart = at;
      boundary.push(gap);
      if (isPair) boundary.push(NONE);
      gap = NONE;
    } else {
      if (gap === NONE) letters += text.slice(wordStart, at);
      if (gap !== SIGN) gap = code === SPACE ? BLANK : SIGN;
    }
    if (isPair) at += 1;
  }
  if (gap === NONE) letters += text.slice(wordStart);
  boundary.push(BLANK);
  return { letters, boundary };
}

/**
 * Cuts the name of a dish into terms of the lexicon so that as few letters as possible stay unexplained and, among
 * those cuts, as few terms as possible are used: the longest compound wins over its parts (갈비탕 over 갈비 + 탕).
 * Where letters stay unexplained, they may belong to a term that sounds like them (`findSoundTerms`).
 * Dynamic programming from the end; linear in the length of the name for a given lexicon.
 */
export function segment(findTerms: TermFinder, name: string, findSoundTerms?: TermFinder): Part[] {
  const squeezed = squeeze(name);
  const parts = cut(squeezed, findTerms);
  if (!findSoundTerms || parts.every(({ entry }) => entry !== null)) return parts;
  return cut(squeezed, findTerms, findSoundTerms);
}

function cut(
  { letters, boundary }: Squeezed,
  findTerms: TermFinder,
  findSoundTerms?: TermFinder,
): Part[] {
  const sounds = findSoundTerms ? toSound(letters) : letters;
  const { length } = letters;
  const cost = new Array<number>(length + 1);
  const stop = new Array<number>(length + 1);
  const chosen = new Array<LexiconEntry | null>(length + 1);
  const bySound = new Array<boolean>(length + 1);
  cost[length] = 0;

  let start = length - 1;
  let extraCost = 0;
  const weigh: TermVisitor = (entry, end) => {
    const endsWord = boundary[end] !== NONE || chosen[end]?.tail === true;
    if (!fits(entry, letters, boundary, start, end, endsWord)) return;
    let candidate = (isLone(entry) ? LONE_TERM_COST : TERM_COST) + extraCost + (cost[end] ?? 0);
    for (let i = start + 1; i < end; i += 1) {
      // What sounds alike does so in one word: 날개 다리 is no crab's leg (게다리).
      if (extraCost > 0 && boundary[i] !== NONE) return;
      if (boundary[i] === BLANK) candidate += BRIDGED_SPACE_COST;
      else if (boundary[i] === SIGN) candidate += BRIDGED_SIGN_COST;
    }
    const best = cost[start] ?? Infinity;
    // 닭목살 + 구이 rather than 닭 + 목살구이: what a dish is made of comes first.
    const isLonger = candidate === best && end > (stop[start] ?? end);
    if (candidate < best || isLonger) {
      cost[start] = candidate;
      stop[start] = end;
      chosen[start] = entry;
      bySound[start] = extraCost > 0;
    }
  };
  for (; start >= 0; start -= 1) {
    cost[start] = UNKNOWN_LETTER_COST + (cost[start + 1] ?? 0);
    stop[start] = start + 1;
    chosen[start] = null;
    bySound[start] = false;
    findTerms(letters, start, weigh);
    if (!findSoundTerms) continue;
    extraCost = SOUND_COST;
    findSoundTerms(sounds, start, weigh);
    extraCost = 0;
  }
  return collect(letters, boundary, { stop, chosen, bySound });
}

const isLone = ({ place }: LexiconEntry): boolean => place === 'alone' || place === 'whole';

function fits(
  entry: LexiconEntry,
  letters: string,
  boundary: readonly number[],
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
  switch (entry.place) {
    case 'any':
      return true;
    case 'start':
      return startsWord;
    case 'end':
      return endsWord;
    case 'alone':
      return startsWord && endsWord;
    case 'whole':
      return start === 0 && end === letters.length;
  }
}

/** For every place where a part may begin: where it stops, what it is, and whether it only sounds like that. */
interface Cut {
  stop: readonly number[];
  chosen: ReadonlyArray<LexiconEntry | null>;
  bySound: readonly boolean[];
}

function collect(
  letters: string,
  boundary: readonly number[],
  { stop, chosen, bySound }: Cut,
): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < letters.length;) {
    const entry = chosen[at] ?? null;
    let end = stop[at] ?? letters.length;
    // Letters that nothing explains make one part.
    while (entry === null && end < letters.length && chosen[end] === null) end += 1;
    const by = bySound[at] === true ? (end - at < LONG_SOUND ? 'short-sound' : 'sound') : undefined;
    parts.push({ text: letters.slice(at, end), entry, startsWord: boundary[at] !== NONE, by });
    at = end;
  }
  return parts;
}
