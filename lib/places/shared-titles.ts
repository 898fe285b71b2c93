import 'server-only';
import type { Place } from '@kioot/places/place';
import { isListed } from '@kioot/places/snapshot';
import { oncePer } from '../once-per';
import { getSnapshotRows } from './snapshot-store';

const DISTRICT = /(?<=^|\s)[가-힣]+구(?=\s|$)/u;

/** Title as a map search reads it, without spaces. */
const toKey = (title: string): string => title.normalize('NFC').replace(/\s+/g, '');

/** Titles of more than one place, as keys. */
export function findSharedTitles(places: readonly Pick<Place, 'title'>[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const key of places.map(({ title }) => toKey(title)))
    (seen.has(key) ? shared : seen).add(key);
  return shared;
}

const getSharedTitles = oncePer((rows: readonly Place[]) =>
  findSharedTitles(rows.filter(isListed)),
);

/**
 * District in Korean of a place whose title another place of the snapshot has, for a search by the
 * title; undefined for any other place.
 */
export function getDistrictOfSharedTitle({
  title,
  addr1,
}: Pick<Place, 'title' | 'addr1'>): string | undefined {
  const isShared = getSharedTitles(getSnapshotRows()).has(toKey(title));
  return isShared ? DISTRICT.exec(addr1)?.[0] : undefined;
}
