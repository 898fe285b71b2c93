import 'server-only';
import type { PlaceRepository } from './place-repository';
import type { Place } from '@kioot/places/place';
import { isListed } from '@kioot/places/snapshot';
import { oncePer } from '../once';
import { getSnapshotRows } from './snapshot-store';
import { getUnlistedReason } from '@kioot/places/unlisted';

const toRowsById = oncePer(
  (rows: readonly Place[]): ReadonlyMap<string, Place> =>
    new Map(rows.map((row) => [row.contentId, row])),
);

/** Rows of the current snapshot by id. */
const getRowsById = () => toRowsById(getSnapshotRows());

const getListedRows = (): Place[] => getSnapshotRows().filter(isListed);

/** Repository over the snapshot of the build, or a newer one of a sync. */
export function createBundledRepository(): PlaceRepository {
  return {
    async getStatus(contentId) {
      const row = getRowsById().get(contentId);
      if (!row) return undefined;
      if (row.closedOn !== undefined) return { closedOn: row.closedOn };
      if (row.vanishedOn !== '') return 'gone';
      const unlisted = getUnlistedReason(row);
      return unlisted ? { unlisted } : 'listed';
    },
    async getRows(contentIds) {
      const byId = getRowsById();
      return [...new Set(contentIds)].flatMap((contentId) => byId.get(contentId) ?? []);
    },
    async getPrices(contentId) {
      const { prices = [], fieldSources } = getRowsById().get(contentId) ?? {};
      const year = Number(fieldSources?.prices?.asOf?.slice(0, 4));
      return new Map(prices.map(([dish, won]) => [dish, { won, year }]));
    },
    getOfficialTitles: async () => getRowsById(),
    getPlacesServing: async () => getSnapshotRows(),
    getNearby: async () => getSnapshotRows(),
    getListedParts: async (size) =>
      Array.from({ length: Math.ceil(getListedRows().length / size) }, (_, part) => part),
    getListedPart: async (part, size) =>
      getListedRows()
        .slice(part * size, (part + 1) * size)
        .map(({ contentId }) => contentId),
  };
}
