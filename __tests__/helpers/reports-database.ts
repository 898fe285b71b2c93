import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { ReportKind } from '@/lib/reports/report';
import { startTestDatabase, type TestDatabase } from './database';

/** A new database takes seconds, and many of them on a busy machine. */
export const START_TIMEOUT_MS = 180_000;

/** Database of the file, without posts. */
export let database: TestDatabase;
let nextId = 0;

/** Starts a database for the tests of a file, each of which begins without reports. */
export function startReportsDatabase(): void {
  beforeAll(async () => {
    database = await startTestDatabase({ seed: null });
  }, START_TIMEOUT_MS);
  afterAll(() => database.stop());
  beforeEach(async () => {
    await database.service.from('reports').delete().gt('number', 0);
  });
}

/** Report with an id of its own. */
export const toReport = <Fields extends object>(fields?: Fields) => {
  nextId += 1;
  return {
    id: nextId.toString(16).padStart(32, '0'),
    ...{ content_id: '133525', kind: 'hours' as ReportKind, dish: null, note: null },
    ...fields,
  };
};

/** The REST endpoint itself, as a stranger with the public key may call it. */
export function callRest(query: string, method: string, body?: unknown, prefer = 'return=minimal') {
  return fetch(`${database.url}/rest/v1/reports${query}`, {
    method,
    headers: { apikey: database.anonKey, 'content-type': 'application/json', prefer },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Reports, oldest first. */
export async function readAll() {
  const { data } = await database.service.from('reports').select('*').order('number');
  return data ?? [];
}
