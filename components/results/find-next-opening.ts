import { NO_FILTERS, toVisibleList } from '@kioot/engine';
import type { HolidayMap } from '@kioot/engine/hours';
import { getOpenStateAt } from '@/lib/search/contract/open-state';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import type { ListOptions } from './use-list-options';

/** Next certain opening of a place (epoch ms); after its last orders, the one after closing. */
function getOpening({ hours }: PlaceCard, atMs: number, holidays: HolidayMap): number | undefined {
  const now = getOpenStateAt(hours, atMs, holidays);
  if (now.state !== 'lastOrdersPassed' || now.until === undefined) return now.opensAt;
  return getOpenStateAt(hours, now.until, holidays).opensAt;
}

/** Opening of a place, with the number of places that take orders then. */
interface NextOpening {
  atMs: number;
  first: PlaceCard;
  count: number;
}

/**
 * Next opening of a place that passes the other filters, in the first section that has one: a dinner
 * that fits is worth more than a breakfast that does not. Null if none is known within days.
 */
export function findNextOpening(
  all: readonly PlaceCard[],
  { filters = NO_FILTERS, ...options }: ListOptions,
  atMs: number,
  holidays: HolidayMap,
): NextOpening | null {
  const { rows } = toVisibleList(all, { ...options, filters: { ...filters, isOpenOnly: false } });
  const openings = rows.flatMap((row) => {
    const opensAt = getOpening(row, atMs, holidays);
    return opensAt === undefined ? [] : [{ row, opensAt, section: options.getSection?.(row) }];
  });
  const ofSection = openings.filter(({ section }) => section === openings[0]?.section);
  const nextMs = Math.min(...ofSection.map(({ opensAt }) => opensAt));
  const first = ofSection.find(({ opensAt }) => opensAt === nextMs)?.row;
  if (!first) return null;
  const isOpen = ({ hours }: PlaceCard) => getOpenStateAt(hours, nextMs, holidays).state === 'open';
  return { atMs: nextMs, first, count: rows.filter(isOpen).length };
}
