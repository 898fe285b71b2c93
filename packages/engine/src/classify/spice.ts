import type { LexiconIndex } from '../segmentation/index-lexicon';
import type { Spice, SpiceEntry } from '../segmentation/lexicon';
import type { Part } from '../segmentation/segment';
import { isEdible, isUnseasoned } from './dish-allergens';

const SPICE_LEVELS: readonly Spice[] = ['none', 'mild', 'hot', 'very-hot'];
const HOT = SPICE_LEVELS.indexOf('hot');

/** True for vegetables, beans, nuts and grains, except kimchi. */
const isRawPlant = ({ entry }: Part): boolean =>
  entry?.kind === 'ingredient' &&
  entry.has.every(({ substance: { name, origin } }) => name !== 'kimchi' && origin === 'plant');

/** Words for heat at the end of a piece that span several parts: 회무침 in 홍어회 + 무침. */
function findSpiceAcrossParts(index: LexiconIndex, parts: readonly Part[]): SpiceEntry[] {
  const last = parts.at(-1)?.text ?? '';
  const text = parts.map((part) => part.text).join('');
  return index
    .findSpice(text)
    .filter(({ words }) => words.some((word) => word.length > last.length && text.endsWith(word)));
}

/** True for a plain food, a dessert, or a last part (새우튀김) that is known not to be hot. */
function isNeverHot(index: LexiconIndex, parts: readonly Part[]): boolean {
  if (isUnseasoned(parts) || parts.filter(isEdible).every(isRawPlant)) return true;
  const text = parts.findLast(isEdible)?.text ?? '';
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
 * Classifies the heat of a dish: the hottest part counts, capped by a calming word (안매운, 순한, 백).
 * `none` and `mild` need every piece understood; else `unknown`.
 */
export function classifySpice(
  index: LexiconIndex,
  pieces: ReadonlyArray<readonly Part[]>,
  isUnderstood: boolean,
): Spice {
  let hottest = -1;
  let cap = SPICE_LEVELS.length;
  let isUncertain = !isUnderstood;
  for (const parts of pieces) {
    if (!isNeverHot(index, parts)) isUncertain = true;
    for (const { level } of findSpiceAcrossParts(index, parts)) {
      if (SPICE_LEVELS.indexOf(level) >= HOT)
        hottest = Math.max(hottest, SPICE_LEVELS.indexOf(level));
    }
    for (const { text, entry } of parts) {
      for (const { level, lowersOthers } of entry ? index.findSpice(text) : []) {
        const rank = SPICE_LEVELS.indexOf(level);
        if (lowersOthers) cap = Math.min(cap, rank);
        if (rank < 0) isUncertain = true;
        else hottest = Math.max(hottest, rank);
      }
    }
  }
  const rank = Math.min(hottest, cap);
  if (rank >= HOT || (rank >= 0 && cap < SPICE_LEVELS.length))
    return SPICE_LEVELS[rank] ?? 'unknown';
  return isUncertain ? 'unknown' : (SPICE_LEVELS[rank] ?? 'none');
}
