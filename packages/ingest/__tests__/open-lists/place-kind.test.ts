import { describe, expect, it } from '@jest/globals';
import { parseListKind, toPlaceKind } from '../../src/open-lists/place-kind';
import { parseBundledRows } from '@/lib/places/snapshot-store';
import labels from '../fixtures/labeled-kinds.json';

/*
 * 120 places drawn at random from data/synced/restaurants.json and labeled by hand from the row: id, name,
 * kind. The rule was written on those at even positions.
 */
const rows = new Map(parseBundledRows().map((row) => [row.contentId, row]));
const read = labels.flatMap(([id = '', , label], at) => {
  const row = rows.get(id);
  if (!row) return [];
  const withoutKind = { ...row };
  delete withoutKind.kind;
  return [{ id, label, kind: toPlaceKind(withoutKind), isHeldOut: at % 2 === 1 }];
});

describe('kind of a place', () => {
  it('knows at least 120 labeled places', () => {
    expect(read.length).toBeGreaterThanOrEqual(120);
  });

  it.each([false, true])('agrees with 95 %% of the labels (held out: %s)', (isHeldOut) => {
    const half = read.filter((place) => place.isHeldOut === isHeldOut);
    const right = half.filter(({ kind, label }) => kind === label);
    expect(right.length / half.length).toBeGreaterThanOrEqual(0.95);
  });

  it('calls no place for meals a bar', () => {
    expect(read.filter(({ kind, label }) => kind === 'bar' && label === 'meal')).toEqual([]);
  });

  it.each([
    ['채식가능음식점 카페', 'cafe'],
    ['채식음식점 베이커리', 'cafe'],
    ['채식가능음식점 술집', 'bar'],
    ['채식가능음식점 한식', undefined],
  ])('reads the kind of a list: %s', (kind, expected) => {
    expect(parseListKind(kind)).toBe(expected);
  });
});
