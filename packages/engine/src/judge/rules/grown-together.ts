import type { LexiconIndex } from '../../reading/index-lexicon';
import type { Part } from '../../reading/segment';
import type { Example, FindingRule } from './rule';

/** Syllables of a term that is found inside longer words by chance: 치킨 in 먼치킨. */
const MAX_SHORT_TERM = 2;

/** The unknown letters before a part, in the same word. */
const getUnknownBefore = (parts: readonly Part[], at: number): Part | undefined =>
  parts[at]?.startsWord === false && parts[at - 1]?.entry === null ? parts[at - 1] : undefined;
const getUnknownBehind = (parts: readonly Part[], at: number): Part | undefined =>
  parts[at + 1]?.startsWord === false && parts[at + 1]?.entry === null ? parts[at + 1] : undefined;

/** A syllable that is a word elsewhere (떡 of 떡만두) makes a compound and no other word. */
function isWord({ findTerms }: LexiconIndex, letter: string): boolean {
  let isTerm = false;
  findTerms(letter, 0, () => (isTerm = true));
  return isTerm && letter.length === 1;
}

/** Unknown letters around one syllable (조 in 조금), or the single one before a short term that ends a word. */
function findUnknownAround(parts: readonly Part[], at: number): Part | undefined {
  const { text = '', entry } = parts[at] ?? {};
  if (entry?.kind !== 'ingredient' && entry?.kind !== 'dish') return undefined;
  const before = getUnknownBefore(parts, at);
  const behind = getUnknownBehind(parts, at);
  if (text.length === 1) return before ?? behind;
  const isShort = text.length <= MAX_SHORT_TERM && !behind;
  return isShort && before?.startsWord && before.text.length === 1 ? before : undefined;
}

/** Nothing that a diet forbids or anybody is allergic to. */
function isHarmless({ substances }: LexiconIndex, { entry }: Part): boolean {
  return (
    entry?.hidden.length === 0 &&
    entry.has.every(({ substance: name }) => {
      const substance = substances.get(name);
      const isPlant = substance?.origin === 'plant' && !substance.alcohol;
      return isPlant && substance.allergens.length === 0;
    })
  );
}

/**
 * Marks short terms inside unknown words. One syllable that is harmless is part of the unknown word, which then may be the
 * name of the restaurant (조금 of 조금솥밥); an animal or an allergen stays possible.
 */
export function doubtShortTerms(index: LexiconIndex, parts: readonly Part[]): readonly Part[] {
  const rest: Part[] = [];
  parts.forEach((part, at) => {
    const unknown = findUnknownAround(parts, at);
    const isLetter = unknown && part.text.length === 1 && isHarmless(index, part);
    const isDoubted = unknown !== undefined && !isWord(index, unknown.text);
    const read = isLetter ? { ...part, entry: null } : isDoubted ? { ...part, isDoubted } : part;
    const last = rest.at(-1);
    if (read.entry === null && last?.entry === null) {
      rest.splice(-1, 1, { ...last, text: last.text + read.text });
    } else rest.push(read);
  });
  return rest;
}

/**
 * Letters that nothing explains cast doubt on a dish they are grown together with: they may say what it is made of. A
 * house's own name stands apart (로얄 탕수육). Of a short term they may make another word.
 */
export const grownTogether: FindingRule =
  ({ parts }) =>
  (finding) => {
    const { at, givesWayTo, certainty } = finding;
    const isDoubted =
      certainty === 'yes' &&
      (parts[at]?.isDoubted === true ||
        (givesWayTo === 'named' && getUnknownBefore(parts, at) !== undefined));
    return isDoubted ? { ...finding, certainty: 'doubted' } : finding;
  };

export const EXAMPLES: readonly Example[] = [
  { dish: '뷁탕수육', has: { pork: 'maybe' }, vegan: 'no' },
  { dish: '뷁 탕수육', has: { pork: 'yes' }, vegan: 'no' },
  { dish: '먼치킨', has: { chicken: 'maybe' }, mainMeats: [], possibleMainMeats: ['chicken'] },
  { dish: '교촌치킨', has: { chicken: 'yes' }, mainMeats: ['chicken'] },
  { dish: '닭뷁', has: { chicken: 'maybe' }, mainMeats: [] },
  { dish: '조뷁솥밥', title: '조뷁', has: { pork: 'no' } },
];
