import { getMedian } from './median';
import type { Box, RecognizedLine, RecognizedWord } from './types';

/** Adjacent words of a photo: a name, a price, or both. */
export interface Column {
  text: string;
  /** Confidence (0 to 100) and word box of every non-blank character. */
  characters: readonly { confidence: number; box: Box }[];
}

/** Gap between two words of a name, in line heights. */
const WORD_GAP_EM = 0.36;
/** The same beside a syllable recognized on its own, since gaps occur inside words as well. */
const SYLLABLE_GAP_EM = 0.5;
const COLUMN_GAP_EM = 1.3;
/** Misread dot leader: rows of dots and digits, then single low-confidence letters. */
const DOT_LEADER = /\.{2,}|…|·{2,}|[\d.]{9,}|[_=─━—-]{3,}/;
const MIN_CONFIDENCE = 35;
const RELIABLE_CONFIDENCE = 50;
/** Smallest height of a line, relative to the median line. */
const MIN_EM_SHARE = 0.7;
const PRICE_IN_LEADER = /\d[\d,.]{2,}$|\d ?원$/;
const MAX_PRICE_LENGTH = 8;
const MIN_GUESS_RUN = 3;

const toRightEdge = ([x, , width]: Box): number => x + width;

/** Bounding box. */
export function toBoundingBox(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const width = Math.max(...boxes.map(toRightEdge)) - left;
  const height = Math.max(...boxes.map(([, y, , each]) => y + each)) - top;
  return [left, top, width, height];
}

const isGuess = ({ text, confidence }: RecognizedWord): boolean =>
  confidence < MIN_CONFIDENCE && text.length <= 3 && !PRICE_IN_LEADER.test(text);

/** Zeros of a price read as brackets, or too few of them: "45,()()()", "8,0)()0)", "25,00". */
const PRICE_WITH_BRACKETS = /(?<!\d)(\d{1,3})[,.]([()0]{2,9})(원?)$/;
const MISREAD_ZERO = /\(0?\)?|0\)?|\)/g;
const MAX_ZEROS = 4;

function repairPriceZeros(column: Column): Column {
  const [whole = '', thousands = '', rest = '', won = ''] =
    PRICE_WITH_BRACKETS.exec(column.text) ?? [];
  if (whole === '' || rest.replace(MISREAD_ZERO, '0').length > MAX_ZEROS) return column;
  const price = `${thousands},000${won}`;
  const before = column.characters.slice(0, column.characters.length - whole.length);
  const priceCharacters = column.characters.slice(before.length);
  return {
    text: column.text.slice(0, -whole.length) + price,
    characters: [
      ...before,
      ...Array.from(
        price,
        (_, index) => priceCharacters[Math.min(index, priceCharacters.length - 1)],
      ),
    ].flatMap((each) => each ?? []),
  };
}

/** Removes words that are a misread dot leader. */
function removeLeaderWords(words: readonly RecognizedWord[]): RecognizedWord[] {
  const remaining: RecognizedWord[] = [];
  let isLeader = false;
  words.forEach((word, index) => {
    const isPrice = PRICE_IN_LEADER.test(word.text) && word.text.length <= MAX_PRICE_LENGTH;
    const begins =
      DOT_LEADER.test(word.text) ||
      words.slice(index, index + MIN_GUESS_RUN).filter(isGuess).length === MIN_GUESS_RUN;
    if (isPrice && !DOT_LEADER.test(word.text)) isLeader = false;
    else if (begins) isLeader = true;
    if (!isLeader) remaining.push(word);
  });
  return remaining;
}

const hasArea = ({ text, box }: RecognizedWord): boolean =>
  text.trim() !== '' && box[2] > 0 && box[3] > 0;

/** A single syllable before or after a name is a size or a mark, so it needs a wider gap. */
const isWordGap = (gap: number, em: number, before: string, after: string): boolean =>
  gap > (before.length > 1 && after.length > 1 ? WORD_GAP_EM : SYLLABLE_GAP_EM) * em;

/**
 * Splits lines at wide gaps, left to right. Heights are medians of high-confidence words, because
 * rows of dots are low.
 */
export function toColumns(lines: readonly RecognizedLine[]): Column[][] {
  const visible = lines.map(({ words }) =>
    removeLeaderWords(words.filter(hasArea).sort((a, b) => a.box[0] - b.box[0])),
  );
  const typicalHeight = toMedianHeight(visible.flat());
  return visible.map((words) =>
    splitAtGaps(words, Math.max(toMedianHeight(words), MIN_EM_SHARE * typicalHeight)).map(
      repairPriceZeros,
    ),
  );
}

function toMedianHeight(words: readonly RecognizedWord[]): number {
  const reliable = words.filter(({ confidence }) => confidence > RELIABLE_CONFIDENCE);
  return getMedian(reliable.map(({ box }) => box[3])) ?? 0;
}

function splitAtGaps(words: readonly RecognizedWord[], em: number): Column[] {
  const columns: { text: string; characters: { confidence: number; box: Box }[] }[] = [];
  let end = -Infinity;
  let before = '';
  for (const { text, confidence, box } of words) {
    const gap = box[0] - end;
    end = Math.max(end, toRightEdge(box));
    const letters = text.normalize('NFC').replace(/\s/g, '');
    let column = columns.at(-1);
    if (!column || gap > COLUMN_GAP_EM * em) {
      column = { text: '', characters: [] };
      columns.push(column);
    } else if (isWordGap(gap, em, before, letters)) column.text += ' ';
    before = letters;
    column.text += letters;
    column.characters.push(...Array.from(letters, () => ({ confidence, box })));
  }
  return columns;
}
