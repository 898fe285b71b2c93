import { describe, expect, it } from '@jest/globals';
import { parseEnv } from '@/lib/parse-env.mjs';
import { startBackgroundSync } from '@/lib/server/background-sync';
import { startTelemetry } from '@/lib/server/start-server';

describe('background work of the server', () => {
  it('is not started by default', async () => {
    expect(await startTelemetry(parseEnv({}))).toBe(false);
    expect(startBackgroundSync(parseEnv({}))).toBe(false);
  });

  it.each([
    [{ TOURAPI_SERVICE_KEY: 'key' }],
    [{ SYNC_INTERVAL_HOURS: '24' }],
    [{ TOURAPI_SERVICE_KEY: 'key', SYNC_INTERVAL_HOURS: '24', VERCEL: '1' }],
    [
      {
        TOURAPI_SERVICE_KEY: 'key',
        SYNC_INTERVAL_HOURS: '24',
        TOURISM_BACKEND_URL: 'http://a.example',
      },
    ],
  ])('does not refresh data with %j', (source) => {
    expect(startBackgroundSync(parseEnv(source))).toBe(false);
  });
});
