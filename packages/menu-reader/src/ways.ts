import {
  type LexiconIndex,
  type Claim,
  type Lexicon,
  mayStand,
  segment,
} from '@kioot/engine/lexicon';
import { toAlternatives, isSyllable, NONE, type Squeezed } from '@kioot/engine/text';
import type { Weights } from './look-alike';
import { AlikeIndex } from './words-alike';

/** One way to read a name: words of the lexicon, those that look like them, and letters that stay as they are. */
export interface Way {
  text: string;
  cost: number;
  /** Letters that nothing explains. */
  unknown: number;
  /** A word of it is short or looks rather unlike what was read. */
  isShaky: boolean;
}

/** Few and long words win; letters instead of a word lose. */
const WORD_COST = 1;
const SYLLABLE_WORD_COST = 1.8;
const DISTANCE_COST = 2.5;
const UNKNOWN_COST = 4;
const UNKNOWN_LETTER_COST = 2;
const STRAY_COST = 1;
const LONGEST_WORD = 12;
/** So many ways to read on are kept at every place. */
const MOST_WAYS = 6;
/** So unlike, of each of its syllables, may a word be that is taken for the right one without asking, if it is the whole name or has more syllables than that. */
const NEAR = 0.15;
const LEAST_NEAR_SYLLABLES = 3;
/** What is read wrongly more often than it is written so. */
export const MISSPELT = /찌게|떡[복뽁뽂][이기]|떡볶기|육계장|닭계장|제욱|덥밥|비빕/;
/** More than an easily confused letter. */
const MISSPELT_COST = 1.5;
/** Syllables that stand alone on menus. */
const LONE = /^[특대중소왕]$/;

/** Claims that make no dish milder. */
const PLAIN_CLAIMS: ReadonlySet<Claim | undefined> = new Set<Claim | undefined>([
  ...([undefined, 'set-meal', 'side', 'taste', 'flavour', 'sauce', 'stock', 'shape'] as const),
]);

/** The words that letters may be taken for: no diet that nobody wrote may come out of them, alone or in a longer word. */
function toWrittenWords({ entries, tables }: Lexicon): string[] {
  const claims = entries.filter(({ claim }) => !PLAIN_CLAIMS.has(claim));
  const said = claims.flatMap(({ terms }) => terms.filter((term) => term.length > 1));
  const isSaid = new RegExp(toAlternatives(said));
  return entries
    .filter(({ kind, claim }) => kind !== 'name' && kind !== 'claim' && PLAIN_CLAIMS.has(claim))
    .flatMap(({ terms }) => terms)
    .concat(Object.keys(tables.official))
    .filter((term) => !isSaid.test(term) && !MISSPELT.test(term));
}

/** How names may be read. */
export interface WayFinder {
  /** Whether the lexicon has a word for every letter. */
  isExplained(name: string): boolean;
  /** The name with its blanks, but none that cuts a word into what are no words. */
  toText(name: Squeezed): string;
  /** The ways to read a name, the likeliest first. */
  findWays(name: Squeezed, weights: Weights, isWritten: boolean): readonly Way[];
}

