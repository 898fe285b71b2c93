import 'server-only';
import { MAX_FIELD_LENGTHS } from '@/lib/payload-limits';
import { LICENSE_SOURCE } from '@/lib/places/snapshot';
import {
  compareByBand,
  getPlaceRows,
  inTransaction,
  isSameRow,
  upsertPlaceIds,
  upsertPlaceRows,
  type SqlClient,
} from '../place-tables';
import type { PlaceRow } from '../to-place-row';
import type { LicenseTarget } from './license-target';
import { toLicenseContentId, type ClosingChange, type LicensedPlace } from './match-licenses';
import type { License } from './parse-license';

/** Places that are written together: all of them or none. */
const BATCH_SIZE = 500;
const UNKNOWN_POSITION = { mapx: 0, mapy: 0 };

interface StoredRow {
  readonly content_id: string;
  readonly title: string;
  readonly addr1: string;
  readonly tel: string;
  readonly mapx: number | null;
  readonly mapy: number | null;
  readonly source: string;
  readonly closed_on: string | null;
  readonly vanished_on: string | null;
  readonly license: string | null;
}

/** The tables of places. Each batch is whole or not there, and what is there already is not written again. */
export function createDatabaseTarget(sql: SqlClient): LicenseTarget {
  return {
    async read() {
      const { rows } = await sql.query<StoredRow>(
        `select content_id, title, addr1, tel, mapx, mapy, places.source, closed_on::text, vanished_on::text,
           place_ids.source_id as license
         from places left join place_ids on place = number and place_ids.source = $1
         order by content_id`,
        [LICENSE_SOURCE],
      );
      return rows.map(toLicensedPlace);
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
      if (newcomers.length > 0) await putSource(sql, takenAt, newcomers.length);
      const places = newcomers.toSorted((a, b) =>
        compareByBand(a.at ?? UNKNOWN_POSITION, b.at ?? UNKNOWN_POSITION),
      );
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

function toLicensedPlace(row: StoredRow): LicensedPlace {
  const { content_id: contentId, title, source, mapx, mapy } = row;
  const at = mapx !== null && mapy !== null ? { mapx, mapy } : null;
  return {
    ...{ contentId, title, source, closedOn: row.closed_on, licenseId: row.license },
    identity: { name: title, address: row.addr1, phone: row.tel, at },
    isListed: row.vanished_on === null && row.closed_on === null,
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

async function putSource(sql: SqlClient, takenAt: Date, rows: number): Promise<void> {
  await sql.query(
    `insert into place_sources (source, taken_at, rows) values ($1, $2, $3)
     on conflict (source) do update set taken_at = excluded.taken_at, rows = excluded.rows`,
    [LICENSE_SOURCE, takenAt.toISOString(), rows],
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
  const numbers = new Map([...known].map(([id, { number }]) => [id, number]));
  for (const [id, number] of await upsertPlaceRows(sql, changed)) numbers.set(id, number);
  await upsertPlaceIds(
    sql,
    licenses.flatMap(({ id }) => {
      const place = numbers.get(toLicenseContentId(id));
      return place === undefined ? [] : [{ source: LICENSE_SOURCE, source_id: id, place }];
    }),
  );
}

/** The row of a place that only its license tells of: no menu, no hours. */
function toPlaceRow({ id, name, address, lotAddress, phone, at }: License): PlaceRow {
  return {
    ...{ contentId: toLicenseContentId(id), title: name.slice(0, MAX_FIELD_LENGTHS.title) },
    ...{ title_eng: '', firstmenu: '', treatmenu: '', opentimefood: '', restdatefood: '' },
    addr1: (address || lotAddress).slice(0, MAX_FIELD_LENGTHS.addr1),
    ...{ mapx: at?.mapx ?? null, mapy: at?.mapy ?? null },
    tel: phone.slice(0, MAX_FIELD_LENGTHS.tel),
    ...{ lclsSystm3: '', source: LICENSE_SOURCE, modifiedtime: '', vanishedOn: '', facts: {} },
  };
}
