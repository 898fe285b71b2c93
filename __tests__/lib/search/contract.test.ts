import { describe, expect, it } from '@jest/globals';
import {
  contentIdRequestSchema,
  contentIdResponseSchema,
  filterRequestSchema,
  pageRequestSchema,
} from '@/lib/search/contract';
import { postChangeSchema } from '@/lib/recipes/webhook';

/** Has a length, as text and lists do, that no number can be compared to. */
const UNCOMPARABLE = { length: { toString: '' } };

describe('what only looks like text or a list', () => {
  it.each([
    ['ids', filterRequestSchema, { contentIdList: UNCOMPARABLE, userPref: '돼지고기만' }],
    ['an id', filterRequestSchema, { contentIdList: [UNCOMPARABLE], userPref: '돼지고기만' }],
    ['a sentence', filterRequestSchema, { contentIdList: ['1'], userPref: UNCOMPARABLE }],
    ['a list', pageRequestSchema, { restaurantInfo: UNCOMPARABLE, page: 1, pageSize: 10 }],
    ['a place', contentIdRequestSchema, { mapx: UNCOMPARABLE, mapy: 37.5, radius: 500 }],
    ['an answer', contentIdResponseSchema, [UNCOMPARABLE]],
    [
      'a change of a recipe',
      postChangeSchema,
      { schema: 'public', table: 'posts', type: 'INSERT', record: { slug: UNCOMPARABLE } },
    ],
  ] as const)('is refused as %s', (_name, schema, value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

describe('lengths', () => {
  it.each([
    [0, 1, true],
    [20_000, 1, true],
    [20_001, 1, false],
    [1, 0, false],
    [1, 500, true],
    [1, 501, false],
  ])('%i ids and a sentence of %i letters: %s', (ids, letters, isTaken) => {
    const value = { contentIdList: Array(ids).fill('1'), userPref: '가'.repeat(letters) };
    expect(filterRequestSchema.safeParse(value).success).toBe(isTaken);
  });
});
