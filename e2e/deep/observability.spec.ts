import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { startInstance } from '../helpers/instances';

const NO_DATABASE = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' };
const VISIT_ID = 'visit-of-the-collector';

test('sends traces to the collector and logs requests without personal data', async () => {
  const received: { path: string; bytes: string }[] = [];
  const collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', bytes: Buffer.concat(parts).toString('latin1') });
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const site = await startInstance({
    ...NO_DATABASE,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    LOG_REQUESTS: '1',
  });
  const response = await fetch(`${site.url}/api/rec/get-content-id-by-gps`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': VISIT_ID },
    body: JSON.stringify({ mapx: 126.985, mapy: 37.5636, radius: 500 }),
  });
  expect(response.status).toBe(200);

  const traces = () => received.filter(({ path }) => path === '/v1/traces');
  await expect
    .poll(() => traces().some(({ bytes }) => bytes.includes('/api/rec/get-content-id-by-gps')), {
      timeout: 30_000,
    })
    .toBe(true);
  expect(traces()[0]?.bytes).toContain('kioot');
  await expect.poll(() => site.getLog()).toContain(`"requestId":"${VISIT_ID}"`);
  expect(site.getLog()).not.toMatch(/126\.985|37\.5636/);
  await site.stop();
  collector.closeAllConnections();
  collector.close();
});
