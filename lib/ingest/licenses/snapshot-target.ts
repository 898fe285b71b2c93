import type { RestaurantRow } from '@/lib/places/row';
import { isListed } from '@/lib/places/snapshot';
import { toIdentity } from '../merge-sources';
import { readDescribedSnapshot, readSnapshot, writeSnapshot } from '../snapshot-file';
import type { LicenseTarget } from './license-target';
import type { LicensedPlace } from './match-licenses';

/** The bundled list: a file of rows, with `snapshot.json` beside it. It takes closings and no new places. */
export function createSnapshotTarget(path: string): LicenseTarget {
  return {
    read: async () => (await readSnapshot(path)).map(toLicensedPlace),
    async write({ closings }) {
      if (closings.length === 0) return;
      const { rows: before, info } = await readDescribedSnapshot(path);
      const days = new Map(closings.map(({ contentId, closedOn }) => [contentId, closedOn]));
      const rows = before.map((row) => {
        const closedOn = days.get(row.contentId);
        return closedOn === undefined ? row : withClosing(row, closedOn);
      });
      await writeSnapshot(path, rows, info);
    },
  };
}

function toLicensedPlace(row: RestaurantRow): LicensedPlace {
  const { contentId, title, source, lastSeen, closedOn = null } = row;
  return {
    ...{ contentId, title, source, lastSeen, closedOn, licenseId: null },
    ...{ identity: toIdentity(row), isListed: isListed(row) },
  };
}

function withClosing({ lastGood, ...row }: RestaurantRow, closedOn: string | null): RestaurantRow {
  // In the order of the schema, so that a file changes only where its rows do.
  return { ...row, closedOn: closedOn ?? undefined, ...(lastGood && { lastGood }) };
}
