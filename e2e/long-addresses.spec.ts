import { expect, test } from '@playwright/test';
import { toNamedDishPath } from '../lib/dishes/dish';
import { getRaw, getStatus } from './helpers/raw-http';
import { SERVERS } from './helpers/servers';

const PREFIXES = ['', '/ja', '/zh-Hans', '/zh-Hant'];
/** Smallest buffer for the headers of a response among the usual proxies, in bytes. */
const PROXY_BUFFER_BYTES = 16 * 1024;

test('addresses with signs and long ones are answered as any other', async ({ request }) => {
  await test.step('a name with signs leads to a search for it', async () => {
    for (const prefix of PREFIXES) {
      for (const name of ['호밀 100% 빵', '25%', 'a/b', 'a?b=c', 'a#b']) {
        const response = await request.get(prefix + toNamedDishPath(name));
        expect(response.status(), name).toBe(200);
        const { pathname, searchParams } = new URL(response.url());
        expect([pathname, searchParams.get('q')]).toEqual([`${prefix}/dishes`, name]);
      }
    }
  });

  await test.step('a name longer than a line of a menu is not found', async () => {
    for (const prefix of PREFIXES) {
      const response = await request.get(prefix + toNamedDishPath('a'.repeat(201)));
      expect(response.status()).toBe(404);
      expect(response.headers()['content-type']).toContain('text/html');
    }
  });

  await test.step('no response repeats a query in its headers', async () => {
    const query = '<'.repeat(3_900);
    for (const path of ['/', '/ja', '/en/', '/recipes', '/dishes', '/places/x', '/nope']) {
      for (const headers of [undefined, { rsc: '1' }]) {
        const answer = await getRaw(SERVERS.embedded, `${path}?${query}`, headers);
        const [head = ''] = answer.split('\r\n\r\n', 1);
        expect(getStatus(answer), path).toBeLessThan(500);
        expect(head.length, path).toBeLessThan(PROXY_BUFFER_BYTES);
      }
      const long = await getRaw(SERVERS.embedded, `${path}?${query}${query}`);
      expect(getStatus(long), path).toBe(414);
    }
  });
});
