import { describe, expect, it } from '@jest/globals';
import { deskew, detectSkew } from '../../src/photo/skew';
import { at, draw, isStroke } from './test-pictures';

/** Lines with a slope of `slope(y)` pixels down per pixel to the right. */
const slanted = (slope: (y: number) => number) =>
  draw(600, 480, (x, y) => (isStroke(x, Math.round(y - (x - 300) * slope(y) + 480)) ? 0 : 255));

describe('detectSkew', () => {
  it.each([0, 0.05, -0.1])('detects a slope of %d', (slope) => {
    const { top, bottom } = detectSkew(slanted(() => slope));
    expect(top).toBeCloseTo(slope, 2);
    expect(bottom).toBeCloseTo(slope, 2);
  });

  it('detects perspective', () => {
    const { top, bottom } = detectSkew(slanted((y) => (0.06 * y) / 480));
    expect(bottom - top).toBeGreaterThan(0.025);
    expect(bottom - top).toBeLessThan(0.09);
  });

  it('detects no skew in a blank picture', () => {
    expect(detectSkew(draw(200, 200, () => 255))).toEqual({ top: 0, bottom: 0 });
  });
});

describe('deskew', () => {
  it('maps every box back to the source', () => {
    const source = draw(400, 300, (x, y) => (x >= 280 && x < 300 && y >= 200 && y < 210 ? 0 : 255));
    const { picture, toSource } = deskew(source, { top: 0.08, bottom: 0.1 }, 1.5);
    const dark = [...picture.data.keys()].filter((pixel) => (picture.data[pixel] ?? 255) < 128);
    const xs = dark.map((pixel) => pixel % picture.width);
    const ys = dark.map((pixel) => Math.floor(pixel / picture.width));
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const box = toSource([left, top, Math.max(...xs) - left, Math.max(...ys) - top]);
    for (const [side, meant] of [280, 200, 20, 10].entries())
      expect(Math.abs((box[side] ?? 0) - meant)).toBeLessThanOrEqual(3);
  });

  it('keeps a level picture, with a margin', () => {
    const source = draw(50, 40, (x, y) => (x + y) % 256);
    const { picture } = deskew(source, { top: 0, bottom: 0 }, 1);
    expect(at(picture, 12, 12)).toBe(at(source, 0, 0));
    expect(at(picture, 42, 32)).toBe(at(source, 30, 20));
  });
});
