/** Middle one of some numbers, of an even number the upper; undefined of none. */
export const getMedian = (numbers: readonly number[]): number | undefined =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
