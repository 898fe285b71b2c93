import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createHttpServer } from '@/lib/server/http-server.mjs';

const BROWSER = { accept: 'text/html,*/*;q=0.8' };
const NEXT_PAGE = gzipSync('<!DOCTYPE html><html id="__next_error__">');
const FAILED = '<h1>お店のページを読み込めませんでした</h1>';

let folder: string;
let server: Server;
let url: string;

/** As Next answers: its compressed error page, a line of text, a failed call, a page. */
function answer({ url: target = '' }: IncomingMessage, response: ServerResponse) {
  const [kind] = target.slice(1).split('-', 1);
  if (kind === 'fine') return void response.end('fine');
  response.statusCode = 500;
  if (kind === 'line') return void response.end('Internal Server Error');
  if (kind === 'call') {
    response.setHeader('Content-Type', 'application/json');
    return void response.end('{}');
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Encoding', 'gzip');
  response.write(NEXT_PAGE.subarray(0, 10));
  response.write(NEXT_PAGE.subarray(10));
  response.end();
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kioot-error-pages-'));
  mkdirSync(path.join(folder, '.next/server/app/ja/places'), { recursive: true });
  writeFileSync(path.join(folder, '.next/server/app/ja/places/failed.html'), FAILED);
  ({ server } = createHttpServer(answer, { isLogging: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void jest.spyOn(process, 'cwd').mockReturnValue(folder));
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

async function read(target: string, headers: Record<string, string> = BROWSER, method = 'GET') {
  const response = await fetch(url + target, { headers, method });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

it('shows our page of a place that could not be read, with 503', async () => {
  const { status, headers, text } = await read('/ja/places/2871024?from=list');
  expect([status, text]).toEqual([503, FAILED]);
  expect(headers.get('retry-after')).toBe('5');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-length')).toBe(String(Buffer.byteLength(FAILED)));
  expect((await read('/ja/places/2871024', BROWSER, 'HEAD')).status).toBe(503);
});

it('leaves the pages of Next that show something, also without a build', async () => {
  for (const target of ['/recipes/soup', '/places/2871024', '/ja/places/2871024/card.png']) {
    const { status, text } = await read(target);
    expect([target, status, text.includes('__next_error__')]).toEqual([target, 500, true]);
  }
  const forRouter = await read('/ja/places/2871024', { ...BROWSER, rsc: '1' });
  expect([forRouter.status, forRouter.text.includes('__next_error__')]).toEqual([500, true]);
});

it('shows a page in four languages where Next sends a line of text', async () => {
  const { status, headers, text } = await read('/line');
  expect(status).toBe(500);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(text).toContain('<h1>Application Error</h1>');
  for (const home of ['/', '/ja', '/zh-Hans', '/zh-Hant']) expect(text).toContain(`"${home}"`);
  // Its policy allows no file and no script.
  expect(text).not.toMatch(/<(?:script|link|img)\b/);
});

it('leaves other responses', async () => {
  expect((await read('/line', { accept: 'image/*' })).text).toBe('Internal Server Error');
  expect(await read('/call')).toMatchObject({ status: 500, text: '{}' });
  expect(await read('/fine')).toMatchObject({ status: 200, text: 'fine' });
  expect((await read('/line', BROWSER, 'POST')).text).toBe('Internal Server Error');
});

it('keeps the length of a response that is sent at once', async () => {
  const sent = request(`${url}/fine`).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect(response.resume().headers['content-length']).toBe('4');
});