export function createWayFinder(lexicon: Lexicon, index: LexiconIndex): WayFinder {
  const alike = new AlikeIndex(toWrittenWords(lexicon));
  const isExplained = (name: string): boolean =>
    segment(index.findTerms, name).every(({ entry }) => entry !== null);
  /** Whether a name has a blank between these, and not a gap inside a word. */
  const isParted = (before: string, after: string): boolean =>
    [before, after].every((word) => word.length > 1 || LONE.test(word)) &&
    (isExplained(before) || isExplained(after));

  function toText({ letters, boundary }: Squeezed, start: number, end: number): string {
    let text = '';
    let from = start;
    for (let at = start + 1; at < end; at += 1) {
      if (boundary[at] === NONE) continue;
      if (!isParted(letters.slice(from, at), letters.slice(at, end))) continue;
      text += `${letters.slice(from, at)} `;
      from = at;
    }
    return text + letters.slice(from, end);
  }

  /** For every place how many letters before it the lexicon does not explain; all of them where it explains the name. */
  function countDoubtful({ letters }: Squeezed): number[] {
    const parts = segment(index.findTerms, letters);
    const isWhole = parts.every(({ entry }) => entry !== null);
    const known = new Set<number>();
    let from = 0;
    for (const { text, entry } of parts) {
      for (const letter of text) {
        from = letters.indexOf(letter, from) + 1;
        if (entry && !isWhole) known.add(from - 1);
      }
    }
    const counts = [0];
    for (let at = 0; at < letters.length; at += 1) {
      counts.push((counts[at] ?? 0) + (known.has(at) ? 0 : 1));
    }
    return counts;
  }

  function findWays(name: Squeezed, weights: Weights, isWritten: boolean): readonly Way[] {
    const { letters, boundary } = name;
    const { length } = letters;
    const doubtful = countDoubtful(name);
    const ways: Way[][] = Array.from({ length: length + 1 }, () => []);
    ways[length] = [{ text: '', cost: 0, unknown: 0, isShaky: false }];
    const beginsTail: boolean[] = [];
    for (let start = length - 1; start >= 0; start -= 1) {
      const here = new Map<string, Way>();
      const offer = ({ text: word, cost, unknown, isShaky }: Way, end: number) => {
        for (const rest of ways[end] ?? []) {
          const gap = rest.text !== '' && word !== '' && boundary[end] !== NONE ? ' ' : '';
          const text = `${word}${gap}${rest.text}`;
          const total = cost + rest.cost;
          if ((here.get(text)?.cost ?? Infinity) <= total) continue;
          here.set(text, {
            text,
            cost: total,
            unknown: unknown + rest.unknown,
            isShaky: isShaky || rest.isShaky,
          });
        }
      };
      const startsWord = boundary[start] !== NONE;
      index.findTerms(letters, start, (entry, end) => {
        const endsWord = boundary[end] !== NONE || beginsTail[end] === true;
        if (!mayStand(entry, startsWord, endsWord, start === 0 && end === length)) return;
        if (entry.tail) beginsTail[start] = true;
        const text = toText(name, start, end);
        const usual = end === start + 1 ? SYLLABLE_WORD_COST : WORD_COST;
        const cost = usual + (MISSPELT.test(text) ? MISSPELT_COST : 0);
        offer({ text, cost, unknown: 0, isShaky: false }, end);
      });
      for (let end = start + 1; end <= Math.min(length, start + LONGEST_WORD); end += 1) {
        // What somebody wrote is taken for something else only together with what the lexicon does not explain.
        if (isWritten && doubtful[end] === doubtful[start]) continue;
        for (const { term, distance } of alike.find(letters.slice(start, end), weights, start)) {
          const usual = term.length === 1 ? SYLLABLE_WORD_COST : WORD_COST;
          const isLong = term.length > LEAST_NEAR_SYLLABLES || term.length === length;
          const isNear = isLong && distance <= NEAR * term.length;
          const cost = usual + DISTANCE_COST * distance;
          offer({ text: term, cost, unknown: 0, isShaky: !isNear }, end);
        }
      }
      if (!isSyllable(letters.charCodeAt(start))) {
        offer({ text: '', cost: STRAY_COST, unknown: 0, isShaky: false }, start + 1);
      }
      for (let end = start + 1; end <= length; end += 1) {
        const unknown = end - start;
        const cost = UNKNOWN_COST + UNKNOWN_LETTER_COST * unknown;
        offer({ text: letters.slice(start, end), cost, unknown, isShaky: true }, end);
        if (boundary[end] !== NONE) break;
      }
      ways[start] = [...here.values()].sort((a, b) => a.cost - b.cost).slice(0, MOST_WAYS);
    }
    return ways[0] ?? [];
  }

  return {
    isExplained,
    toText: (name) => toText(name, 0, name.letters.length),
    findWays,
  };
}
