// Backup of an embedded database as JSON, which later versions of Postgres and of our schema read.
import { randomUUID } from 'node:crypto';
import { PostgrestClient } from '@supabase/postgrest-js';

/** Tables with edits and reports, parents first, and what sorts their rows. */
const TABLES = { posts: ['id'], post_translations: ['post_id', 'locale'], reports: ['number'] };
const FORMAT = 1;
const PAGE_SIZE = 500;
const TIMEOUT_MS = 60_000;

/** The text is no backup; the message is one line for the operator. */
export class BackupError extends Error {
  name = 'BackupError';
}

async function readTable(client, table) {
  const rows = [];
  for (;;) {
    const query = client
      .from(table)
      .select()
      .range(rows.length, rows.length + PAGE_SIZE - 1);
    for (const column of TABLES[table]) query.order(column);
    const { data, error } = await query;
    if (error) throw new BackupError(`${table}: ${error.message}`);
    rows.push(...data);
    if (data.length < PAGE_SIZE) return rows;
  }
}

/**
 * All posts, translations and reports of a running database, drafts included.
 * @param {string} url
 * @returns {Promise<string>}
 */
export async function toBackup(url) {
  const client = new PostgrestClient(`${url}/rest/v1`, { timeout: TIMEOUT_MS });
  const backup = { format: FORMAT };
  for (const table of Object.keys(TABLES)) backup[table] = await readTable(client, table);
  return JSON.stringify(backup);
}

function parseBackup(text) {
  try {
    const backup = JSON.parse(text);
    const isWhole = Object.keys(TABLES).every((table) => Array.isArray(backup[table]));
    if (backup.format === FORMAT && isWhole) return backup;
  } catch {
    // Below.
  }
  throw new BackupError('This is no backup of `npm run db -- backup`, or only a part of one.');
}

/**
 * Replaces all posts, translations and reports by those of a backup, or nothing at all. A column
 * that is newer than the backup gets its default.
 * @param {(sql: string) => Promise<unknown>} query as the owner
 * @param {string} text
 * @returns {Promise<string>} what was restored
 * @throws {BackupError}
 */
export async function restoreBackup(query, text) {
  const backup = parseBackup(text);
  const quote = `$kioot_${randomUUID().replaceAll('-', '')}`;
  const tables = Object.keys(TABLES);
  const inserts = tables.map((table) => {
    const columns = Object.keys(backup[table][0] ?? {});
    if (columns.length === 0) return '';
    if (!columns.every((column) => /^[a-z_]+$/.test(column)))
      throw new BackupError(`The backup has unknown columns of ${table}.`);
    return `insert into public.${table} (${columns}) overriding system value select ${columns}
      from json_populate_recordset(null::public.${table}, ${quote}$${JSON.stringify(backup[table])}${quote}$);`;
  });
  // As a replica: the times in the backup stay, and no page is announced.
  await query(`do ${quote}_all$ begin
    perform set_config('session_replication_role', 'replica', true);
    ${[...tables]
      .reverse()
      .map((table) => `delete from public.${table};`)
      .join(' ')}
    ${inserts.join('\n')}
    perform setval(pg_get_serial_sequence('public.reports', 'number'),
      (select coalesce(max(number), 0) + 1 from public.reports), false);
  end ${quote}_all$;`);
  return tables.map((table) => `${backup[table].length} ${table}`).join(', ');
}
