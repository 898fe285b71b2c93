import { cutCheapest, type Board } from '../reading/cut';
import type { LexiconIndex } from '../reading/index-lexicon';
import { endsInVowel } from '../text/letters';
import { isInk, NONE, squeeze } from '../text/squeeze';
import type { Part, PartKind } from './types';

/** Fewer and longer words win, letters instead of a word lose. */
const WORD_COST = 10;
const SYLLABLE_COST = 6;
const ACROSS_BLANK_COST = 3;
const NAME_COST = 1;
const JOINER_COST = 1;
const UNKNOWN_COST = 500;
const UNKNOWN_CHAR_COST = 20;
/** Keeps every place reachable and stays out of any reading that can avoid it. */
const STRAY_COST = 2000;
const LONGEST_CHARGED = 100;
const LONGEST_NAME_BEFORE_WORD = 11;

/** Latin words, numbers and signs are taken over as they stand. */
const VERBATIM = /[\p{Script=Latin}\p{N}+&/,.%'’!?:*~×°-]/u;
/** Signs between words stand alone; those of a beef grade ("1++") and a thousands comma do not. */
const SIGN = /[&/]|(?<![+\d])\+|,(?!\d)/g;
const JOINERS: ReadonlyMap<string, string> = new Map([
  ['와', 'and'],
  ['과', 'and'],
  ['랑', 'and'],
  ['이랑', 'and'],
  ['및', 'and'],
  ['앤', '&'],
  ['위드', 'with'],
  ['의', ''],
  ['을', ''],
  ['를', ''],
  ['에', ''],
  ['로', ''],
  ['으로', ''],
]);
const LONGEST_JOINER = 2;
/** Joiners that may be a written word of their own. */
const LONE_JOINERS = new Set(['및', '앤', '위드']);

interface Word {
  kind: PartKind;
  en: string;
}

/** A name being read: its letters, and where its written words begin and end. */
interface Name {
  letters: string;
  opensWord: (at: number) => boolean;
  /** Where the word ends that the place is in. */
  wordEnd: number;
}

/**
 * Cuts a dish name into the words that its English is made of, best reading first: all words known with as few as
 * possible, else the unknown beginning of a written word spelt out. Linear in the length of the name.
 */
export function readName({ names }: Pick<LexiconIndex, 'names'>, dish: string): Part[] {
  const { letters, boundary } = squeeze(dish.replace(SIGN, ' $& '), isInk);
  const terms = names();
  const keys = toKeys(letters);
  const opensWord = (at: number) => boundary[at] !== NONE;
  const name: Name = { letters, opensWord, wordEnd: letters.length };
  const steps = cutCheapest<Word>(letters.length, (board) => {
    let start = 0;
    const offerTerm = (word: Word, end: number) => {
      const isSyllable = end === start + 1;
      if (isSyllable && !mayStandAlone(word, start, end, name)) return;
      const cost =
        WORD_COST +
        (isSyllable ? SYLLABLE_COST : 0) +
        (end > name.wordEnd ? ACROSS_BLANK_COST : 0) +
        (word.kind === 'name' ? NAME_COST : 0);
      board.offer(word, end, cost);
    };
    return (at) => {
      start = at;
      if (opensWord(at + 1)) name.wordEnd = at + 1;
      terms.visitAt(keys, at, offerTerm);
      offerVerbatim(at, name, board);
      offerJoiner(at, name, board);
      if (opensWord(at)) offerUnknown(at, name, board);
      if (board.words[at] === undefined) {
        const char = String.fromCodePoint(letters.codePointAt(at) ?? 0);
        board.offer({ kind: 'unknown', en: char }, at + char.length, STRAY_COST);
      }
    };
  });
  return steps.map(({ word, start, end }) => ({
    ...toPart(word, letters.slice(start, end)),
    opensWord: opensWord(start),
  }));
}

/** As the terms of the lexicon are written. A letter that takes other room as a small one (İ) is in none of them. */
function toKeys(letters: string): string {
  const keys = letters.toLowerCase();
  return keys.length === letters.length ? keys : letters;
}

function toPart({ kind, en }: Word, ko: string): Part {
  if (kind === 'unknown' || kind === 'verbatim') return { kind, ko, attribute: ko, head: ko };
  const [attribute = en, head = attribute, lead = head] = en.split('|');
  return { kind, ko, attribute, head, lead };
}

/** One syllable is a word at the beginning of a written word, or a form at its end too: "굴전". */
function mayStandAlone({ kind }: Word, at: number, end: number, { opensWord }: Name): boolean {
  if (opensWord(at) || kind === 'modifier') return true;
  return (kind === 'form' || kind === 'serving') && opensWord(end);
}

function offerVerbatim(at: number, { letters, wordEnd }: Name, { offer }: Board<Word>): void {
  let end = at;
  while (end < wordEnd && VERBATIM.test(letters.charAt(end))) end += 1;
  if (end > at) offer({ kind: 'verbatim', en: '' }, end, WORD_COST);
}

/** "문어와 감자": a particle at the end of a written word; inside one it costs more than a word: "가지와돼지고기". */
function offerJoiner(
  at: number,
  { letters, opensWord, wordEnd }: Name,
  { offer }: Board<Word>,
): void {
  if (at === 0) return;
  const ending = wordEnd - at > LONGEST_JOINER ? '' : letters.slice(at, wordEnd);
  const en = JOINERS.get(ending);
  if (
    en !== undefined &&
    wordEnd < letters.length &&
    (!opensWord(at) || LONE_JOINERS.has(ending))
  ) {
    offer({ kind: 'joiner', en }, wordEnd, JOINER_COST);
    return;
  }
  const char = letters.charAt(at);
  if ((char !== '와' && char !== '과') || opensWord(at) || at === letters.length - 1) return;
  // 와 follows a vowel and 과 a consonant.
  if (endsInVowel(letters.charCodeAt(at - 1)) !== (char === '와')) return;
  offer({ kind: 'joiner', en: 'and' }, at + 1, WORD_COST + SYLLABLE_COST);
}

/** The beginning of a written word may be a name; what follows must be known words of two syllables. */
function offerUnknown(at: number, { wordEnd }: Name, { words, ends, offer }: Board<Word>): void {
  const unknown: Word = { kind: 'unknown', en: '' };
  const longest = Math.min(wordEnd - 1, at + LONGEST_NAME_BEFORE_WORD);
  for (let end = at + 1; end <= longest; end += 1) {
    const next = words[end];
    const nextEnd = ends[end] ?? end;
    if (!next || nextEnd - end < 2 || !mayFollowUnknown(next, nextEnd < wordEnd)) continue;
    offer(unknown, end, UNKNOWN_COST + (end - at) * UNKNOWN_CHAR_COST);
  }
  const charged = Math.min(wordEnd - at, LONGEST_CHARGED);
  offer(unknown, wordEnd, UNKNOWN_COST + charged * UNKNOWN_CHAR_COST);
}

/** "망치버거" is a burger; "두부라우니" is no sea urchin: a lone ingredient proves nothing. */
function mayFollowUnknown({ kind }: Word, hasMore: boolean): boolean {
  if (kind === 'unknown') return false;
  return hasMore || kind === 'form' || kind === 'serving' || kind === 'dish';
}
