import { describe, expect, it } from '@jest/globals';
import { joinLeadingOnes, repairZeros } from '../../src/photo/recognized-lines';
import type { Box, RecognizedWord } from '../../src/photo';

describe('repairZeros', () => {
  it.each([
    ['35,()()()', '35,000'],
    ['18,(0)(0)(0)', '18,000'],
    ['8,0)()0)', '8,000'],
    ['110()()원', '11000원'],
    [',()()()', ',000'],
  ])('turns %s into %s', (recognized, expected) => expect(repairZeros(recognized)).toBe(expected));

  it.each(['(소)', '비빔밥(大)', '8,000', '(2인)'])('keeps %s', (text) =>
    expect(repairZeros(text)).toBe(text),
  );
});

describe('joinLeadingOnes', () => {
  const word = (text: string, box: Box): RecognizedWord => ({ text, confidence: 90, box });
  const number = word('2,000', [20, 0, 80, 30]);
  const read = (stroke: RecognizedWord) =>
    joinLeadingOnes([stroke, number]).map(({ text }) => text);

  it('turns a stroke right before a number into a one', () => {
    expect(joinLeadingOnes([word('ㅣ', [8, 1, 4, 28]), number])).toEqual([
      word('12,000', [8, 0, 92, 30]),
    ]);
  });

  it('keeps table rules and separate strokes', () => {
    expect(read(word('|', [8, -20, 4, 70]))).toEqual(['|', '2,000']);
    expect(read(word('|', [-40, 0, 4, 30]))).toEqual(['|', '2,000']);
  });
});
