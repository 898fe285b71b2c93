import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import {
  HAS_NGINX,
  postChange,
  postJson,
  startInstance,
  startSharedDatabase,
} from '../helpers/instances';
import { startNginx } from '../helpers/nginx';
import { getFreePort } from '../../tools/processes';

const PAGE = '/recipes/baechu-kimchi';
const CALL = '/api/rec/get-content-id-by-gps';
const MYEONGDONG = { mapx: 126.9853, mapy: 37.5609, radius: 500 };

if (!HAS_NGINX) {
  console.warn('No nginx on this machine: replacing instances is not tested. Install nginx.');
} else {
  test.describe.configure({ mode: 'serial', timeout: 300_000 });

  test('replaces two instances behind nginx one after the other without a failed request', async () => {
    const database = await startSharedDatabase();
    const instances = await Promise.all([startInstance(database.env), startInstance(database.env)]);
    const nginx = await startNginx(
      await getFreePort(),
      instances.map(({ port }) => port),
    );
    let isOver = false;
    const statuses: number[] = [];
    const visitors = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        for (const target of [PAGE, '/recipies', '/api/health', CALL]) {
          const url = `${nginx.url}${target}`;
          const response = await (target === CALL ? postJson(url, MYEONGDONG) : fetch(url));
          await response.arrayBuffer();
          statuses.push(response.status);
        }
      }
    });
    for (const [index, { port }] of instances.entries()) {
      await instances[index]?.stop();
      const secret = `the secret of replacement ${index}`;
      instances[index] = await startInstance({ ...database.env, REVALIDATE_SECRET: secret }, port);
      // nginx avoids a failed instance for two seconds; only the new one accepts this secret.
      await expect.poll(() => postChange(nginx.url, 'none', secret)).toBe(200);
    }
    isOver = true;
    await Promise.all(visitors);
    expect(statuses.length).toBeGreaterThan(100);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await Promise.all([nginx.stop(), ...instances.map((instance) => instance.stop())]);
    await database.stop();
  });

  test('a restarted instance is used by every nginx worker before the other one stops', async () => {
    const open = async (name: string, port: number) => {
      const server = createServer((request, response) => {
        request.resume().on('end', () => response.end(name));
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
      return server;
    };
    const close = async (server: Server) => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    };
    const ports = [await getFreePort(), await getFreePort()] as const;
    let one = await open('one', ports[0]);
    let other = await open('other', ports[1]);
    const nginx = await startNginx(await getFreePort(), ports);
    const statuses: number[] = [];
    // New connections reach all workers.
    const request = async () => {
      const response = await postJson(`${nginx.url}${CALL}`, {}, { connection: 'close' });
      statuses.push(response.status);
      return response.text();
    };
    const requestUntil = (name: string) => expect.poll(request, { intervals: [20] }).toBe(name);
    // Different moments within the two seconds in which nginx avoids a failed instance.
    for (const awayMs of [2_500, 3_300]) {
      await close(one);
      const until = performance.now() + awayMs;
      for (let time = 0; performance.now() < until; time += 1) {
        await request();
        await sleep(30 + (time % 7) * 10);
      }
      one = await open('one', ports[0]);
      await requestUntil('one');
      await close(other);
      for (let time = 0; time < 30; time += 1) {
        await request();
        await sleep(10);
      }
      other = await open('other', ports[1]);
      await requestUntil('other');
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await nginx.stop();
    await Promise.all([one, other].map(close));
  });
}
