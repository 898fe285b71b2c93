/** Middle one of some figures, of an even number the lower; NaN of none. */
export const getMedian = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN;
