import 'server-only';
import type { Place } from '@kioot/places/place';
import { oncePer } from '../once-per';
import { getSnapshotRows } from './snapshot-store';

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
