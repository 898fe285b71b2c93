import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHttpServer } from '@/lib/server/http-server.mjs';
import { flushLog } from '@/lib/observability/log-lines.mjs';
import { waitUntil } from '../../helpers/wait-until';

let logged: string[];

async function listen(one: Server): Promise<string> {
  one.listen(0, '127.0.0.1');
  await once(one, 'listening');
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
}

beforeEach(() => {
  jest
    .spyOn(console, 'info')
    .mockImplementation((lines: string) => void logged.push(...lines.split('\n')));
  // Drops lines buffered by earlier tests.
  flushLog();
  logged = [];
});

describe('a graceful shutdown', () => {
  it('refuses new connections, finishes requests under way, and closes kept-alive connections', async () => {
    const begun: ServerResponse[] = [];
    const { server: stopping, drain } = createHttpServer(
      (request, response) => {
        if (request.url === '/begun') begun.push(response);
        else response.end('ok');
      },
      { isLogging: false },
    );
    const address = await listen(stopping);
    const responses = [fetch(`${address}/begun`), fetch(`${address}/begun`)];
    await waitUntil(() => begun.length >= 2);
    let isOver = false;
    const over = drain().then(() => (isOver = true));
    await expect(fetch(address)).rejects.toThrow('fetch failed');
    expect(isOver).toBe(false);
    for (const response of begun) response.end('done');
    for (const answer of await Promise.all(responses)) {
      expect(answer.headers.get('connection')).toBe('close');
      expect(await answer.text()).toBe('done');
    }
    await over;
  });

  it('answers one more request on a connection and closes it', async () => {
    const { server: stopping, drain } = createHttpServer(
      (request, response) => request.url === '/last' && response.end('last'),
      { isLogging: false },
    );
    const { port } = new URL(await listen(stopping));
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    // Half a request, so that the connection is not idle.
    socket.write('GET /last HTTP/1.1\r\nHost: x\r\n');
    await once(stopping, 'connection');
    const over = drain();
    socket.write('\r\n');
    await once(socket, 'close');
    expect(answer).toMatch(/\r\nConnection: close\r\n[^]*last$/);
    await over;
  });

  it('loses no request on kept-alive connections', async () => {
    const { server: stopping, drain } = createHttpServer(
      (request, response) => request.resume().on('end', () => response.end('ok')),
      { isLogging: false },
    );
    const address = await listen(stopping);
    const CALLERS = 30;
    const agents = Array.from(
      { length: CALLERS },
      () => new Agent({ keepAlive: true, maxSockets: 1 }),
    );
    const ask = async (agent: Agent) => {
      const [answer] = (await once(get(address, { agent }), 'response')) as [IncomingMessage];
      await once(answer.resume(), 'end');
      return answer.headers.connection;
    };
    expect(new Set(await Promise.all(agents.map(ask)))).toEqual(new Set(['keep-alive']));
    const over = drain();
    // Staggered, so that callers are at different points when the shutdown begins.
    const last = agents.map(async (agent, index) => {
      await sleep(index * 5);
      return ask(agent);
    });
    expect(await Promise.all(last)).toEqual(Array(CALLERS).fill('close'));
    await over;
  });

  it('closes idle connections after a second', async () => {
    const { server: stopping, drain } = createHttpServer((_, response) => response.end('ok'), {
      isLogging: false,
    });
    const { port } = new URL(await listen(stopping));
    const idle = connect(Number(port), '127.0.0.1');
    idle.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(idle, 'data');
    const startedAt = performance.now();
    await Promise.all([drain(), once(idle, 'close')]);
    expect(performance.now() - startedAt).toBeGreaterThan(900);
  });

  it('closes connections without any request', async () => {
    const { server: stopping, drain } = createHttpServer((_, response) => response.end('ok'), {
      isLogging: false,
      limits: { headersTimeout: 150, connectionsCheckingInterval: 20 },
    });
    const { port } = new URL(await listen(stopping));
    const idleSocket = connect(Number(port), '127.0.0.1').resume();
    await once(stopping, 'connection');
    await Promise.all([drain(), once(idleSocket, 'close')]);
  });
});
