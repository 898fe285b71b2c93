import { startDatabaseHost } from './start-database-host.mjs';

let ownHost: Promise<string> | undefined;

/** Process with the databases: that of `__tests__/global-setup.mjs`, outside Jest one of our own. */
async function getHostUrl(): Promise<string> {
  const shared = process.env.TEST_DATABASE_HOST;
  return shared ?? (ownHost ??= startDatabaseHost().then(({ url }) => url));
}

async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text);
}

/**
 * Runs scripts in an empty Postgres; resolves to the last rows of each.
 *
 * @throws {Error} with the message of the database
 */
export const runSql = async (scripts: readonly string[]) =>
  (await post(`${await getHostUrl()}/sql`, scripts)) as unknown[];

/**
 * Opens an empty database in the shared process; resolves to its address and keys.
 *
 * @throws {Error} with the message of the database when it does not start
 */
export async function openHostedDatabase(kind: 'places' | 'recipes', options: object = {}) {
  const host = await getHostUrl();
  const started = (await post(`${host}/${kind}`, options)) as { id: string; url: string };
  return {
    started,
    stop: async () => {
      await fetch(`${host}/${started.id}`, { method: 'DELETE', body: '{}' });
    },
  };
}
