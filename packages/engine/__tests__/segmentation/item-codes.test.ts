import { describe, expect, it } from '@jest/globals';
import { decodeItems, encodeItems } from '../../src/segmentation/item-codes';

const toItems = (count: number): string[] => Array.from({ length: count }, (_, at) => `item ${at}`);

describe('encodeItems', () => {
  it('numbers items by frequency', () => {
    const rows = ['beef minor, pork', '', 'pork'];
    expect(encodeItems(rows)).toBe('pork, beef minor\n"!\n\n!');
    expect(decodeItems(encodeItems(rows))).toEqual(rows);
  });

  it.each([0, 1, 89, 90, 91, 184, 185, 466])('restores %i different items', (count) => {
    const rows = ['', toItems(count).join(', '), ...toItems(count)];
    expect(decodeItems(encodeItems(rows))).toEqual(rows);
  });

  it('throws for more items than codes', () => {
    expect(() => encodeItems(toItems(467))).toThrow(RangeError);
  });
});
