import { describe, expect, it } from '@jest/globals';
import { parseEnv } from '@/lib/parse-env.mjs';
import { startLiveData } from '@/lib/ingest/tourapi/live-data';
import { startTelemetry } from '@/lib/server/telemetry';

describe('what accompanies the server', () => {
  it('starts nothing that was not asked for', async () => {
    expect(await startTelemetry(parseEnv({}))).toBe(false);
    expect(startLiveData(parseEnv({}))).toBe(false);
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
  ])('keeps no data fresh with %j', (source) => {
    expect(startLiveData(parseEnv(source))).toBe(false);
  });
});
