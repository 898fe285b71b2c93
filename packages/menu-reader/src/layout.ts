import type { Box, SeenLine, SeenWord } from './types';

/** Words of a photo that stand close together: a name, a price, or a name and its price. */
export interface Column {
  text: string;
  /** Of every character of the text that is no blank: how sure the recogniser was, 0 to 100, and where its word stands. */
  seen: readonly { sureness: number; box: Box }[];
}

/** Shares of the height of a line: a gap between two words of a name, and between two columns. */
const BLANK = 0.36;
/** The same beside a syllable that the recogniser gave on its own: it leaves gaps inside words, too. */
const CLEAR_BLANK = 0.5;
const COLUMN_GAP = 1.3;
/** What dots that lead to a price are taken for: rows of dots and digits, then single letters that nobody is sure of. */
const LEADER = /\.{2,}|…|·{2,}|[\d.]{9,}|[_=─━—-]{3,}/;
const LEAST_SURENESS = 35;
const SURE_OF = 50;
/** No line is so much lower than the others. */
const LEAST_EM = 0.7;
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

/** Noughts of a price that were read as brackets, or not all of them: "45,()()()", "8,0)()0)", "25,00". */
const ROUND_PRICE = /(?<!\d)(\d{1,3})[,.]([()0]{2,9})(원?)$/;
const NOUGHT = /\(0?\)?|0\)?|\)/g;
const MOST_NOUGHTS = 4;

function withNoughts(column: Column): Column {
  const [whole = '', thousands = '', rest = '', won = ''] = ROUND_PRICE.exec(column.text) ?? [];
  if (whole === '' || rest.replace(NOUGHT, '0').length > MOST_NOUGHTS) return column;
  const price = `${thousands},000${won}`;
  const before = column.seen.slice(0, column.seen.length - whole.length);
  const own = column.seen.slice(before.length);
  return {
    text: column.text.slice(0, -whole.length) + price,
    seen: [...before, ...Array.from(price, (_, at) => own[Math.min(at, own.length - 1)])].flatMap(
      (each) => each ?? [],
    ),
  };
}

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

const isWhat = ({ text, box }: SeenWord): boolean => text.trim() !== '' && box[2] > 0 && box[3] > 0;

/** A name of one syllable: what stands before or behind it with a blank is a size or a mark. */
const isBlank = (gap: number, em: number, before: string, after: string): boolean =>
  gap > (before.length > 1 && after.length > 1 ? BLANK : CLEAR_BLANK) * em;

/**
 * Lines cut where they have wide gaps, each from left to right. Heights are those of words that the recogniser was sure of:
 * a row of dots is low.
 */
export function toColumns(lines: readonly SeenLine[]): Column[][] {
  const inked = lines.map(({ words }) =>
    withoutLeaders(words.filter(isWhat).sort((a, b) => a.box[0] - b.box[0])),
  );
  const usual = toEm(inked.flat());
  return inked.map((words) =>
    cutAtGaps(words, Math.max(toEm(words), LEAST_EM * usual)).map(withNoughts),
  );
}

const toEm = (words: readonly SeenWord[]): number =>
  toMedian(words.filter(({ confidence }) => confidence > SURE_OF).map(({ box }) => box[3]));

function cutAtGaps(words: readonly SeenWord[], em: number): Column[] {
  const columns: { text: string; seen: { sureness: number; box: Box }[] }[] = [];
  let end = -Infinity;
  let before = '';
  for (const { text, confidence, box } of words) {
    const gap = box[0] - end;
    end = Math.max(end, right(box));
    const letters = text.normalize('NFC').replace(/\s/g, '');
    let column = columns.at(-1);
    if (!column || gap > COLUMN_GAP * em) {
      column = { text: '', seen: [] };
      columns.push(column);
    } else if (isBlank(gap, em, before, letters)) column.text += ' ';
    before = letters;
    column.text += letters;
    column.seen.push(...Array.from(letters, () => ({ sureness: confidence, box })));
  }
  return columns;
}
