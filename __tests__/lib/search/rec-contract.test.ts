import { describe, expect, it } from '@jest/globals';
import { parseOrNull, validate, type Schema } from '@kioot/base/validation';
import { placeCardSchema } from '@/lib/search/contract/rec-contract';
import {
  contentIdResponseSchema,
  englishResponseSchema,
  filterResponseSchema,
  pageResponseSchema,
} from '@/lib/search/contract/rec-responses';
import {
  contentIdRequestSchema,
  filterRequestSchema,
  pageRequestSchema,
} from '@/lib/search/contract/requests';
import { postChangeSchema } from '@/lib/recipes/webhook';

/** Has a length, like text and lists, that cannot be compared to a number. */
const UNCOMPARABLE = { length: { toString: '' } };

describe('an object with a length', () => {
  it.each([
    ['ids', filterRequestSchema, { contentIdList: UNCOMPARABLE, userPref: '돼지고기만' }],
    ['an id', filterRequestSchema, { contentIdList: [UNCOMPARABLE], userPref: '돼지고기만' }],
    ['a sentence', filterRequestSchema, { contentIdList: ['1'], userPref: UNCOMPARABLE }],
    ['a list', pageRequestSchema, { restaurantInfo: UNCOMPARABLE, page: 1, pageSize: 10 }],
    ['a place', contentIdRequestSchema, { mapx: UNCOMPARABLE, mapy: 37.5, radius: 500 }],
    ['an answer', contentIdResponseSchema, [UNCOMPARABLE]],
  ] as const)('is rejected as %s', (_name, schema: Schema<unknown>, value: unknown) => {
    expect(parseOrNull(schema, value)).toBeNull();
  });

  it('is rejected as a change of a recipe', () => {
    const record = { slug: UNCOMPARABLE };
    const change = { schema: 'public', table: 'posts', type: 'INSERT', record };
    expect(parseOrNull(postChangeSchema, change)).toBeNull();
  });
});

describe('length limits', () => {
  it.each([
    [0, 1, true],
    [20_000, 1, true],
    [20_001, 1, false],
    [1, 0, false],
    [1, 500, true],
    [1, 501, false],
  ])('%i ids and a sentence of %i characters: %s', (ids, letters, isTaken) => {
    const userPref = `닭${'!'.repeat(letters)}`.slice(0, letters);
    const value = { contentIdList: Array(ids).fill('1'), userPref };
    expect(parseOrNull(filterRequestSchema, value) !== null).toBe(isTaken);
  });
});

describe('a number', () => {
  const request = { mapx: 126.985, mapy: 37.5636, radius: 500 };
  it.each([
    ['not a number', { mapx: NaN }],
    ['without end', { mapy: Infinity }],
    ['as text', { mapx: '126.985' }],
    ['out of Korea', { mapx: 139.7, mapy: 35.7 }],
    ['of another radius', { radius: 501 }],
  ])('%s is rejected in a point', (_name, change) => {
    expect(parseOrNull(contentIdRequestSchema, request)).toEqual(request);
    expect(parseOrNull(contentIdRequestSchema, { ...request, ...change })).toBeNull();
  });

  it.each([-1, 1.5, NaN, Infinity, 2 ** 53, '3'])('%p is rejected as a total', (total) => {
    expect(parseOrNull(filterResponseSchema, { restaurantInfo: [], total })).toBeNull();
  });

  it.each([1.5, NaN, Infinity, 2 ** 53, '', 'x'.repeat(65), null])(
    '%p is rejected as an id',
    (id) => {
      expect(parseOrNull(contentIdResponseSchema, [id])).toBeNull();
    },
  );
});

describe('a response', () => {
  const list = [{ contentId: 1, title: '집', tel: '02', other: { kept: [1] } }];
  const parsed = [{ contentId: '1', title: '집', tel: '02', other: { kept: [1] } }];

  it.each<[string, unknown, unknown]>([
    ['groups', [{ content: list }, { content: [] }, { content: list }], [...parsed, ...parsed]],
    ['the text of groups', JSON.stringify([{ content: list }]), parsed],
    ['no group', [], []],
    ['a list', list, null],
    ['text that is not JSON', '[{"content":', null],
    ['the text of text', JSON.stringify(JSON.stringify([{ content: list }])), null],
    ['an object', { content: list }, null],
  ])('parses a page: %s', (_name, answer, expected) => {
    expect(parseOrNull(pageResponseSchema, answer)).toEqual(expected);
  });

  it.each<[string, unknown, unknown]>([
    ['a list', list, parsed],
    ['a group', { content: list }, parsed],
    ['the text of a list', JSON.stringify(list), parsed],
    ['the text of a group', JSON.stringify({ content: list }), parsed],
    ['a place without a name', [{ contentId: 1 }], null],
    ['text that is not JSON', 'no', null],
    ['nothing', undefined, null],
  ])('parses an English list: %s', (_name, restaurantInfoEng, expected) => {
    const answer = parseOrNull(englishResponseSchema, { restaurantInfoEng });
    expect(answer && answer.restaurants).toEqual(expected);
  });

  it.each(['title_eng', 'firstmenu', 'treatmenu', 'opentimefood', 'restdatefood', 'addr1'])(
    'may have an empty or no %s, but only text in it',
    (field) => {
      const place = { contentId: '1', title: '집' };
      for (const text of [null, '', '글']) {
        expect(parseOrNull(placeCardSchema, { ...place, [field]: text })).toEqual({
          ...place,
          [field]: text,
        });
      }
      expect(parseOrNull(placeCardSchema, { ...place, [field]: 5 })).toBeNull();
    },
  );
});

describe('a validation error', () => {
  const refuse = (schema: Schema<unknown>, value: unknown) => {
    const parsed = validate(schema, value);
    return parsed.success ? null : parsed.error;
  };

  it('names the path of the fault, never the value', () => {
    const place = { contentId: '1', title: 'https://evil.example\n'.repeat(9) };
    const error = refuse(pageRequestSchema, {
      restaurantInfo: [place, { ...place, title: 7 }],
      page: 1,
      pageSize: 10,
    });
    expect(error).toMatchObject({ path: ['restaurantInfo', 1, 'title'], reason: 'not valid' });
    expect(refuse(contentIdRequestSchema, { mapx: 139, mapy: 35, radius: 500 })?.message).toBe(
      'mapx: not valid',
    );
    expect(refuse(contentIdRequestSchema, {})?.path).toEqual(['mapx']);
    expect(refuse(filterRequestSchema, null)?.path).toEqual([]);
  });
});
