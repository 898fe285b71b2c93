import type { Box } from './types';

/** A name as a recogniser read it, and where it stands. */
interface PlacedName {
  name: string;
  box: Box;
}

/** Of the width of a syllable: a blank; and what a name is wider than its letters where one of them was not read. */
const BLANK_WIDTH = 0.4;
const LOST_WIDTH = 0.7;
/** Names of about one height are printed in one size. */
const SAME_SIZE = 1.4;
const LEAST_SAME = 3;
/** Shares of a syllable by which names that stand in one column begin elsewhere, and so many others make one. */
const ASIDE_MOST = 0.35;
const LEAST_ALIGNED = 2;

const countLetters = (name: string): number => name.replace(/\s/g, '').length;

/** How wide a name is, in syllables. */
function toSyllables(name: string): number {
  const letters = countLetters(name);
  return letters + BLANK_WIDTH * (name.length - letters);
}

function toSyllableWidth(names: readonly PlacedName[]): number {
  const widths = names.map(({ name, box: [, , width] }) => width / toSyllables(name));
  return widths.sort((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0;
}

/**
 * The names that have lost a syllable by what the others of their size show: their box has room for one more, or they begin
 * one syllable to the right of where a column of names begins, and no other name begins there.
 */
export function findCutNames<Name extends PlacedName>(names: readonly Name[]): Set<Name> {
  return new Set(
    names.filter((each) => {
      const [left, , width, height] = each.box;
      const alike = names.filter(({ box: [, , , high] }) => {
        return high < SAME_SIZE * height && height < SAME_SIZE * high;
      });
      const measured = alike.filter(({ name }) => countLetters(name) > 2);
      if (measured.length < LEAST_SAME) return false;
      const syllable = toSyllableWidth(measured);
      if (width / syllable - toSyllables(each.name) > LOST_WIDTH) return true;
      const countAt = (start: number) =>
        alike.filter(
          (other) => other !== each && Math.abs(other.box[0] - start) < ASIDE_MOST * syllable,
        ).length;
      return countAt(left) === 0 && countAt(left - syllable) >= LEAST_ALIGNED;
    }),
  );
}
