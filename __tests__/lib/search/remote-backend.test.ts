import { afterEach, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { REC_PATHS } from '@/lib/search/contract/rec-endpoints';
import { createRemoteBackend } from '@/lib/search/remote/remote-backend';
import {
  LOOK_UP_REQUEST,
  getErrorCode,
  neverAborted,
  toFilterRequest,
} from '../../helpers/backend-calls';
import { startTestServer, type TestServer } from '../../helpers/http-server';

const PAGE = { restaurants: [], page: 1, pageSize: 10 };

let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function startBackend(
  answer: (response: ServerResponse) => void,
  timeoutMs = 5_000,
): Promise<ReturnType<typeof createRemoteBackend>> {
  server = await startTestServer((_request, response) => answer(response));
  return createRemoteBackend({ baseUrl: server.url, timeoutMs });
}

describe('a forwarded request', () => {
  it('posts the body to the fixed path with only the headers of a JSON request', async () => {
    const backend = await startBackend((response) => response.end('[1, "2"]'));

    expect(await backend.getContentIds(LOOK_UP_REQUEST, neverAborted)).toEqual(['1', '2']);

    const [request] = server?.requests ?? [];
    expect(request).toMatchObject({ method: 'POST', path: REC_PATHS.contentIds });
    expect(JSON.parse(request?.body ?? '')).toEqual(LOOK_UP_REQUEST);
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(request?.headers).not.toHaveProperty('cookie');
    expect(request?.headers).not.toHaveProperty('authorization');
  });
});

describe('response shapes (specification section 7)', () => {
  const row = { contentId: 7, title: '명동교자' };

  it.each([
    ['an array of groups', JSON.stringify([{ content: [row] }, { content: [row] }]), 2],
    ['a JSON string of groups', JSON.stringify(JSON.stringify([{ content: [row] }])), 1],
    ['no group', '[]', 0],
  ])('accepts a page as %s', async (_name, body, length) => {
    const backend = await startBackend((response) => response.end(body));
    const page = await backend.getPage(PAGE, neverAborted);
    expect(page).toHaveLength(length);
    for (const restaurant of page)
      expect(restaurant).toMatchObject({ contentId: '7', title: '명동교자' });
  });

  it.each([
    ['a JSON string of an array', { restaurantInfoEng: JSON.stringify([row]) }],
    [
      'a JSON string of an object with content',
      { restaurantInfoEng: JSON.stringify({ content: [row] }) },
    ],
    ['an array', { restaurantInfoEng: [row] }],
  ])('accepts an English list as %s', async (_name, body) => {
    const backend = await startBackend((response) => response.end(JSON.stringify(body)));
    const { restaurants: list } = await backend.getFilteredInEnglish(
      toFilterRequest({ contentIdList: [], userPref: '나는 비건이야' }),
      neverAborted,
    );
    expect(list).toMatchObject([{ contentId: '7', title: '명동교자' }]);
  });
});

describe('a faulty backend', () => {
  it.each([
    ['500', (r: ServerResponse) => r.writeHead(500).end('{}'), 'backend_unreachable'],
    ['400', (r: ServerResponse) => r.writeHead(400).end('{}'), 'backend_rejected'],
    ['a reset', (r: ServerResponse) => r.destroy(), 'backend_unreachable'],
    ['truncated JSON', (r: ServerResponse) => r.end('["1", "2'), 'backend_unreadable'],
    ['HTML', (r: ServerResponse) => r.end('<html>Service</html>'), 'backend_unreadable'],
    ['a wrong shape', (r: ServerResponse) => r.end('{"ids": []}'), 'backend_unreadable'],
    [
      'bytes that are not UTF-8',
      (r: ServerResponse) => r.end(Buffer.from([0xff, 0xfe, 0xfd])),
      'backend_unreadable',
    ],
    ['a JSON string in a string', (r: ServerResponse) => r.end('"\\"[]\\""'), 'backend_unreadable'],
    [
      'a redirect',
      (r: ServerResponse) => r.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
      'backend_unreachable',
    ],
    ['30 MB', (r: ServerResponse) => r.end(`["${'1'.repeat(30_000_000)}"]`), 'backend_unreadable'],
    [
      '30 MB without a length',
      (r: ServerResponse) => {
        const part = `"${'1'.repeat(999_997)}",`;
        r.write('[');
        for (let sent = 0; sent < 30; sent += 1) r.write(part);
        r.end('"1"]');
      },
      'backend_unreadable',
    ],
  ])('fails as expected after %s', async (_name, answer, code) => {
    const backend = await startBackend(answer);
    expect(await getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, neverAborted))).toBe(code);
  });

  it('fails on JSON that is nested too deep to serialize', async () => {
    const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const backend = await startBackend((r) =>
      r.end(`{"total":1,"restaurantInfo":[{"contentId":"1","title":"x","odd":${nested}}]}`),
    );
    const request = { contentIdList: ['1'], userPref: '돼지고기만' };
    expect(await getErrorCode(backend.getFiltered(toFilterRequest(request), neverAborted))).toBe(
      'backend_unreadable',
    );
  });

  it('fails when unreachable', async () => {
    const backend = createRemoteBackend({ baseUrl: 'http://127.0.0.1:1', timeoutMs: 5_000 });
    expect(await getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, neverAborted))).toBe(
      'backend_unreachable',
    );
  });

  it.each([
    ['before the headers', () => undefined],
    ['after the headers', (r: ServerResponse) => void r.writeHead(200).write('["1"')],
    [
      'byte by byte',
      (r: ServerResponse) => {
        const interval = setInterval(() => r.write(' '), 20);
        r.on('close', () => clearInterval(interval));
      },
    ],
  ])('that hangs %s is aborted at the time limit', async (_name, answer) => {
    const backend = await startBackend(answer, 150);
    expect(await getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, neverAborted))).toBe(
      'backend_timeout',
    );
  });

  it('gets an aborted request when the caller leaves', async () => {
    const caller = new AbortController();
    const backend = await startBackend(() => caller.abort());
    expect(await getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, caller.signal))).toBe(
      'backend_unreachable',
    );
    expect(caller.signal.aborted).toBe(true);
  });
});
