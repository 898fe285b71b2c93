import { describe, expect, it } from '@jest/globals';
import { MEATS } from '@kioot/engine';
import { MAX_PAGE_SIZE } from '@/lib/payload-limits';
import { RADII_M } from '@/lib/radii';
import { KOREA_BOUNDS } from '@/lib/search/contract/id-and-point-schemas';
import { searchRequestSchema } from '@/lib/search/contract/requests';
import { parse, validate } from '@kioot/base/validation';

const [west, east] = KOREA_BOUNDS.mapx;
const [south, north] = KOREA_BOUNDS.mapy;
const search = { origin: { mapx: west, mapy: south }, radius: RADII_M[0], need: { kind: 'any' } };
const counts = { ...search, want: 'counts' };
const page = { ...search, want: 'page' };

describe('a request of /api/search', () => {
  it.each([
    counts,
    { ...counts, origin: { mapx: east, mapy: north } },
    ...RADII_M.map((radius) => ({ ...counts, radius })),
    ...RADII_M.map((radius) => ({ ...search, radius, want: 'alternatives' })),
    { ...counts, radius: 'city' },
    ...['halal', 'strictVegan', 'lactoOvo'].map((kind) => ({ ...counts, need: { kind } })),
    { ...counts, need: { kind: 'meats', meats: ['pork'] } },
    { ...counts, need: { kind: 'meats', meats: [...MEATS] } },
    { ...page, pageSize: 1, language: 'ja' },
    { ...page, pageSize: MAX_PAGE_SIZE, language: 'zh-Hant', cursor: 'c' },
    { ...page, pageSize: 10, language: 'en', cursor: 'c'.repeat(64) },
    { ...page, pageSize: 10, language: 'en', from: 300 },
  ])('is accepted: %j', (request) => {
    expect(parse(searchRequestSchema, request)).toEqual(request);
  });

  it('defaults to ten places in English', () => {
    expect(parse(searchRequestSchema, page)).toEqual({ ...page, pageSize: 10, language: 'en' });
  });

  it.each([
    search,
    { ...search, want: 'everything' },
    ...['counts', 'page'].map((want) => ({ ...search, want, color: 'red' })),
    { ...counts, pageSize: 10 },
    { ...counts, radius: 1 },
    { ...search, want: 'alternatives', radius: 'city' },
    { ...counts, radius: undefined },
    { ...counts, origin: undefined },
    { ...counts, origin: { mapx: west } },
    { ...counts, origin: { mapy: south } },
    { ...counts, origin: { ...search.origin, mapz: 0 } },
    { ...counts, origin: { mapx: west - 0.01, mapy: south } },
    { ...counts, origin: { mapx: east + 0.01, mapy: south } },
    { ...counts, origin: { mapx: west, mapy: south - 0.01 } },
    { ...counts, origin: { mapx: west, mapy: north + 0.01 } },
    { ...counts, origin: { mapx: NaN, mapy: south } },
    { ...counts, need: undefined },
    { ...counts, need: { kind: 'hungry' } },
    { ...counts, need: { kind: 'meats' } },
    { ...counts, need: { kind: 'meats', meats: [] } },
    { ...counts, need: { kind: 'meats', meats: ['whale'] } },
    { ...counts, need: { kind: 'meats', meats: [...MEATS, 'pork'] } },
    ...['any', 'meats', 'halal', 'strictVegan', 'lactoOvo'].map((kind) => ({
      ...counts,
      need: { kind, meats: ['pork'], much: true },
    })),
    ...[-1, 0.5, 20_001].map((from) => ({ ...page, from })),
    { ...page, cursor: '' },
    { ...page, cursor: 'c'.repeat(65) },
    { ...page, language: 'fr' },
    { ...counts, language: 'ja' },
    { ...page, pageSize: 0 },
    { ...page, pageSize: MAX_PAGE_SIZE + 1 },
    { ...page, pageSize: 1.5 },
  ])('is rejected: %j', (request) => {
    expect(validate(searchRequestSchema, request).success).toBe(false);
  });

  it('is rejected with the path of an unknown field', () => {
    expect(validate(searchRequestSchema, { ...counts, color: 'red' })).toMatchObject({
      error: { path: [], reason: 'holds a field that is not known' },
    });
  });
});
