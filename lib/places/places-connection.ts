import 'server-only';
import { types } from 'node:util';
import type { Pool } from 'pg';
import { logEvent, toErrorFields } from '../observability/log';
import { PlacesDatabaseError, type DatabaseFailureKind } from './database-error';
import { STATEMENTS } from './places-statements';

export interface ConnectionOptions {
  url: string;
  /** Maximum number of connections. */
  pool: number;
  /** Time limit for a connection, and then for a result, in milliseconds. */
  timeoutMs: number;
}

interface PlacesConnection {
  /**
   * Runs a statement and returns the columns of its row.
   * @throws {PlacesDatabaseError}
   */
  query(name: keyof typeof STATEMENTS, values: unknown[]): Promise<unknown[]>;
  end(): Promise<void>;
}

/** Added to the server's statement timeout, so that the server reports it first. */
const CLIENT_TIMEOUT_MARGIN_MS = 500;

function toFailureKind(error: Error & { code?: string }): DatabaseFailureKind {
  const { code = '', message } = error;
  // query_canceled, by statement_timeout; or a timeout of the driver.
  if (code === '57014' || /timeout/i.test(message)) return 'slow';
  // Classes of https://www.postgresql.org/docs/15/errcodes-appendix.html: 08 connection, 28
  // authorization, 3D no such database, 53 no resources, 57 operator; every other five-character
  // code is an answer of the server.
  if (/^[0-9A-Z]{5}$/.test(code) && !/^(08|28|3D|53|57)/.test(code)) return 'unreadable';
  return 'away';
}

/**
 * Connects lazily, on the first query, as a role that can only read.
 *
 * @param onConnectionLost called when an idle connection breaks
 */
export function openPlacesConnection(
  { url, pool: max, timeoutMs }: ConnectionOptions,
  onConnectionLost: () => void,
): PlacesConnection {
  let opened: Promise<Pool> | undefined;

  async function open(): Promise<Pool> {
    // Lazy: without a database the driver is never loaded.
    const { Pool } = await import('pg');
    const pool = new Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: timeoutMs,
      statement_timeout: timeoutMs,
      query_timeout: timeoutMs + CLIENT_TIMEOUT_MARGIN_MS,
      options: '-c role=anon -c default_transaction_read_only=on',
      application_name: 'kioot',
      allowExitOnIdle: true,
    });
    pool.on('error', (error) => {
      logEvent('warn', 'places.connection_lost', toErrorFields(error));
      onConnectionLost();
    });
    return pool;
  }

  return {
    async query(name, values) {
      try {
        opened ??= open();
        const pool = await opened.catch((error: unknown) => {
          opened = undefined;
          throw error;
        });
        const { rows } = await pool.query<unknown[]>({
          text: STATEMENTS[name],
          values,
          rowMode: 'array',
        });
        return rows[0] ?? [];
      } catch (thrown) {
        const kind = types.isNativeError(thrown) ? toFailureKind(thrown) : 'away';
        throw new PlacesDatabaseError(kind, thrown);
      }
    },
    end: async () => (await opened)?.end(),
  };
}
