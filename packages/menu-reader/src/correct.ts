import type { CompactDishFacts } from '@kioot/engine/verdicts';
import { indexLexicon, type Lexicon, segment } from '@kioot/engine/lexicon';
import { toSound, isInk, squeeze } from '@kioot/engine/text';
import type { Weights } from './look-alike';
import { withoutStrays } from './strays';
import { createWayFinder, MISSPELT } from './ways';

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

/** Another reading that costs no more than so much more may be the right one: a letter that is easily confused, and a little. */
const MARGIN = 1.15;
/** The same for a reading with an animal where the other has none, or without one, unless an official name was read. */
const ANIMAL_MARGIN = 2.5;
/** Two readings that are as near as that cannot be told apart. */
const TIE = 0.5;
const MOST_OTHERS = 3;
/** A recogniser that is less sure than that has most likely confused something. */
const SURE = 91;
/** Below it a recogniser may have lost whole syllables. */
const LEAST_SURENESS = 65;
/** Of letters that nobody had to recognise. */
const WRITTEN = 100;
/** What a letter of another shape costs more or less, from so sure on. */
const WEIGHTS = [
  [91, 1.25],
  [70, 0.95],
  [40, 0.75],
  [0, 0.6],
] as const;
/** Whoever types confuses no shapes. */
const WRITTEN_WEIGHT = 1.6;
/** No dish has a longer name; nor is a longer text looked through. */
const LONGEST_NAME = 24;

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
function toFacts(dish: CompactDishFacts): string {
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
      dish.pungent,
      contains,
    ],
  ]);
}

/** True where an animal is or may be in a dish: meat, fish, seafood, or what is made of one. */
const hasAnimal = ({ contains }: CompactDishFacts): boolean =>
  contains.some(({ origin }) => origin === 'meat' || origin === 'animal');

/**
 * Puts names right that were read badly: what the lexicon does not explain is taken for the words of it that look alike, as
 * few and as near as possible. A name that it explains stays. Where other words look nearly as near and make a dish that is
 * judged differently, the answer is uncertain and names them.
 */
export function createCorrection(
  lexicon: Lexicon,
  getDish: (ko: string) => CompactDishFacts,
): Correct {
  const index = indexLexicon(lexicon);
  const { isExplained, toText, findWays } = createWayFinder(lexicon, index);
  const official = new Set(Object.keys(lexicon.tables.official));
  const isOfficial = (name: string): boolean => official.has(name.replaceAll(' ', ''));
  /** Whether a name is read to its last letter; letters that only sound like a word count where they were read for sure. */
  const isKnown = (name: string, sureness: number): boolean =>
    isExplained(name) ||
    isOfficial(name) ||
    (sureness >= SURE &&
      segment(index.findTerms, name, index.findSoundTerms).every(
        ({ entry, by }) => entry !== null && by !== 'short-sound',
      ));
  /** True where somebody serves it: its name is official or holds a dish, and is no mere food with a way to cook. */
  const isServed = (name: string): boolean =>
    isOfficial(name) || segment(index.findTerms, name).some(({ entry }) => entry?.kind === 'dish');
  const isNothing = (name: string): boolean =>
    segment(index.findTerms, name).every(({ entry }) => entry === null);

  return (read, seen) => {
    const written = read.normalize('NFC').trim();
    const raw = seen ? withoutStrays(written) : written;
    const sureness = seen ? Math.min(...seen) : WRITTEN;
    const isWhole = isKnown(raw, sureness) && !(seen && MISSPELT.test(raw));
    const name = squeeze(raw, isInk);
    const asRead = seen ? toText(name) : raw;
    if (isWhole && sureness >= SURE && (!seen || isServed(asRead)))
      return { ko: asRead, certain: true, others: [] };
    if (name.letters.length > LONGEST_NAME) return { ko: raw, certain: isWhole, others: [] };
    const ways = findWays(
      { ...name, letters: name.letters.toLowerCase() },
      toWeights(name.letters, written, seen),
      !seen,
    );
    const best = isWhole ? { text: asRead, cost: ways[0]?.cost ?? 0, isShaky: false } : ways[0];
    if (!best || best.text === '') return { ko: raw, certain: false, others: [] };
    const isCorrected = squeeze(best.text, isInk).letters !== name.letters;
    const bestDish = getDish(best.text);
    const facts = toFacts(bestDish);
    /** Extra cost up to which another reading could be the right one. */
    const toMargin = (text: string): number =>
      (isCorrected || !isOfficial(best.text)) && hasAnimal(getDish(text)) !== hasAnimal(bestDish)
        ? ANIMAL_MARGIN
        : MARGIN;
    const rivals = ways.filter(
      ({ text, cost, unknown }) =>
        text !== best.text &&
        unknown === 0 &&
        cost <= best.cost + toMargin(text) &&
        !(isOfficial(best.text) && isVariant(text, best.text)) &&
        toFacts(getDish(text)) !== facts,
    );
    const others = rivals.slice(0, MOST_OTHERS).map(({ text }) => text);
    const [rival] = rivals;
    // Either may be right: what was read stands, and both are named.
    if (!isWhole && rival && rival.cost < best.cost + TIE) {
      return { ko: raw, certain: false, others: [best.text, ...others].slice(0, MOST_OTHERS) };
    }
    const isRead =
      isKnown(best.text, sureness) &&
      !best.isShaky &&
      sureness >= LEAST_SURENESS &&
      (!seen || !isCorrected || isServed(best.text));
    // What somebody wrote is taken for another word only where that explains all of it.
    if (!seen && !isRead) return { ko: raw, certain: !isNothing(raw), others: [] };
    return { ko: best.text, certain: isRead && rivals.length === 0, others };
  };
}

/** The same word in another spelling: 탕수육 and 탕슈육, but not 굴무침 and 꿀무침. */
const isVariant = (one: string, other: string): boolean =>
  one.charAt(0) === other.charAt(0) &&
  toSound(one.replaceAll(' ', '')) === toSound(other.replaceAll(' ', ''));
