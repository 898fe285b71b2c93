import { describe, expect, it } from '@jest/globals';
import { removeDotLeaders } from '../../src/photo/remove-dot-leaders';
import { at, draw } from './test-pictures';

const LETTER_HEIGHT_PX = 36;

/** Ring like a round vowel or a zero, 30 pixels high. */
const isZero = (x: number, y: number, left: number) =>
  x >= left &&
  x < left + 20 &&
  y >= 40 &&
  y < 70 &&
  (x < left + 4 || x >= left + 16 || y < 44 || y >= 66);

describe('removeDotLeaders', () => {
  const picture = draw(600, 120, (x, y) => {
    const isDot = y >= 66 && y < 69 && x >= 100 && x < 400 && x % 8 < 3;
    const isComma = y >= 66 && y < 72 && x >= 470 && x < 474;
    const isZeros = [430, 480, 510, 540].some((left) => isZero(x, y, left));
    return isDot || isComma || isZeros ? 0 : 255;
  });
  const clean = removeDotLeaders(picture, LETTER_HEIGHT_PX);

  it('erases dots from a dish to its price', () => {
    for (let x = 100; x < 400; x += 1) expect(at(clean, x, 67)).toBe(255);
  });

  it('keeps zeros and commas', () => {
    for (let x = 420; x < 600; x += 1)
      for (let y = 40; y < 74; y += 1) expect(at(clean, x, y)).toBe(at(picture, x, y));
  });
});
