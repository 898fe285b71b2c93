import { startDatabaseHost } from './helpers/start-database-host.mjs';

/** Starts the process with the databases; it opens none before a test asks for one. */
export default async function setUp() {
  const host = await startDatabaseHost();
  process.env.TEST_DATABASE_HOST = host.url;
  globalThis.stopTestDatabases = host.stop;
}
