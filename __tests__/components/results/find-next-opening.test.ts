import { describe, expect, it } from '@jest/globals';
import { NO_FILTERS, type ListFilters } from '@kioot/engine';
import { parseHours } from '@kioot/engine/hours';
import { findNextOpening } from '@/components/results/next-opening';
import { packHours } from '@/lib/search/contract/packed-hours';
import type { ListOptions } from '@/components/results/use-list-options';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';

const toMs = (seoul: string) => Date.parse(`${seoul}+09:00`);
const place = (contentId: string, hours: string, kind?: string): PlaceCard => ({
  ...{ contentId, title: contentId, kind },
  ...(hours ? { hours: packHours(parseHours(hours, '연중무휴')) } : {}),
});
const PLACES = [
  place('noon', '11:30~22:00 준비시간 15:00~17:00 마지막 주문 21:00', 'soup'),
  place('noon too', '11:30~15:00', 'ramen'),
  place('night', '18:00~02:00', 'bar'),
  place('unknown', '', 'soup'),
];
const find = (
  seoul: string,
  filters: Partial<ListFilters> = {},
  places = PLACES,
  change: Partial<ListOptions> = {},
) => {
  const options = { sort: 'match', origin: null, ...change } as const;
  const all = { ...NO_FILTERS, isOpenOnly: true, ...filters };
  const next = findNextOpening(places, { ...options, filters: all }, toMs(seoul), {});
  return next && [next.first.contentId, next.atMs, next.count];
};

describe('the next opening', () => {
  it('names the first place to open, and how many are open then', () => {
    expect(find('2026-11-25T09:00')).toEqual(['noon', toMs('2026-11-25T11:30'), 2]);
    expect(find('2026-11-25T22:30', { kitchen: 'noodles' })).toEqual([
      ...['noon too', toMs('2026-11-26T11:30')],
      1,
    ]);
  });

  it('is the end of a break, and after the last orders the opening of the next day', () => {
    expect(find('2026-11-25T15:30')).toEqual(['noon', toMs('2026-11-25T17:00'), 1]);
    expect(find('2026-11-25T21:30', { kitchen: 'soup' })).toEqual([
      ...['noon', toMs('2026-11-26T11:30')],
      1,
    ]);
  });

  it('is that of the best section, however early the others open', () => {
    const getSection = ({ contentId }: PlaceCard) =>
      contentId === 'night' ? ('everyone' as const) : ('little' as const);
    expect(find('2026-11-25T09:00', {}, PLACES, { getSection })).toEqual([
      ...['night', toMs('2026-11-25T18:00')],
      2,
    ]);
  });

  it('counts no place that another filter leaves out, and none of unknown hours', () => {
    expect(find('2026-11-25T09:00', { kitchen: 'bar' })).toEqual([
      ...['night', toMs('2026-11-25T18:00')],
      1,
    ]);
    expect(find('2026-11-25T09:00', {}, PLACES.slice(3))).toBeNull();
  });
});
