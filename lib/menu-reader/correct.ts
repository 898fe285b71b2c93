import { indexLexicon } from '../engine/reading/index-lexicon';
import type { Claim, Lexicon, LexiconEntry } from '../engine/reading/lexicon';
import { segment } from '../engine/reading/segment';
import type { JudgedDish } from '../engine/judge/dish-verdict';
import { toAlternatives } from '../engine/text/alternatives';
import { isSyllable } from '../engine/text/letters';
import { toSound } from '../engine/text/sound';
import { isInk, NONE, squeeze } from '../engine/text/squeeze';
import type { Weights } from './look-alike';
import { AlikeIndex } from './words-alike';

/** A name as it was most likely written. */
export interface Corrected {
  ko: string;
  /** False where the letters fit dishes that are judged differently, or say too little. */
  certain: boolean;
  /** What else they may say, the likeliest first; empty where they are certain. */
  others: readonly string[];
}

/** `seen`: how sure the recogniser was of each letter that is no blank, 0 to 100; nothing for what somebody typed. */
export type Correct = (read: string, seen?: readonly number[]) => Corrected;

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
/** Another reading that costs no more than so much more may be the right one: a letter that is easily confused, and a little. */
const MARGIN = 1.15;
const MOST_OTHERS = 3;
/** Two readings that are as near as that cannot be told apart. */
const TIE = 0.5;
/** So unlike, of each of at least so many syllables, may a word be that is taken for the right one without asking. */
const NEAR = 0.15;
const LEAST_NEAR_LETTERS = 3;
/** Below it a recogniser may have lost whole syllables. */
const LEAST_SURENESS = 65;
/** Of letters that nobody had to recognise. */
const WRITTEN = 100;
/** A recogniser that is less sure than that has most likely confused something. */
const SURE = 88;
/** What a letter of another shape costs more or less, from so sure on. */
const WEIGHTS = [
  [90, 1.25],
  [70, 0.95],
  [40, 0.75],
  [0, 0.6],
] as const;
/** Whoever types confuses no shapes. */
const WRITTEN_WEIGHT = 1.6;
/** What menus write wrongly less often than it is read wrongly. */
const MISSPELT = /찌게|떡[복뽁뽂][이기]|떡볶기|육계장|닭계장|제욱|덥밥|비빕/;
/** More than an easily confused letter. */
const MISSPELT_COST = 1.5;
/** Syllables that stand alone on menus. */
const LONE = /^[특대중소왕]$/;
/** No dish has a longer name; nor is a longer text looked through. */
const LONGEST_NAME = 24;

interface Way {
  cost: number;
  /** Words and the blanks between them, from here to the end. */
  text: string;
  unknown: number;
  /** A word of it is short or looks rather unlike what was read. */
  isShaky: boolean;
}

interface Letters {
  letters: string;
  boundary: readonly number[];
}

const toWeight = (sureness: number): number =>
  WEIGHTS.find(([least]) => sureness >= least)?.[1] ?? WRITTEN_WEIGHT;

/** The weights of the letters that are left of what was written. */
function toWeights(letters: string, written: string, seen: readonly number[] | undefined): Weights {
  if (!seen) return Array.from(letters, () => WRITTEN_WEIGHT);
  const all = written.replace(/\s/g, '');
  let at = 0;
  return Array.from(letters, (letter) => {
    at = Math.max(at, all.indexOf(letter, at));
    at += 1;
    return toWeight(seen[at - 1] ?? 0);
  });
}

/** What two dishes that are judged alike have in common. */
function toFacts(dish: JudgedDish): string {
  const allergens = Object.entries(dish.allergens)
    .map(([code, [is]]) => `${code} ${is}`)
    .sort();
  const contains = dish.contains.map(({ name }) => name).sort();
  return JSON.stringify([
    ...[dish.mainMeats, dish.possibleMainMeats, dish.isEither, dish.meats, dish.egg, dish.dairy],
    ...[
      dish.alcohol,
      dish.vegan,
      dish.lactoOvo,
      allergens,
      dish.otherAllergens,
      dish.spice,
      contains,
    ],
  ]);
}

