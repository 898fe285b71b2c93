/**
 * State of the segmentation at one position: the best tokens after it, and a function to add
 * candidates.
 */
export interface Lattice<Word> {
  /** Best token at every later position. */
  bestWords: ReadonlyArray<Word | undefined>;
  /** End of that token. */
  bestEnds: readonly number[];
  /** Adds a candidate from the current position to `end`, with its own cost (a whole number). */
  addCandidate: (word: Word, end: number, cost: number) => void;
}

/** Token of a segmented text. */
export interface Token<Word> {
  word: Word;
  start: number;
  end: number;
}

/**
 * Segments a text of `length` UTF-16 units into tokens of minimum total cost; of equal costs the
 * longer first token wins. Viterbi search from the end: the function that `prepare` returns is
 * called once per position, the last first, and has to add a candidate.
 */
export function segmentMinCost<Word>(
  length: number,
  prepare: (lattice: Lattice<Word>) => (at: number) => void,
): Token<Word>[] {
  const costs = new Array<number>(length + 1);
  const bestEnds = new Array<number>(length + 1);
  const bestWords = new Array<Word | undefined>(length + 1);
  costs[length] = 0;
  let at = length;
  const addCandidate = (word: Word, end: number, cost: number) => {
    const total = cost + (costs[end] ?? Infinity);
    const best = costs[at] ?? Infinity;
    if (total < best || (total === best && end > (bestEnds[at] ?? end))) {
      costs[at] = total;
      bestEnds[at] = end;
      bestWords[at] = word;
    }
  };
  const addCandidatesAt = prepare({ bestWords, bestEnds, addCandidate });
  while (at > 0) {
    at -= 1;
    addCandidatesAt(at);
  }
  const tokens: Token<Word>[] = [];
  for (let start = 0; start < length;) {
    const end = bestEnds[start] ?? length;
    const word = bestWords[start];
    if (word !== undefined) tokens.push({ word, start, end });
    start = end;
  }
  return tokens;
}
