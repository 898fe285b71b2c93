import { describe, expect, it } from '@jest/globals';
import { removeLeaders } from '../../src/photo/leaders';
import { at, draw } from './picture';

const LETTERS_PX = 36;

/** A frame like a round vowel or a zero, 30 pixels high. */
const isZero = (x: number, y: number, left: number) =>
  x >= left &&
  x < left + 20 &&
  y >= 40 &&
  y < 70 &&
  (x < left + 4 || x >= left + 16 || y < 44 || y >= 66);

describe('removeLeaders', () => {
  const picture = draw(600, 120, (x, y) => {
    const isDot = y >= 66 && y < 69 && x >= 100 && x < 400 && x % 8 < 3;
    const isComma = y >= 66 && y < 72 && x >= 470 && x < 474;
    const isZeros = [430, 480, 510, 540].some((left) => isZero(x, y, left));
    return isDot || isComma || isZeros ? 0 : 255;
  });
  const clean = removeLeaders(picture, LETTERS_PX);

  it('wipes out dots that lead to a price', () => {
    for (let x = 100; x < 400; x += 1) expect(at(clean, x, 67)).toBe(255);
  });

  it('leaves zeros and commas whole', () => {
    for (let x = 420; x < 600; x += 1)
      for (let y = 40; y < 74; y += 1) expect(at(clean, x, y)).toBe(at(picture, x, y));
  });
});
