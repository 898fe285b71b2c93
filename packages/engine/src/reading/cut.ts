/** Where a cut is being made: what has been chosen further back, and how to offer more. */
export interface Board<Word> {
  /** At every place further back, the word that begins there. */
  words: ReadonlyArray<Word | undefined>;
  /** And where it ends. */
  ends: readonly number[];
  /** Offers a word that begins where the programme stands, ends before `end` and costs so much (a whole number). */
  offer: (word: Word, end: number, cost: number) => void;
}

/** One word of a cut text. */
export interface Step<Word> {
  word: Word;
  start: number;
  end: number;
}

/**
 * Cuts a text of `length` letters into words so that their costs add up to as little as possible; of two cuts as good the
 * one with the longer beginning wins. Dynamic programming from the end: what `prepare` returns is asked once for every
 * place, the last first, and has to offer something there.
 */
export function cutCheapest<Word>(
  length: number,
  prepare: (board: Board<Word>) => (at: number) => void,
): Step<Word>[] {
  const costs = new Array<number>(length + 1);
  const ends = new Array<number>(length + 1);
  const words = new Array<Word | undefined>(length + 1);
  costs[length] = 0;
  let at = length;
  const offer = (word: Word, end: number, cost: number) => {
    const total = cost + (costs[end] ?? Infinity);
    const best = costs[at] ?? Infinity;
    if (total < best || (total === best && end > (ends[at] ?? end))) {
      costs[at] = total;
      ends[at] = end;
      words[at] = word;
    }
  };
  const offerWordsAt = prepare({ words, ends, offer });
  while (at > 0) {
    at -= 1;
    offerWordsAt(at);
  }
  const steps: Step<Word>[] = [];
  for (let start = 0; start < length;) {
    const end = ends[start] ?? length;
    const word = words[start];
    if (word !== undefined) steps.push({ word, start, end });
    start = end;
  }
  return steps;
}
