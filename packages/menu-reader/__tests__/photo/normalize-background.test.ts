import { describe, expect, it } from '@jest/globals';
import { normalizeBackground } from '../../src/photo/normalize-background';
import { at, draw, isStroke } from './test-pictures';

const LETTER_HEIGHT_PX = 24;
const STROKE = [241, 100] as const;
const PAPER = [247, 100] as const;

describe('normalizeBackground', () => {
  it.each([
    ['a dark board', (ink: boolean) => (ink ? 230 : 30)],
    ['a red banner', (ink: boolean) => (ink ? 200 : 85)],
    ['gray on gray', (ink: boolean) => (ink ? 120 : 200)],
  ])('turns %s into black on white', (_, shade) => {
    const flat = normalizeBackground(
      draw(480, 400, (x, y) => shade(isStroke(x, y))),
      LETTER_HEIGHT_PX,
    );
    expect(at(flat, ...STROKE)).toBeLessThan(40);
    expect(at(flat, ...PAPER)).toBeGreaterThan(230);
  });

  it('removes a shadow with a sharp edge', () => {
    const flat = normalizeBackground(
      draw(480, 400, (x, y) => (isStroke(x, y) ? 40 : 240) * (x > 300 ? 0.45 : 1)),
      LETTER_HEIGHT_PX,
    );
    const dark = [...flat.data].filter((shade) => shade < 128).length;
    const strokes = draw(480, 400, (x, y) => (isStroke(x, y) ? 1 : 0)).data;
    const meant = strokes.reduce((sum, each) => sum + each, 0);
    expect(Math.abs(dark - meant) / meant).toBeLessThan(0.15);
    expect(at(flat, 367, 100)).toBeGreaterThan(230);
  });

  it('handles white on red and black on white in one picture', () => {
    const flat = normalizeBackground(
      draw(480, 800, (x, y) => {
        const [ink, paper] = y < 400 ? [250, 90] : [20, 250];
        return isStroke(x, y) ? ink : paper;
      }),
      LETTER_HEIGHT_PX,
    );
    for (const y of [100, 700]) {
      expect(at(flat, 241, y)).toBeLessThan(40);
      expect(at(flat, 247, y)).toBeGreaterThan(230);
    }
  });

  it('keeps a noisy blank page blank', () => {
    const grainy = draw(300, 300, (x, y) => 200 + ((x * 7 + y * 13) % 9));
    expect(Math.min(...normalizeBackground(grainy, LETTER_HEIGHT_PX).data)).toBe(255);
  });
});
