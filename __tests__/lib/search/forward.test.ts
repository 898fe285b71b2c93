import { afterEach, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { REC_PATHS } from '@/lib/search/calls';
import { createForwardingBackend } from '@/lib/search/forward';
import { LOOK_UP, codeOf, never } from '../../helpers/backend-calls';
import { startTestServer, type TestServer } from '../../helpers/http-server';

const PAGE = { restaurantInfo: [], page: 1, pageSize: 10 };

let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function backendThat(
  answer: (response: ServerResponse) => void,
  timeoutMs = 5_000,
): Promise<ReturnType<typeof createForwardingBackend>> {
  server = await startTestServer((_request, response) => answer(response));
  return createForwardingBackend({ baseUrl: server.url, timeoutMs });
}

describe('what is sent', () => {
  it('posts the body to the fixed path with nothing but the headers of a JSON call', async () => {
    const backend = await backendThat((response) => response.end('[1, "2"]'));

    expect(await backend.getContentIds(LOOK_UP, never)).toEqual(['1', '2']);

    const [request] = server?.requests ?? [];
    expect(request).toMatchObject({ method: 'POST', path: REC_PATHS.contentIds });
    expect(JSON.parse(request?.body ?? '')).toEqual(LOOK_UP);
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(request?.headers).not.toHaveProperty('cookie');
    expect(request?.headers).not.toHaveProperty('authorization');
  });
});

describe('answer shapes (specification section 7)', () => {
  const row = { contentId: 7, title: '명동교자' };

  it.each([
    ['an array of groups', JSON.stringify([{ content: [row] }, { content: [row] }]), 2],
    ['a JSON string of groups', JSON.stringify(JSON.stringify([{ content: [row] }])), 1],
    ['no group', '[]', 0],
  ])('reads a page that is %s', async (_name, body, length) => {
    const backend = await backendThat((response) => response.end(body));
    const page = await backend.getPage(PAGE, never);
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
  ])('reads an English list that is %s', async (_name, body) => {
    const backend = await backendThat((response) => response.end(JSON.stringify(body)));
    const { restaurantInfo: list } = await backend.getFilteredInEnglish(
      { contentIdList: [], userPref: 'x' },
      never,
    );
    expect(list).toMatchObject([{ contentId: '7', title: '명동교자' }]);
  });
});

describe('a bad backend', () => {
  it.each([
    ['500', (r: ServerResponse) => r.writeHead(500).end('{}'), 'backend_unreachable'],
    ['400', (r: ServerResponse) => r.writeHead(400).end('{}'), 'backend_rejected'],
    ['a reset', (r: ServerResponse) => r.destroy(), 'backend_unreachable'],
    ['half a JSON', (r: ServerResponse) => r.end('["1", "2'), 'backend_unreadable'],
    ['HTML', (r: ServerResponse) => r.end('<html>Service</html>'), 'backend_unreadable'],
    ['a wrong shape', (r: ServerResponse) => r.end('{"ids": []}'), 'backend_unreadable'],
    [
      'bytes that are no text',
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
  ])('that answers %s', async (_name, answer, code) => {
    const backend = await backendThat(answer);
    expect(await codeOf(backend.getContentIds(LOOK_UP, never))).toBe(code);
  });

  it('that answers what is nested too deep to be written again', async () => {
    const odd = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const backend = await backendThat((r) =>
      r.end(`{"total":1,"restaurantInfo":[{"contentId":"1","title":"x","odd":${odd}}]}`),
    );
    const request = { contentIdList: ['1'], userPref: '돼지고기만' };
    expect(await codeOf(backend.getFiltered(request, never))).toBe('backend_unreadable');
  });

  it('that is not there', async () => {
    const backend = createForwardingBackend({ baseUrl: 'http://127.0.0.1:1', timeoutMs: 5_000 });
    expect(await codeOf(backend.getContentIds(LOOK_UP, never))).toBe('backend_unreachable');
  });

  it.each([
    ['before the headers', () => undefined],
    ['after the headers', (r: ServerResponse) => void r.writeHead(200).write('["1"')],
    [
      'byte by byte',
      (r: ServerResponse) => {
        const drip = setInterval(() => r.write(' '), 20);
        r.on('close', () => clearInterval(drip));
      },
    ],
  ])('that hangs %s is cut off at the time limit', async (_name, answer) => {
    const backend = await backendThat(answer, 150);
    expect(await codeOf(backend.getContentIds(LOOK_UP, never))).toBe('backend_timeout');
  });

  it('is left alone when the caller goes away', async () => {
    const caller = new AbortController();
    const backend = await backendThat(() => caller.abort());
    expect(await codeOf(backend.getContentIds(LOOK_UP, caller.signal))).toBe('backend_unreachable');
    expect(caller.signal.aborted).toBe(true);
  });
});
