import type { SeenWord } from './types';

/** A number in which zeros were taken for brackets: `8,()()()`, `18,(0)(0)(0)`, `8,0)()0)`. */
const BRACKETED = /^[\\₩]?[\d()][\d(),./]*원?$|^[,.][\d()]+원?$/;
const ZERO = /\(0?\)|\(0|0\)/g;
const STROKE = /^[|ㅣlI]$/;
const NUMBER = /^\d/;
/** Of a digit's height: what stands closer than this belongs to the number. */
const GAP_MOST = 0.45;
/** A line of a table is higher than the digits beside it. */
const HEIGHT_RATIO_MOST = 1.25;

/** A word as it was meant: the recogniser takes round zeros for a pair of brackets. */
export function toDigits(text: string): string {
  return text.includes('(') && BRACKETED.test(text) ? text.replace(ZERO, '0') : text;
}

/** Puts the ones that were taken for strokes back before their numbers: `| 2,000` is 12,000 where nothing parts them. */
export function joinOnes(words: readonly SeenWord[]): SeenWord[] {
  const joined: SeenWord[] = [];
  // A second stroke before it is what a recogniser makes of a ₩.
  let isJoined = false;
  for (const word of [...words].reverse()) {
    const next = joined.at(-1);
    if (
      !isJoined &&
      next &&
      STROKE.test(word.text) &&
      NUMBER.test(next.text) &&
      isOneNumber(word, next)
    ) {
      const [left, top] = word.box;
      const [x, , width, height] = next.box;
      joined[joined.length - 1] = {
        text: `1${next.text}`,
        confidence: Math.min(word.confidence, next.confidence),
        box: [left, Math.min(top, next.box[1]), x + width - left, height],
      };
      isJoined = true;
    } else {
      joined.push(word);
      isJoined = false;
    }
  }
  return joined.reverse();
}

function isOneNumber({ box: stroke }: SeenWord, { box: number }: SeenWord): boolean {
  const gap = number[0] - (stroke[0] + stroke[2]);
  const ratio = stroke[3] / number[3];
  return (
    gap <= number[3] * GAP_MOST && ratio <= HEIGHT_RATIO_MOST && ratio >= 1 / HEIGHT_RATIO_MOST
  );
}
