import 'server-only';
import type { Place } from '@kioot/places/place';
import { isListed, LICENSE_SOURCE } from '@kioot/places/snapshot';
import { toIdentity } from '../merge-sources';
import {
  compareByBand,
  getPlaceRows,
  inTransaction,
  isSameRow,
  upsertPlaceIds,
  upsertPlaceRows,
  upsertSources,
} from '../place-tables';
import type { SqlClient } from '../common/sql-client';
import { cutField, toBlankRow } from '../to-place-row';
import { readDescribedSnapshot, readSnapshot, writeSnapshot } from '../snapshot-file';
import {
  toLicenseContentId,
  type ClosingChange,
  type LicenseDecision,
  type LicensedPlace,
} from './match-licenses';
import type { License } from './parse-license';

export type LicenseChanges = Pick<LicenseDecision, 'closings' | 'newcomers' | 'superseded'>;

export interface WriteContext {
  readonly takenAt: Date;
  /** `YYYY-MM-DD` in Seoul. */
  readonly today: string;
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** Places that a sync reads and changes: the bundled list, or the database. */
export interface LicenseTarget {
  read(): Promise<readonly LicensedPlace[]>;
  /** Applies changes; called again with the same ones after a kill. */
  write(changes: LicenseChanges, context: WriteContext): Promise<void>;
}

/** The bundled list: a file of rows, with `restaurants.meta.json` beside it. It takes closings and no new places. */
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

function toLicensedPlace(row: Place): LicensedPlace {
  const { contentId, title, source, lastSeen, closedOn = null } = row;
  return {
    ...{ contentId, title, source, lastSeen, closedOn, licenseId: null },
    ...{ identity: toIdentity(row), isListed: isListed(row) },
  };
}

function withClosing({ lastGood, ...row }: Place, closedOn: string | null): Place {
  // In the order of the schema, so that a file changes only where its rows do.
  return { ...row, closedOn: closedOn ?? undefined, ...(lastGood && { lastGood }) };
}

/** Places that are written together: all of them or none. */
const BATCH_SIZE = 500;

/** The tables of places. Each batch is whole or not there, and what is there already is not written again. */
export function createDatabaseTarget(sql: SqlClient): LicenseTarget {
  return {
    async read() {
      const { rows } = await sql.query<LicensedPlace>(
        `select content_id as "contentId", title, places.source, closed_on::text as "closedOn",
           place_ids.source_id as "licenseId", vanished_on is null and closed_on is null as "isListed",
           json_build_object('name', title, 'address', addr1, 'phone', tel, 'at',
             case when mapx is not null and mapy is not null then json_build_object('mapx', mapx, 'mapy', mapy) end
           ) as identity
         from places left join place_ids on place = number and place_ids.source = $1
         order by content_id`,
        [LICENSE_SOURCE],
      );
      return rows;
    },
    async write({ closings, newcomers, superseded }, { takenAt, today, onProgress, signal }) {
      const total = closings.length + newcomers.length + superseded.length;
      let done = 0;
      const inBatches = async <Each>(
        all: readonly Each[],
        write: (batch: readonly Each[]) => Promise<void>,
      ) => {
        for (let at = 0; at < all.length; at += BATCH_SIZE) {
          signal?.throwIfAborted();
          onProgress?.(done, total);
          const batch = all.slice(at, at + BATCH_SIZE);
          await inTransaction(sql, () => write(batch));
          done += batch.length;
        }
      };
      await inBatches(closings, (batch) => writeClosings(sql, batch));
      const source = { source: LICENSE_SOURCE, taken_at: takenAt.toISOString() };
      if (newcomers.length > 0) await upsertSources(sql, [{ ...source, rows: newcomers.length }]);
      const places = newcomers.toSorted((a, b) => compareByBand(a.at, b.at));
      await inBatches(places, (batch) => writeNewcomers(sql, batch));
      await inBatches(superseded, async (batch) => {
        await sql.query(
          'update places set vanished_on = $1 where content_id = any($2) and vanished_on is null',
          [today, batch],
        );
      });
    },
  };
}

async function writeClosings(sql: SqlClient, closings: readonly ClosingChange[]): Promise<void> {
  await sql.query(
    `update places set closed_on = given."closedOn"
     from jsonb_to_recordset($1::text::jsonb) as given ("contentId" text, "closedOn" date)
     where content_id = "contentId" and closed_on is distinct from given."closedOn"`,
    [JSON.stringify(closings)],
  );
}

async function writeNewcomers(sql: SqlClient, licenses: readonly License[]): Promise<void> {
  const rows = licenses.map(toPlaceRow);
  const known = await getPlaceRows(
    sql,
    rows.map(({ contentId }) => contentId),
  );
  const changed = rows.filter((row) => {
    const before = known.get(row.contentId)?.row;
    return !before || !isSameRow(before, row);
  });
  const numbers = await upsertPlaceRows(sql, changed, known);
  await upsertPlaceIds(
    sql,
    licenses.flatMap(({ id }) => {
      const place = numbers.get(toLicenseContentId(id));
      return place === undefined ? [] : [{ source: LICENSE_SOURCE, source_id: id, place }];
    }),
  );
}

/** The row of a place that only its license tells of: no menu, no hours. */
const toPlaceRow = ({ id, name, address, lotAddress, phone, at }: License): Place => ({
  ...toBlankRow(toLicenseContentId(id), name, LICENSE_SOURCE),
  ...{ addr1: cutField('addr1', address || lotAddress), tel: cutField('tel', phone), ...at },
});
