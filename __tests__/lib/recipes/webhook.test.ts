import { describe, expect, it } from '@jest/globals';
import { getStaleTags, isSecretValid, postChangeSchema } from '@/lib/recipes/webhook';
import { parse, validate } from '@kioot/base/validation';

const TABLE = { schema: 'public', table: 'posts' };

describe('payload of a database webhook', () => {
  it.each([
    [{ type: 'INSERT', record: { slug: 'a', title: 'A' }, old_record: null }, ['posts', 'post:a']],
    [{ type: 'UPDATE', record: { slug: 'a' }, old_record: { slug: 'a' } }, ['posts', 'post:a']],
    [
      { type: 'UPDATE', record: { slug: 'b' }, old_record: { slug: 'a' } },
      ['posts', 'post:a', 'post:b'],
    ],
    [{ type: 'DELETE', record: null, old_record: { slug: 'a' } }, ['posts', 'post:a']],
  ])('%j expires %j', (payload, tags) => {
    expect(getStaleTags(parse(postChangeSchema, { ...TABLE, ...payload }))).toEqual(tags);
  });

  it.each([
    [{ type: 'INSERT', record: { locale: 'ja', title: 'A' }, old_record: null }, ['posts:ja']],
    [
      { type: 'UPDATE', record: { locale: 'zh-Hans' }, old_record: { locale: 'zh-Hans' } },
      ['posts:zh-Hans'],
    ],
    [
      { type: 'UPDATE', record: { locale: 'zh-Hant' }, old_record: { locale: 'ja' } },
      ['posts:ja', 'posts:zh-Hant'],
    ],
    [{ type: 'DELETE', record: null, old_record: { locale: 'ja' } }, ['posts:ja']],
  ])('of a translation, %j expires %j', (payload, tags) => {
    const table = { ...TABLE, table: 'post_translations' };
    expect(getStaleTags(parse(postChangeSchema, { ...table, ...payload }))).toEqual(tags);
  });

  it.each([
    [{ ...TABLE, table: 'post_translations', type: 'INSERT', record: { locale: 'en' } }],
    [{ ...TABLE, table: 'post_translations', type: 'INSERT', record: { locale: 'ko' } }],
    [{ ...TABLE, table: 'post_translations', type: 'INSERT', record: { slug: 'a' } }],
    [{ ...TABLE, type: 'INSERT', record: { locale: 'ja' } }],
    [{ ...TABLE, type: 'TRUNCATE' }],
    [{ ...TABLE, type: 'INSERT', record: null }],
    [{ ...TABLE, type: 'UPDATE', record: { slug: 'a' } }],
    [{ schema: 'public', table: 'users', type: 'INSERT', record: { slug: 'a' } }],
    [{ schema: 'private', table: 'posts', type: 'INSERT', record: { slug: 'a' } }],
  ])('rejects %j', (payload) => {
    expect(validate(postChangeSchema, payload).success).toBe(false);
  });
});

describe('webhook secret', () => {
  it.each([
    ['0123456789abcdef', true],
    ['0123456789abcdeg', false],
    ['0123456789abcde', false],
    ['', false],
    [null, false],
  ])('accepts %j: %s', (given, isRight) => {
    expect(isSecretValid(given, '0123456789abcdef')).toBe(isRight);
  });
});
