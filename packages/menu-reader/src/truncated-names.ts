import { getMedian } from './median';
import type { Box } from './types';

/** Name with its position. */
interface PlacedName {
  name: string;
  box: Box;
}

/** Widths in syllables: of a space, and of the surplus that a missing syllable leaves. */
const SPACE_WIDTH = 0.4;
const MISSING_SYLLABLE_WIDTH = 0.7;
/** Names within this height ratio are in one font size. */
const MAX_HEIGHT_RATIO = 1.4;
const MIN_SAME_SIZE = 3;
/** Largest offset of aligned names, in syllables, and how many others make a column. */
const MAX_ALIGNMENT_OFFSET = 0.35;
const MIN_ALIGNED = 2;

const countLetters = (name: string): number => name.replace(/\s/g, '').length;

/** Expected width in syllables. */
function toWidthInSyllables(name: string): number {
  const letters = countLetters(name);
  return letters + SPACE_WIDTH * (name.length - letters);
}

const toMedianSyllableWidth = (names: readonly PlacedName[]): number =>
  getMedian(names.map(({ name, box: [, , width] }) => width / toWidthInSyllables(name))) ?? 0;

/**
 * Names that lost a syllable, compared with others of their size: their box has room for one more,
 * or they start one syllable right of a column of names where no other name starts.
 */
export function findTruncatedNames<Name extends PlacedName>(names: readonly Name[]): Set<Name> {
  return new Set(
    names.filter((each) => {
      const [left, , width, height] = each.box;
      const sameSize = names.filter(({ box: [, , , otherHeight] }) => {
        return otherHeight < MAX_HEIGHT_RATIO * height && height < MAX_HEIGHT_RATIO * otherHeight;
      });
      const measurable = sameSize.filter(({ name }) => countLetters(name) > 2);
      if (measurable.length < MIN_SAME_SIZE) return false;
      const syllable = toMedianSyllableWidth(measurable);
      if (width / syllable - toWidthInSyllables(each.name) > MISSING_SYLLABLE_WIDTH) return true;
      const countAligned = (start: number) =>
        sameSize.filter(
          (other) =>
            other !== each && Math.abs(other.box[0] - start) < MAX_ALIGNMENT_OFFSET * syllable,
        ).length;
      return countAligned(left) === 0 && countAligned(left - syllable) >= MIN_ALIGNED;
    }),
  );
}
