import type { Place } from './place';
import {
  KTO_SOURCE,
  LICENSE_SOURCE,
  REGISTER_SOURCE,
  VISIT_SEOUL_SOURCE,
  type SnapshotInfo,
} from './snapshot';

/** Offices that publish lists of places, as texts of screens name them. */
export type Publisher =
  'kto' | 'visitSeoul' | 'register' | 'interior' | 'agriculture' | 'seoulCity';

/** Lists that the bundled rows are made of, by part of `source`: publisher, and name in the credits. */
export const BUNDLED_LISTS = {
  [KTO_SOURCE]: { publisher: 'kto', credit: 'kto' },
  [VISIT_SEOUL_SOURCE]: { publisher: 'visitSeoul', credit: 'visitSeoul' },
  'goodprice-2026': { publisher: 'interior', credit: 'goodPrice' },
  'vegetarian-2023': { publisher: 'seoulCity', credit: 'vegetarian' },
  'vegetarian-2021': { publisher: 'seoulCity', credit: 'vegetarian' },
  'ansim-2025': { publisher: 'agriculture', credit: 'ansim' },
  'zero-2025': { publisher: 'seoulCity', credit: 'zero' },
  'goodprice-seoul-2024': { publisher: 'seoulCity', credit: 'goodPriceSeoul' },
} as const satisfies Record<string, { publisher: Publisher; credit: string }>;

/** Lists that label the dishes of their menus by diet. */
export const LABELING_LISTS: ReadonlySet<string> = new Set(['vegetarian-2023', 'vegetarian-2021']);

const PUBLISHERS = new Map<string, Publisher>([
  ...Object.entries(BUNDLED_LISTS).map(([list, { publisher }]) => [list, publisher] as const),
  [REGISTER_SOURCE, 'register'],
  [LICENSE_SOURCE, 'interior'],
]);

/** Offices whose lists have a row; empty if all of its sources are unknown. */
export const getPublishers = ({ source }: Pick<Place, 'source'>): Publisher[] => [
  ...new Set(source.split('+').flatMap((part) => PUBLISHERS.get(part) ?? [])),
];

/**
 * Day or year of a list: that in its name, else the day its rows were taken.
 * @example getListDate('goodprice-2026', info) // '2026'
 */
export function getListDate(
  list: string,
  { sources }: Pick<SnapshotInfo, 'sources'>,
): string | undefined {
  const [, year] = /-(20\d\d)$/.exec(list) ?? [];
  return year ?? sources.find(({ source }) => source === list)?.takenOn;
}

/** Latest listing of a place. */
export interface LastKnown {
  publisher: Publisher;
  /** Year, or the day (`YYYY-MM-DD`) where the list was taken on one. */
  asOf: string;
}

/** Lists that have the place and say when, the latest first. */
function getListings(
  { source, lastSeen = {}, menuAsOf }: Place,
  info: Pick<SnapshotInfo, 'sources'>,
): LastKnown[] {
  const listings = source.split('+').flatMap((list): LastKnown[] => {
    const publisher = PUBLISHERS.get(list);
    const date = getListDate(list, info) ?? (list === REGISTER_SOURCE ? menuAsOf : undefined);
    const seen = lastSeen[list];
    const asOf = seen !== undefined && seen !== date?.slice(0, 4) ? seen : date;
    return publisher && asOf ? [{ publisher, asOf }] : [];
  });
  return listings.sort((a, b) => toYear(b) - toYear(a));
}

/** The latest list that has the place, the first of those of a year; null if no list says when. */
export const getLastKnown = (row: Place, info: Pick<SnapshotInfo, 'sources'>): LastKnown | null =>
  getListings(row, info)[0] ?? null;

/** Publishers that have the place on a list of the last two years: two confirm each other. */
export const getRecentPublishers = (
  row: Place,
  info: Pick<SnapshotInfo, 'sources'>,
  now: Date,
): Publisher[] => [
  ...new Set(
    getListings(row, info)
      .filter((listing) => !isOldListing(listing, now))
      .map(({ publisher }) => publisher),
  ),
];

/** Year of a listing. */
export const toYear = ({ asOf }: Pick<LastKnown, 'asOf'>): number => Number(asOf.slice(0, 4));

/** Years after which a listing says little. */
const MAX_LISTING_AGE_YEARS = 2;

/** True for a listing so old that the place may well have closed since. */
export const isOldListing = (listing: Pick<LastKnown, 'asOf'>, now: Date): boolean =>
  now.getUTCFullYear() - toYear(listing) > MAX_LISTING_AGE_YEARS;
