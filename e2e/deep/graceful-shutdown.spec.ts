import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { startInstance } from '../helpers/instances';

const NO_DATABASE = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' };

test('SIGTERM refuses new requests, finishes pending ones and exits', async () => {
  const backend = createServer().listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const address = backend.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const instance = await startInstance({
    ...NO_DATABASE,
    TOURISM_BACKEND_URL: `http://127.0.0.1:${address.port}`,
  });

  const pending = fetch(`${instance.url}/api/rec/get-content-id-by-gps`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mapx: 126.9853, mapy: 37.5609, radius: 500 }),
  });
  const [, pendingResponse] = await once(backend, 'request');
  instance.send('SIGTERM');
  await expect
    .poll(() =>
      fetch(instance.url).then(
        () => 'answered',
        () => 'refused',
      ),
    )
    .toBe('refused');
  expect(instance.isRunning()).toBe(true);

  pendingResponse.setHeader('content-type', 'application/json').end('["2757643"]');
  const response = await pending;
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(['2757643']);
  await expect.poll(() => instance.isRunning()).toBe(false);
  backend.close();
});
