import type { Lexicon } from './lexicon';
import type { Part } from './types';

/** Costs of the dynamic programme: fewer and longer words win, letters instead of a word lose. */
const WORD_COST = 10;
const SYLLABLE_COST = 6;
const ACROSS_BLANK_COST = 3;
const NAME_COST = 1;
const UNKNOWN_COST = 500;
const UNKNOWN_CHAR_COST = 20;

/** Latin words, numbers and signs are taken over as they stand. */
const VERBATIM = /[\p{Script=Latin}\p{N}+&/,.%'’!?:*~×°-]/u;
/** Signs between words stand alone; those of a beef grade ("1++") and a thousands comma do not. */
const SIGN = /[&/]|(?<![+\d])\+|,(?!\d)/g;
const JOINERS: Readonly<Record<string, string>> = {
  와: 'and',
  과: 'and',
  랑: 'and',
  이랑: 'and',
  및: 'and',
  앤: '&',
  의: '',
  을: '',
  를: '',
  에: '',
  로: '',
  으로: '',
};

interface Step {
  cost: number;
  part: Part | null;
}

/**
 * Cuts a dish name into parts, best reading first: all words known with as few parts as possible,
 * else the unknown beginning of a word spelt out. Linear in the length of the name.
 */
export function segment(dish: string, lexicon: Lexicon): Part[] {
  const { text, starts } = withoutBlanks(dish);
  const best: Step[] = new Array<Step>(text.length + 1);
  best[text.length] = { cost: 0, part: null };
  let wordEnd = text.length;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const step = bestStep(text, at, wordEnd, starts, best, lexicon);
    best[at] = step;
    if (starts.has(at)) wordEnd = at;
  }
  return walk(best, starts);
}

function walk(best: readonly Step[], starts: ReadonlySet<number>): Part[] {
  const parts: Part[] = [];
  for (let at = 0, part = best[at]?.part; part; part = best[at]?.part) {
    parts.push({ ...part, opensWord: starts.has(at) });
    at += part.ko.length;
  }
  return parts;
}

function bestStep(
  text: string,
  at: number,
  wordEnd: number,
  starts: ReadonlySet<number>,
  best: readonly Step[],
  lexicon: Lexicon,
): Step {
  let chosen: Step = { cost: Number.POSITIVE_INFINITY, part: null };
  const offer = (part: Part, cost: number) => {
    const total = cost + (best[at + part.ko.length]?.cost ?? Number.POSITIVE_INFINITY);
    // The longer first word wins a tie.
    if (total <= chosen.cost) chosen = { cost: total, part };
  };
  for (let length = 1; length <= lexicon.longest && at + length <= text.length; length += 1) {
    const part = lexicon.parts.get(text.slice(at, at + length));
    if (part === undefined) continue;
    const end = at + length;
    const crosses = end > wordEnd;
    if (length === 1 && !mayStandAlone(part, at, end, starts, text)) continue;
    offer(
      part,
      WORD_COST +
        (length === 1 ? SYLLABLE_COST : 0) +
        (crosses ? ACROSS_BLANK_COST : 0) +
        (part.kind === 'name' ? NAME_COST : 0),
    );
  }
  const verbatim = verbatimFrom(text, at, wordEnd);
  if (verbatim !== '') offer(spelt('verbatim', verbatim), WORD_COST);
  const joiner = joinerAt(text, at, wordEnd, starts) ?? innerJoinerAt(text, at, starts);
  if (joiner !== null) offer(joiner.part, joiner.cost);
  if (starts.has(at)) offerUnknown(text, at, wordEnd, best, offer);
  // Keeps every position reachable; its cost keeps it out of any reading that can avoid it.
  if (chosen.part === null) {
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    offer(spelt('unknown', char), UNKNOWN_COST * 4);
  }
  return chosen;
}

/** One syllable is a word at the beginning of a written word, or a form at its end too: "굴전". */
function mayStandAlone(
  part: Part,
  at: number,
  end: number,
  starts: ReadonlySet<number>,
  text: string,
): boolean {
  if (starts.has(at) || part.kind === 'modifier') return true;
  return (
    (part.kind === 'form' || part.kind === 'serving') && (end === text.length || starts.has(end))
  );
}

function verbatimFrom(text: string, at: number, wordEnd: number): string {
  let end = at;
  while (end < wordEnd && VERBATIM.test(text.charAt(end))) end += 1;
  return text.slice(at, end);
}

interface Offer {
  part: Part;
  cost: number;
}

/** "문어와 감자": a particle at the end of a written word. */
function joinerAt(
  text: string,
  at: number,
  wordEnd: number,
  starts: ReadonlySet<number>,
): Offer | null {
  const ending = text.slice(at, wordEnd);
  const joiner = ending.length <= 2 ? JOINERS[ending] : undefined;
  if (joiner === undefined || at === 0 || wordEnd === text.length) return null;
  if (starts.has(at) && ending !== '및' && ending !== '앤') return null;
  return { part: toJoiner(ending, joiner), cost: 1 };
}

/** "가지와돼지고기": inside a word 와 follows a vowel and 과 a consonant, and it costs more than a word. */
function innerJoinerAt(text: string, at: number, starts: ReadonlySet<number>): Offer | null {
  const char = text.charAt(at);
  if ((char !== '와' && char !== '과') || starts.has(at) || at === text.length - 1) return null;
  const previous = text.charCodeAt(at - 1) - 0xac00;
  if (previous < 0 || previous >= 11172) return null;
  const endsInVowel = previous % 28 === 0;
  if (endsInVowel !== (char === '와')) return null;
  return { part: toJoiner(char, 'and'), cost: WORD_COST + SYLLABLE_COST };
}

const toJoiner = (ko: string, en: string): Part => ({
  kind: 'joiner',
  ko,
  attribute: en,
  head: en,
});

/** The beginning of a written word may be a name; what follows must be known words of two syllables. */
function offerUnknown(
  text: string,
  at: number,
  wordEnd: number,
  best: readonly Step[],
  offer: (part: Part, cost: number) => void,
): void {
  const longest = Math.min(wordEnd, at + 12);
  for (let end = at + 1; end < longest; end += 1) {
    const next = best[end]?.part;
    if (!next || !mayFollowUnknown(next, end + next.ko.length < wordEnd)) continue;
    offer(spelt('unknown', text.slice(at, end)), UNKNOWN_COST + (end - at) * UNKNOWN_CHAR_COST);
  }
  offer(
    spelt('unknown', text.slice(at, wordEnd)),
    UNKNOWN_COST + Math.min(wordEnd - at, 100) * UNKNOWN_CHAR_COST,
  );
}

/** "망치버거" is a burger; "두부라우니" is no sea urchin: a lone ingredient proves nothing. */
function mayFollowUnknown(part: Part, hasMore: boolean): boolean {
  if (part.kind === 'unknown' || part.ko.length < 2) return false;
  return hasMore || part.kind === 'form' || part.kind === 'serving' || part.kind === 'dish';
}

const spelt = (kind: 'unknown' | 'verbatim', ko: string): Part => ({
  kind,
  ko,
  attribute: ko,
  head: ko,
});

/** The name without blanks, and where its written words begin. */
function withoutBlanks(dish: string): { text: string; starts: Set<number> } {
  const starts = new Set<number>();
  let text = '';
  const spaced = dish.replace(SIGN, ' $& ');
  for (const word of spaced.split(/\s+/)) {
    if (word === '') continue;
    starts.add(text.length);
    text += word;
  }
  return { text, starts };
}
