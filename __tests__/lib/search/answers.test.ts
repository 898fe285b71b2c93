import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  readContentIds,
  readEnglish,
  readFiltered,
  readPage,
  readRestaurants,
} from '@/lib/search/answers';
import {
  contentIdResponseSchema,
  englishResponseSchema,
  filterResponseSchema,
  pageResponseSchema,
} from '@/lib/search/contract';

/** Mostly what belongs there, sometimes anything that JSON can say. */
function usually<T>(arbitrary: fc.Arbitrary<T>) {
  return fc.oneof({ weight: 12, arbitrary }, { weight: 1, arbitrary: fc.jsonValue() });
}
const text = fc.string({ maxLength: 8 });
const maybeText = usually(fc.option(text));
const list = <T>(item: fc.Arbitrary<T>) => usually(fc.array(item, { maxLength: 3 }));

const contentId = usually(
  fc.oneof(text, fc.integer(), fc.string({ minLength: 60, maxLength: 70 })),
);
const restaurant = usually(
  fc.record(
    {
      contentId,
      title: usually(text),
      title_eng: maybeText,
      firstmenu: maybeText,
      treatmenu: maybeText,
      opentimefood: maybeText,
      restdatefood: maybeText,
      addr1: maybeText,
      // Beyond the specification: as the BFF lets them through.
      firstmenu_eng: text,
      hours_eng: fc.array(text),
      something_else: fc.jsonValue(),
    },
    { requiredKeys: ['contentId', 'title'] },
  ),
);
const group = usually(fc.record({ content: list(restaurant) }));
const asText = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof(
    value,
    value.map((spelt) => JSON.stringify(spelt)),
    text,
  );

interface Schema {
  safeParse(value: unknown): { success: true; data: unknown } | { success: false };
}

/** What came over the wire, as the browser's reader and as the contract see it; null where they refuse it. */
function expectAgreement(sent: unknown, read: (value: unknown) => unknown, schema: Schema) {
  const wire: unknown = JSON.parse(JSON.stringify(sent));
  const parsed = schema.safeParse(wire);
  let answer: unknown;
  try {
    answer = read(wire);
  } catch (error) {
    expect(error).toBeInstanceOf(SyntaxError);
    answer = null;
  }
  // Compared as JSON: an absent field and an undefined one are the same to a screen.
  expect(JSON.stringify(sorted(answer))).toBe(
    JSON.stringify(sorted(parsed.success ? parsed.data : null)),
  );
  return parsed.success;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

describe('an answer is read in the browser as the contract reads it', () => {
  it.each([
    ['the ids', list(contentId), readContentIds, contentIdResponseSchema],
    [
      'the filtered list',
      usually(fc.record({ restaurantInfo: list(restaurant), total: usually(fc.nat()) })),
      readFiltered,
      filterResponseSchema,
    ],
    ['a page', asText(list(group)), readPage, pageResponseSchema],
    [
      'the English list',
      usually(fc.record({ restaurantInfoEng: asText(fc.oneof(list(restaurant), group)) })),
      readEnglish,
      englishResponseSchema,
    ],
  ] as const)('%s', (_, arbitrary, read, schema) => {
    const verdicts = new Set<boolean>();
    fc.assert(
      fc.property(arbitrary as fc.Arbitrary<unknown>, (sent) => {
        verdicts.add(expectAgreement(sent, read, schema));
      }),
      { numRuns: 400 },
    );
    expect(verdicts).toEqual(new Set([true, false]));
  });
});

it('what is no list of restaurants is null', () => {
  expect(readRestaurants('[]')).toBeNull();
  expect(readRestaurants([{ contentId: 1 }])).toBeNull();
  expect(readRestaurants([{ contentId: 1, title: '집', tel: '02' }])).toEqual([
    { contentId: '1', title: '집', tel: '02' },
  ]);
});
