import { describe, expect, it } from '@jest/globals';
import snapshotInfo from '@/data/synced/restaurants.meta.json';
import { getLastKnown, getPublishers, isOldListing } from '@kioot/places/sources';
import type { Place } from '@kioot/places/place';
import { parseBundledRows } from '@/lib/places/snapshot-store';

const [first] = parseBundledRows();
if (!first) throw new Error('data/synced/restaurants.json is empty');
const toRow = (source: string, fields: Partial<Place> = {}): Place => ({
  ...first,
  source,
  ...fields,
});
const getKnown = (source: string, fields?: Partial<Place>) =>
  getLastKnown(toRow(source, fields), snapshotInfo);

describe('the last time a place was known', () => {
  it.each([
    ['goodprice-2026', {}, 'interior', '2026'],
    ['vegetarian-2023', {}, 'seoulCity', '2023'],
    ['kto-tourapi', {}, 'kto', '2026-02-20'],
    ['ansim-2025', { lastSeen: { 'ansim-2025': '2021' } }, 'agriculture', '2021'],
    ['visitseoul', { lastSeen: { visitseoul: '2026' } }, 'visitSeoul', '2026'],
    ['visitseoul', { lastSeen: { visitseoul: '2025' } }, 'visitSeoul', '2025-11-19'],
    ['sto-register', { menuAsOf: '2021-12-31' }, 'register', '2021-12-31'],
  ] as const)('is the year of its list: %s %j', (source, fields, publisher, asOf) => {
    expect(getKnown(source, fields)).toEqual({ publisher, asOf });
  });

  it('is the latest of several lists, the first one of a year', () => {
    const lastSeen = { 'ansim-2025': '2021' };
    expect(getKnown('vegetarian-2023+ansim-2025', { lastSeen })?.publisher).toBe('seoulCity');
    expect(getKnown('ansim-2025+zero-2025', { lastSeen })).toEqual({
      ...{ publisher: 'seoulCity', asOf: '2025' },
    });
    expect(getKnown('kto-tourapi+goodprice-2026')?.publisher).toBe('kto');
  });

  it('is not guessed for a list that no one knows', () => {
    expect(getKnown('mois-license')).toBeNull();
    expect(getKnown('invented-2026')).toBeNull();
  });

  it('is old after two years', () => {
    const now = new Date('2026-11-25T00:00:00Z');
    expect(['2023', '2024', '2026-02-20'].map((asOf) => isOldListing({ asOf }, now))).toEqual([
      ...[true, false, false],
    ]);
  });

  it('is known for every bundled place, by an office that has a name', () => {
    const unknown = parseBundledRows().filter(
      (row) => getLastKnown(row, snapshotInfo) === null || getPublishers(row).length === 0,
    );
    expect(unknown.map(({ contentId, source }) => [contentId, source])).toEqual([]);
  });
});
