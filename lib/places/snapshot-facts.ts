import 'server-only';
import type { Place } from '@kioot/places/place';
import { getLastKnown, isOldListing, toYear } from '@kioot/places/sources';
import { isListed } from '@kioot/places/snapshot';
import { oncePer } from '../once';
import { getSnapshotRows, getSnapshotInfo } from './snapshot-store';

/** Minimum number of addresses of a chain. */
const MIN_BRANCHES = 3;

type NamedPlace = Pick<Place, 'contentId' | 'title' | 'addr1'>;

/**
 * Name without its branch, spaces and punctuation.
 *
 * @example toChainName('본죽 (강남역점)') // '본죽'
 */
function toChainName(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\[[^\]]*\]/, '')
    .replace(/\s*[([].*$/u, '')
    .replace(/(?<=\S)\s+\S*[점역]$/u, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Ids of places whose name, without its branch, is at three addresses or more. */
export function findChainBranches(places: readonly NamedPlace[]): ReadonlySet<string> {
  const names = places.map(({ title }) => toChainName(title));
  const addresses = new Map<string, Set<string>>();
  for (const [at, { addr1 }] of places.entries()) {
    const name = names[at] ?? '';
    addresses.set(name, (addresses.get(name) ?? new Set()).add(addr1));
  }
  const isChain = (name = '') => name !== '' && (addresses.get(name)?.size ?? 0) >= MIN_BRANCHES;
  return new Set(places.filter((_, at) => isChain(names[at])).map(({ contentId }) => contentId));
}

const getChainBranches = oncePer(findChainBranches);

/**
 * True for a branch of a chain in the current snapshot. A database has the ids of the snapshot, and
 * its other places count as no branch.
 */
export const isChainBranch = (contentId: string): boolean =>
  getChainBranches(getSnapshotRows()).has(contentId);

/**
 * Year in which a list last had a place that none has had of late: it may well have closed since. Null
 * for a place that is known to be alive, and where no list says when.
 */
export function getLastSeenYear(row: Place, now: Date): number | null {
  const latest = getLastKnown(row, getSnapshotInfo(now));
  return latest && isOldListing(latest, now) ? toYear(latest) : null;
}

const getOldIds = oncePer((rows: readonly Place[]): ReadonlySet<string> => {
  const now = new Date();
  return new Set(
    rows.filter((row) => getLastSeenYear(row, now) !== null).map((row) => row.contentId),
  );
});

/** True for a place with a {@link getLastSeenYear}, by id: a register has no others than the snapshot. */
export const isOldPlaceId = (contentId: string): boolean =>
  getOldIds(getSnapshotRows()).has(contentId);

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
