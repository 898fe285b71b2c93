import type { Box, SeenLine, SeenWord } from './types';

/** Words of a photo that stand close together: a name, a price, or a name and its price. */
export interface Column {
  text: string;
  /** Of every character of the text that is no blank: how sure the recogniser was, 0 to 100, and where its word stands. */
  seen: readonly { sureness: number; box: Box }[];
}

/** Shares of the height of a line: a gap between two words of a name, and between two columns. */
const BLANK = 0.42;
const COLUMN_GAP = 1.3;
/** What dots that lead to a price are taken for: rows of dots and digits, then single letters that nobody is sure of. */
const LEADER = /\.{2,}|…|·{2,}|[\d.]{9,}|[_=─━—-]{3,}/;
const LEAST_SURENESS = 35;
const PRICE_IN_LEADER = /\d[\d,.]{2,}$|\d ?원$/;
const LONGEST_PRICE = 8;
const RUN_OF_GUESSES = 3;

const right = ([x, , width]: Box): number => x + width;

/** The box around boxes. */
export function toBox(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const width = Math.max(...boxes.map(right)) - left;
  const height = Math.max(...boxes.map(([, y, , each]) => y + each)) - top;
  return [left, top, width, height];
}

const toMedian = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const isGuess = ({ text, confidence }: SeenWord): boolean =>
  confidence < LEAST_SURENESS && text.length <= 3 && !PRICE_IN_LEADER.test(text);

/** Takes out what dots between a dish and its price were read as. */
function withoutLeaders(words: readonly SeenWord[]): SeenWord[] {
  const kept: SeenWord[] = [];
  let isLeader = false;
  words.forEach((word, at) => {
    const isPrice = PRICE_IN_LEADER.test(word.text) && word.text.length <= LONGEST_PRICE;
    const begins =
      LEADER.test(word.text) ||
      words.slice(at, at + RUN_OF_GUESSES).filter(isGuess).length === RUN_OF_GUESSES;
    if (isPrice && !LEADER.test(word.text)) isLeader = false;
    else if (begins) isLeader = true;
    if (!isLeader) kept.push(word);
  });
  return kept;
}

/** A line cut where it has wide gaps, from left to right. */
export function toColumns({ words }: SeenLine): Column[] {
  const inked = words.filter(({ text, box }) => text.trim() !== '' && box[2] > 0 && box[3] > 0);
  const em = toMedian(inked.map(({ box }) => box[3]));
  const columns: { text: string; seen: { sureness: number; box: Box }[] }[] = [];
  let end = -Infinity;
  for (const { text, confidence, box } of withoutLeaders(
    [...inked].sort((a, b) => a.box[0] - b.box[0]),
  )) {
    const gap = box[0] - end;
    end = Math.max(end, right(box));
    let column = columns.at(-1);
    if (!column || gap > COLUMN_GAP * em) {
      column = { text: '', seen: [] };
      columns.push(column);
    } else if (gap > BLANK * em) column.text += ' ';
    const letters = text.normalize('NFC').replace(/\s/g, '');
    column.text += letters;
    column.seen.push(...Array.from(letters, () => ({ sureness: confidence, box })));
  }
  return columns;
}