function fits(
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

/**
 * Puts names right that were read badly: what the lexicon does not explain is taken for the words of it that look alike, as
 * few and as near as possible. A name that it explains stays. Where other words look nearly as near and make a dish that is
 * judged differently, the answer is uncertain and names them.
 */
export function createCorrection(lexicon: Lexicon, getDish: (ko: string) => JudgedDish): Correct {
  const index = indexLexicon(lexicon);
  const alike = new AlikeIndex(toWrittenWords(lexicon));
  const isExplained = (name: string): boolean =>
    segment(index.findTerms, name).every(({ entry }) => entry !== null);
  const official = new Set(Object.keys(lexicon.tables.official));
  /** Whether a name is read to its last letter; letters that only sound like a word count where they were read for sure. */
  const isKnown = (name: string, sureness: number): boolean =>
    isExplained(name) ||
    official.has(name.replaceAll(' ', '')) ||
    (sureness >= SURE &&
      segment(index.findTerms, name, index.findSoundTerms).every(
        ({ entry, by }) => entry !== null && by !== 'short-sound',
      ));
  const isWord = (word: string): boolean =>
    LONE.test(word) || (word.length > 1 && isExplained(word));
  const isNothing = (name: string): boolean =>
    segment(index.findTerms, name).every(({ entry }) => entry === null);

  /** The words from `start` to `end` with the blanks of the name, but none inside a word that it cuts into no words. */
  function toText({ letters, boundary }: Letters, start: number, end: number): string {
    const word = letters.slice(start, end);
    let text = '';
    let from = start;
    for (let at = start + 1; at < end; at += 1) {
      if (boundary[at] === NONE) continue;
      if (!isWord(letters.slice(from, at)) || !isWord(letters.slice(at, end))) continue;
      text += `${letters.slice(from, at)} `;
      from = at;
    }
    return text === '' ? word : text + letters.slice(from, end);
  }

  /** The ways to read a name, the likeliest first. */
  function toWays(name: Letters, weights: Weights): Way[] {
    const { letters, boundary } = name;
    const { length } = letters;
    const ways: Way[][] = Array.from({ length: length + 1 }, () => []);
    ways[length] = [{ cost: 0, text: '', unknown: 0, isShaky: false }];
    for (let start = length - 1; start >= 0; start -= 1) {
      const here = new Map<string, Way>();
      const offer = (word: string, end: number, cost: number, isShaky = false, unknown = 0) => {
        for (const rest of ways[end] ?? []) {
          const gap = rest.text !== '' && word !== '' && boundary[end] !== NONE ? ' ' : '';
          const text = `${word}${gap}${rest.text}`;
          const way = {
            text,
            cost: cost + rest.cost,
            unknown: unknown + rest.unknown,
            isShaky: isShaky || rest.isShaky,
          };
          const known = here.get(text);
          if (!known || known.cost > way.cost) here.set(text, way);
        }
      };
      const startsWord = boundary[start] !== NONE;
      index.findTerms(letters, start, (entry, end) => {
        if (
          !fits(
            entry,
            startsWord,
            boundary[end] !== NONE || entry.tail,
            start === 0 && end === length,
          )
        )
          return;
        const cost =
          (end === start + 1 ? SYLLABLE_WORD_COST : WORD_COST) +
          (MISSPELT.test(letters.slice(start, end)) ? MISSPELT_COST : 0);
        offer(toText(name, start, end), end, cost);
      });
      for (let end = start + 1; end <= Math.min(length, start + LONGEST_WORD); end += 1) {
        for (const { term, distance } of alike.find(letters.slice(start, end), weights, start)) {
          const cost = term.length === 1 ? SYLLABLE_WORD_COST : WORD_COST;
          const isNear = term.length >= LEAST_NEAR_LETTERS && distance <= NEAR * term.length;
          offer(term, end, cost + DISTANCE_COST * distance, !isNear);
        }
      }
      const code = letters.charCodeAt(start);
      if (!isSyllable(code)) offer('', start + 1, STRAY_COST);
      for (let end = start + 1; end <= length; end += 1) {
        offer(
          letters.slice(start, end),
          end,
          UNKNOWN_COST + UNKNOWN_LETTER_COST * (end - start),
          true,
          end - start,
        );
        if (boundary[end] !== NONE) break;
      }
      ways[start] = [...here.values()].sort((a, b) => a.cost - b.cost).slice(0, MOST_WAYS);
    }
    return ways[0] ?? [];
  }

  return (read, seen) => {
    const written = read.normalize('NFC').trim();
    const raw = seen ? withoutStrays(written) : written;
    const sureness = seen ? Math.min(...seen) : WRITTEN;
    const isWhole = isKnown(raw, sureness) && !(seen && MISSPELT.test(raw));
    const name = squeeze(raw, isInk);
    const asRead = seen ? toText(name, 0, name.letters.length) : raw;
    if (isWhole && sureness >= SURE) return { ko: asRead, certain: true, others: [] };
    if (name.letters.length > LONGEST_NAME) return { ko: raw, certain: isWhole, others: [] };
    const ways = toWays(
      { ...name, letters: name.letters.toLowerCase() },
      toWeights(name.letters, written, seen),
    );
    const best = isWhole
      ? { text: asRead, cost: ways[0]?.cost ?? 0, isShaky: sureness < LEAST_SURENESS }
      : ways[0];
    if (!best || best.text === '') return { ko: raw, certain: false, others: [] };
    const facts = toFacts(getDish(best.text));
    const rivals = ways.filter(
      ({ text, cost, unknown }) =>
        text !== best.text &&
        unknown === 0 &&
        cost <= best.cost + MARGIN &&
        !isVariant(text, best.text) &&
        toFacts(getDish(text)) !== facts,
    );
    const others = rivals.slice(0, MOST_OTHERS).map(({ text }) => text);
    const [rival] = rivals;
    // Either may be right: what was read stands, and both are named.
    if (!isWhole && rival && rival.cost < best.cost + TIE) {
      return { ko: raw, certain: false, others: [best.text, ...others].slice(0, MOST_OTHERS) };
    }
    const isRead = isKnown(best.text, sureness) && !best.isShaky;
    // What somebody wrote is taken for another word only where that explains all of it.
    if (!seen && !isRead) return { ko: raw, certain: !isNothing(raw), others: [] };
    return { ko: best.text, certain: isRead && rivals.length === 0, others };
  };
}

/** The same word in another spelling: 탕수육 and 탕슈육, but not 굴무침 and 꿀무침. */
const isVariant = (one: string, other: string): boolean =>
  one.length >= LEAST_NEAR_LETTERS &&
  one.charAt(0) === other.charAt(0) &&
  toSound(one.replaceAll(' ', '')) === toSound(other.replaceAll(' ', ''));

/** Signs that are part of no name, and the digits and letters that lines and dots are taken for. */
const STRAY_SIGNS = /[|·ㆍ・*~`'"‘’“”,._^!?;:=<>«»\\°•●■▶★☆※◆-]/g;
const STRAY_LETTERS =
  /(?<=[가-힣]) ?[\dlioIO一二口丨ㅣㅡㅇㅁㄱㄴ](?= ?[가-힣]|$)|^[\dlioIO一二口丨ㅣㅡㅇㅁㄱㄴ] ?(?=[가-힣])(?!\d ?[인종가지단색곡첩겹조마접])/g;

/** What a photo of a name holds besides its letters: specks, frames, the dots that lead to a price. */
const withoutStrays = (read: string): string =>
  read.replace(STRAY_SIGNS, '').replace(STRAY_LETTERS, '').replace(/\s+/g, ' ').trim();
