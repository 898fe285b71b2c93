import { afterEach, expect, it, jest } from '@jest/globals';
import { startTestServer } from '@/__tests__/helpers/http-server';

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.SUPABASE_URL;
  delete process.env.SUPABASE_ANON_KEY;
});

it.each([
  ['ok', '', 200, '[{"slug":"kimchi"}]'],
  ['failed', 'PostgrestError: Invalid API key', 401, '{"message":"Invalid API key"}'],
  ['failed', 'Error: The answer has no rows.', 404, ''],
])('is %s, and logs "%s", for a database that answers %s %s', async (state, why, status, body) => {
  const database = await startTestServer((_, response) => response.writeHead(status).end(body));
  process.env.SUPABASE_URL = database.url;
  process.env.SUPABASE_ANON_KEY = 'anonymous';
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  // Checks are shared for two seconds.
  Reflect.deleteProperty(globalThis, Symbol.for('kioot.readiness'));
  const { getReadiness } = await import('@/lib/server/readiness');
  expect((await getReadiness()).checks.database).toBe(state);
  expect(warned.mock.calls.join()).toContain(why);
  await database.close();
});
