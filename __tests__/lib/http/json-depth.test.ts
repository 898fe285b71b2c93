import { describe, expect, it } from '@jest/globals';
import { isNestedTooDeep, MAX_JSON_DEPTH } from '@/lib/http/json-depth';

const nest = (levels: number): unknown =>
  JSON.parse('['.repeat(levels - 1) + '{}' + ']'.repeat(levels - 1));

describe('isNestedTooDeep', () => {
  it('counts levels exactly', () => {
    expect(isNestedTooDeep(nest(MAX_JSON_DEPTH))).toBe(false);
    expect(isNestedTooDeep(nest(MAX_JSON_DEPTH + 1))).toBe(true);
    expect(isNestedTooDeep({ a: 1, b: ['x', { c: nest(MAX_JSON_DEPTH) }] })).toBe(true);
  });

  it('never overflows the stack', () => {
    expect(isNestedTooDeep(nest(500_000))).toBe(true);
  });

  it('is false for text, numbers and null', () => {
    for (const value of ['[[', 1, null, undefined]) expect(isNestedTooDeep(value, 0)).toBe(false);
  });
});
