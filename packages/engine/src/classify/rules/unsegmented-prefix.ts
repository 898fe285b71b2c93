import type { LexiconIndex } from '../../segmentation/index-lexicon';
import type { Part } from '../../segmentation/segment';
import type { EvidenceRule } from './rule';

/** Maximum length of a term that longer words contain by chance: 치킨 in 먼치킨. */
const MAX_SHORT_TERM_SYLLABLES = 2;

/** Unknown letters before a part, in the same word. */
const getUnknownBefore = (parts: readonly Part[], at: number): Part | undefined =>
  parts[at]?.startsWord === false && parts[at - 1]?.entry === null ? parts[at - 1] : undefined;
const getUnknownAfter = (parts: readonly Part[], at: number): Part | undefined =>
  parts[at + 1]?.startsWord === false && parts[at + 1]?.entry === null ? parts[at + 1] : undefined;

/** True for a syllable that is a word itself (떡 of 떡만두): it makes a compound, not another word. */
function isOneLetterTerm({ findTerms }: LexiconIndex, letter: string): boolean {
  let isTerm = false;
  findTerms(letter, 0, () => (isTerm = true));
  return isTerm && letter.length === 1;
}

/**
 * Unknown letters around a one-syllable term (조 in 조금), or the single one before a short term that
 * ends a word.
 */
function findUnknownAround(parts: readonly Part[], at: number): Part | undefined {
  const { text = '', entry } = parts[at] ?? {};
  if (entry?.kind !== 'ingredient' && entry?.kind !== 'dish') return undefined;
  const before = getUnknownBefore(parts, at);
  const after = getUnknownAfter(parts, at);
  if (text.length === 1) return before ?? after;
  const isShort = text.length <= MAX_SHORT_TERM_SYLLABLES && !after;
  return isShort && before?.startsWord && before.text.length === 1 ? before : undefined;
}

/** True for an entry without anything that a diet forbids or an allergy concerns. */
const isHarmless = ({ entry }: Part): boolean =>
  entry?.hidden.length === 0 &&
  entry.has.every(
    ({ substance: { origin, alcohol, allergens } }) =>
      origin === 'plant' && !alcohol && allergens.length === 0,
  );

/**
 * Marks short terms inside unknown words as doubtful. A harmless syllable joins the unknown word,
 * perhaps the restaurant's name (조금 of 조금솥밥); an animal or an allergen stays possible.
 */
export function markShortTerms(index: LexiconIndex, parts: readonly Part[]): readonly Part[] {
  const rest: Part[] = [];
  parts.forEach((part, at) => {
    const unknown = findUnknownAround(parts, at);
    const isLetter = unknown && part.text.length === 1 && isHarmless(part);
    const isDoubted = unknown !== undefined && !isOneLetterTerm(index, unknown.text);
    const read = isLetter ? { ...part, entry: null } : isDoubted ? { ...part, isDoubted } : part;
    const last = rest.at(-1);
    if (read.entry === null && last?.entry === null) {
      rest.splice(-1, 1, { ...last, text: last.text + read.text });
    } else rest.push(read);
  });
  return rest;
}

/**
 * Lowers evidence from a dish with an unsegmented prefix, whose letters may name its ingredient or
 * make it another word. A name written apart (로얄 탕수육) does not count.
 */
export const unsegmentedPrefix: EvidenceRule =
  ({ parts }) =>
  (evidence) => {
    const { at, overriddenBy, certainty } = evidence;
    const isDoubted =
      certainty === 'yes' &&
      (parts[at]?.isDoubted === true ||
        (overriddenBy === 'named' && getUnknownBefore(parts, at) !== undefined));
    return isDoubted ? { ...evidence, certainty: 'doubted' } : evidence;
  };
