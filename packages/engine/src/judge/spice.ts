import type { LexiconIndex } from '../reading/index-lexicon';
import type { Spice } from '../reading/lexicon';
import type { Part } from '../reading/segment';
import { isEaten, isPlain } from './allergens';

const LEVELS: readonly Spice[] = ['none', 'mild', 'hot', 'very-hot'];
const HOT = LEVELS.indexOf('hot');

/** Vegetables, beans, nuts, grains, but not kimchi. */
const isRaw =
  ({ substances }: LexiconIndex) =>
  ({ entry }: Part): boolean =>
    entry?.kind === 'ingredient' &&
    entry.has.every(
      ({ substance }) => substance !== 'kimchi' && substances.get(substance)?.origin === 'plant',
    );

/** A piece that is a plain thing, a dessert, or in the end (새우튀김) a dish that is known not to be hot. */
function isNeverHot(index: LexiconIndex, parts: readonly Part[]): boolean {
  if (isPlain(parts) || parts.filter(isEaten).every(isRaw(index))) return true;
  const text = parts.findLast(isEaten)?.text ?? '';
  const family = index.findFamily(text)?.family;
  return (
    family?.spice === 'none' ||
    family?.isSweet === true ||
    index
      .findSpice(text)
      .some(({ level, words }) => level !== 'unknown' && words.some((word) => text.endsWith(word)))
  );
}

/**
 * Heat of a dish: the hottest of its parts counts, and a word that calms (안매운, 순한, 백) takes it down to its own level.
 * `none` and `mild` only where the name was understood and every piece of it is known; of all else nobody knows.
 */
export function judgeSpice(
  index: LexiconIndex,
  pieces: ReadonlyArray<readonly Part[]>,
  isUnderstood: boolean,
): Spice {
  let hottest = -1;
  let most = LEVELS.length;
  let isOpen = !isUnderstood;
  for (const parts of pieces) {
    if (!isNeverHot(index, parts)) isOpen = true;
    for (const { text, entry } of parts) {
      for (const { level, calms } of entry ? index.findSpice(text) : []) {
        const rank = LEVELS.indexOf(level);
        if (calms) most = Math.min(most, rank);
        if (rank < 0) isOpen = true;
        else hottest = Math.max(hottest, rank);
      }
    }
  }
  const rank = Math.min(hottest, most);
  if (rank >= HOT || (rank >= 0 && most < LEVELS.length)) return LEVELS[rank] ?? 'unknown';
  return isOpen ? 'unknown' : (LEVELS[rank] ?? 'none');
}
