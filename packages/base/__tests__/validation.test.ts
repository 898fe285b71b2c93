import { inspect } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import {
  ValidationError,
  calendarDaySchema,
  flagSchema,
  integerBetween,
  rejectArrays,
  orNull,
  parse,
  parseOrNull,
  validItems,
  validate,
  valueOrJson,
  type Schema,
} from '../src/validation';

const SECRET = 'somebody@example.com';

describe('validation issue', () => {
  const schema = v.strictObject({
    id: integerBetween(1, 9),
    tags: v.optional(v.array(v.picklist(['a', 'b']))),
    day: v.optional(v.union([calendarDaySchema, v.literal('never')])),
    text: v.optional(valueOrJson(v.object({ n: v.number() }))),
    kind: v.optional(v.variant('kind', [v.object({ kind: v.literal('x') })])),
  });

  it.each<[string, unknown, string]>([
    ['text', SECRET, 'all of it'],
    ['another type', { id: SECRET }, 'id'],
    ['another word', { id: 1, tags: ['a', SECRET] }, 'tags.1'],
    ['none of a union', { id: 1, day: SECRET }, 'day'],
    ['what is no JSON', { id: 1, text: SECRET }, 'text'],
    ['another shape in JSON', { id: 1, text: JSON.stringify({ n: SECRET }) }, 'text.n'],
    ['another kind', { id: 1, kind: { kind: SECRET } }, 'kind.kind'],
    ['an unknown field', { id: 1, [SECRET]: 1 }, 'all of it'],
  ])('of %s has a path, never the input', (_name, input, where) => {
    const result = validate(schema, input);
    expect(inspect(result, { depth: 9 })).not.toContain(SECRET);
    expect(result).toMatchObject({ error: { message: `${where}: not valid` } });
    expect(() => parse(schema, input)).toThrow(ValidationError);
    expect(parseOrNull(schema, input)).toBeNull();
  });
});

describe('shared schema', () => {
  it.each<[string, Schema<unknown>, unknown, unknown]>([
    ['days', calendarDaySchema, '2024-02-29', '2024-02-29'],
    ['no days', calendarDaySchema, '2026-02-30', null],
    ['no times', calendarDaySchema, '2026-02-03T00:00:00Z', null],
    ['no lists for objects', rejectArrays(v.object({ a: flagSchema })), [], null],
    ['a missing flag', v.object({ a: flagSchema }), {}, { a: false }],
    ['another value than true', v.object({ a: flagSchema }), { a: 1 }, { a: false }],
    ['null for what does not fit', v.object({ a: orNull(v.string()) }), { a: 1 }, { a: null }],
    ['items that fit', validItems(v.number()), [1, 'x', 2], [1, 2]],
    ['items up to a limit', validItems(v.number(), 2), ['x', 1, 2], [1]],
    ['JSON once', valueOrJson(v.array(v.number())), '[1]', [1]],
    ['JSON not twice', valueOrJson(v.array(v.number())), '"[1]"', null],
    ['whole numbers', integerBetween(0), 2 ** 53, null],
  ])('parses %s', (_name, schema, input, expected) => {
    expect(parseOrNull(schema, input)).toEqual(expected);
  });
});
