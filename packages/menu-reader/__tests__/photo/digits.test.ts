import { describe, expect, it } from '@jest/globals';
import { joinOnes, toDigits } from '../../src/photo/digits';
import type { Box, SeenWord } from '../../src/photo';

describe('toDigits', () => {
  it.each([
    ['35,()()()', '35,000'],
    ['18,(0)(0)(0)', '18,000'],
    ['8,0)()0)', '8,000'],
    ['110()()원', '11000원'],
    [',()()()', ',000'],
  ])('reads %s as %s', (seen, meant) => expect(toDigits(seen)).toBe(meant));

  it.each(['(소)', '비빔밥(大)', '8,000', '(2인)'])('leaves %s', (text) =>
    expect(toDigits(text)).toBe(text),
  );
});

describe('joinOnes', () => {
  const word = (text: string, box: Box): SeenWord => ({ text, confidence: 90, box });
  const number = word('2,000', [20, 0, 80, 30]);
  const read = (stroke: SeenWord) => joinOnes([stroke, number]).map(({ text }) => text);

  it('takes a stroke right before a number for a one', () => {
    expect(joinOnes([word('ㅣ', [8, 1, 4, 28]), number])).toEqual([word('12,000', [8, 0, 92, 30])]);
  });

  it('leaves the line of a table, and a stroke that stands apart', () => {
    expect(read(word('|', [8, -20, 4, 70]))).toEqual(['|', '2,000']);
    expect(read(word('|', [-40, 0, 4, 30]))).toEqual(['|', '2,000']);
  });
});
