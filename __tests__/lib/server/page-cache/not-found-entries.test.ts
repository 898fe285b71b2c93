import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { getEntrySize } from '@/lib/server/page-cache/cache-entry.mjs';
import { createSharedCacheHandler } from '@/lib/server/page-cache/shared-handler.mjs';
import SingleCacheHandler from '@/lib/server/page-cache/single-handler.mjs';

let folder: string;
let serverDistDir: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kioot-cache-'));
  serverDistDir = path.join(folder, 'server');
  mkdirSync(serverDistDir);
  writeFileSync(path.join(folder, 'BUILD_ID'), 'a-build');
});
beforeEach(() => {
  // Changed tags are noted there.
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  // Without a Redis.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const GET = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false };
const SET = { ...GET, cacheControl: { revalidate: 300, expire: undefined } };
const toPage = (html: string, status = 200) => ({
  kind: 'APP_PAGE',
  html,
  status,
  rscData: Buffer.from(html),
  headers: {},
  postponed: undefined,
  segmentData: undefined,
});
const countFiles = () => readdirSync(serverDistDir, { recursive: true }).length;

/** One handler per request, as Next creates them. */
const openSingle = () =>
  new SingleCacheHandler({
    ...{ fs: nodeFs, flushToDisk: true, serverDistDir, maxMemoryCacheSize: 1024 * 1024 },
    ...{ revalidatedTags: [], dev: false },
  });
const SharedCacheHandler = createSharedCacheHandler({ url: 'redis://127.0.0.1:1' });
const openShared = () => new SharedCacheHandler({ fs: nodeFs, serverDistDir, flushToDisk: false });
afterAll(() => SharedCacheHandler.shared?.store.close());

describe.each([
  ['one instance', openSingle],
  ['instances that share a Redis', openShared],
])('the cache of %s', (name, open) => {
  const read = async (key: string) => (await open().get(key, GET))?.value ?? null;
  const write = (key: string, value: ReturnType<typeof toPage>) => open().set(key, value, SET);
  const toKey = (slug: string) => `/recipes/${slug}-${name.length}`;

  it('stores no response for a path that never existed, under any key', async () => {
    const before = countFiles();
    for (let at = 0; at < 20; at += 1) {
      await write(toKey(`invented-${at}`), toPage('Recipe not found.', 404));
      expect(await read(toKey(`invented-${at}`))).toBeNull();
    }
    expect(countFiles()).toBe(before);
  });

  it('keeps a picture when another one could not be drawn', async () => {
    const toPicture = (body: string, status: number) => ({
      ...{ kind: 'APP_ROUTE', status, headers: {}, body: Buffer.from(body) },
    });
    const key = `${toKey('soup')}/card.png`;
    const get = () => open().get(key, { ...GET, kind: 'APP_ROUTE' });
    const set = (body: string, status: number) =>
      open().set(key, toPicture(body, status), { ...SET, kind: 'APP_ROUTE' });
    await set('Later.', 503);
    expect(await get()).toBeNull();
    await set('A picture', 200);
    await set('Later.', 503);
    expect((await get())?.value).toMatchObject({ status: 200 });
  });

  it('replaces a page by its not-found response', async () => {
    await write(toKey('soup'), toPage('Soup'));
    expect(await read(toKey('soup'))).toMatchObject({ html: 'Soup' });
    await write(toKey('soup'), toPage('Recipe not found.', 404));
    expect(await read(toKey('soup'))).toMatchObject({ status: 404 });
    await write(toKey('soup'), toPage('Soup again'));
    expect(await read(toKey('soup'))).toMatchObject({ html: 'Soup again' });
  });
});

it('shows no deleted page again when rendering fails', async () => {
  const key = '/recipes/deleted';
  const tagged = { ...toPage('Deleted soup'), headers: { 'x-next-cache-tags': 'posts' } };
  await openSingle().set(key, tagged, SET);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await openSingle().revalidateTag('posts', { expire: 0 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await openSingle().get(key, GET)).toMatchObject({ lastModified: -1 });
  const missing = {
    ...toPage('Recipe not found.', 404),
    headers: { 'x-next-cache-tags': 'posts' },
  };
  await openSingle().set(key, missing, SET);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await openSingle().revalidateTag('posts', { expire: 0 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await openSingle().get(key, GET)).toBeNull();
});

it('counts two bytes per character of a string, and one per byte of a buffer', () => {
  const empty = getEntrySize({ value: { ...toPage(''), rscData: undefined } });
  expect(getEntrySize({ value: toPage('김치찌개') }) - empty).toBe(4 * 2 + 12);
  expect(getEntrySize({ value: { ...toPage('a'.repeat(1000)), rscData: undefined } }) - empty).toBe(
    2000,
  );
});

it('shows no page again after a restart that a change outdated before it', async () => {
  const open = async () => {
    jest.resetModules();
    const { default: Handler } = await import('@/lib/server/page-cache/single-handler.mjs');
    return new Handler({
      ...{ fs: nodeFs, flushToDisk: true, serverDistDir, maxMemoryCacheSize: 1024 * 1024 },
      ...{ revalidatedTags: [], dev: false },
    });
  };
  const toTagged = (html: string) => ({
    ...toPage(html),
    headers: { 'x-next-cache-tags': 'post:stew' },
  });
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
  const key = '/recipes/stew';
  const first = await open();
  await first.set(key, toTagged('Old stew'), SET);
  expect((await (await open()).get(key, GET))?.value).toMatchObject({ html: 'Old stew' });
  await pause();
  await first.revalidateTag('post:stew', { expire: 0 });
  expect(await (await open()).get(key, GET)).toBeNull();
  await pause();
  await (await open()).set(key, toTagged('New stew'), SET);
  expect((await (await open()).get(key, GET))?.value).toMatchObject({ html: 'New stew' });
});
