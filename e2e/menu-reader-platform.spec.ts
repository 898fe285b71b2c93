import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, test, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { IS_DEEP } from '../__tests__/helpers/sample';
import type * as phoneReader from '@kioot/menu-reader/phone-reader';
import type * as keep from '../lib/menu-reader/offline-reader';
import type * as share from '../lib/menu-reader/shared-content';
import type { ReaderParts } from '@kioot/menu-reader/parts';
import { getCachedPaths, waitUntilShellCached } from './helpers/deployment';
import { createIdleWaiter } from './helpers/idle-requests';
import { recordRequests } from './helpers/record-requests';
import { SERVERS } from './helpers/servers';

/** Photo of twelve printed dishes. */
const PHOTO = readFileSync('e2e/fixtures/menu.jpg').toString('base64');
const DISHES = ['김치찌개', '된장찌개', '제육볶음', '떡볶이', '갈비탕', '콩국수'];
const PART_PATH = /\/menu\/parts\/\w+\/[\w.-]+/g;

/** Globals of the page under test: the app's own client code. */
interface PageWindow {
  menu: typeof phoneReader & typeof keep & typeof share;
  parts: ReaderParts;
  reader: ReturnType<typeof phoneReader.createPhoneReader>;
  photo: Blob;
}

const { outputFiles } = await build({
  stdin: {
    contents: [
      '@kioot/menu-reader/phone-reader',
      './lib/menu-reader/offline-reader',
      './lib/menu-reader/shared-content',
    ]
      .map((file) => `export * from '${file}';`)
      .join('\n'),
    resolveDir: '.',
    loader: 'ts',
  },
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'menu',
});
const CLIENT_SCRIPT = outputFiles[0]?.text ?? '';

/** Injects the client script, the parts of this build and a photo. */
async function injectClient(page: Page): Promise<void> {
  await page.addScriptTag({ content: CLIENT_SCRIPT });
  await page.evaluate(
    ([parts, photo = '']) => {
      const pageWindow = window as unknown as PageWindow;
      pageWindow.parts = JSON.parse(parts ?? '') as ReaderParts;
      pageWindow.photo = new Blob([Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0))]);
      pageWindow.reader = pageWindow.menu.createPhoneReader(pageWindow.parts);
    },
    [JSON.stringify(await getParts(page)), PHOTO],
  );
}

/** Parts from the page's own data. */
async function getParts(page: Page): Promise<ReaderParts> {
  const scripts = await page.evaluate(() => [...document.scripts].map(({ text }) => text));
  const data = scripts.join('').replaceAll('\\"', '"');
  const start = data.indexOf('{"reader":{"path":"/menu/parts/');
  for (let depth = 0, at = start; at < data.length; at += 1) {
    if (data[at] === '{') depth += 1;
    if (data[at] === '}') depth -= 1;
    if (depth === 0) return JSON.parse(data.slice(start, at + 1)) as ReaderParts;
  }
  throw new Error('The page contains no reader parts.');
}

/** Korean names read from the photo, or the fault code. */
function readPhoto(page: Page): Promise<string[] | string> {
  return page.evaluate(async () => {
    const { reader, photo } = window as unknown as PageWindow;
    const options = { signal: new AbortController().signal, onProgress: () => undefined };
    return reader.readPhotos([photo], options).then(
      ({ dishes }) => dishes.map(({ ko }) => ko),
      (error: unknown) => (error as { fault?: string }).fault ?? String(error),
    );
  });
}

async function cacheReader(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const { menu, parts } = window as unknown as PageWindow;
    const shares: number[] = [];
    await menu.storeOfflineReader(
      parts,
      (share) => shares.push(share),
      new AbortController().signal,
    );
    return shares;
  });
}

const getCacheState = (page: Page) =>
  page.evaluate(() => {
    const { menu, parts } = window as unknown as PageWindow;
    return menu.getOfflineReaderStatus(parts);
  });

test.describe('menu reader on the device', () => {
  test('reads text without loading the photo parts @deep', async ({ page, context }) => {
    const requests = recordRequests(context);
    const waitUntilIdle = createIdleWaiter(page);
    await page.goto('/menu');
    await waitUntilIdle();
    await injectClient(page);
    expect(requests.filter(({ url }) => url.pathname.startsWith('/menu/parts/'))).toEqual([]);
    const dishes = await page.evaluate(() =>
      (window as unknown as PageWindow).reader.readText('김치찌개 8,000\n된장찌개 9000원'),
    );
    expect(dishes).toMatchObject([
      { ko: '김치찌개', price: 8000, photo: null },
      { ko: '된장찌개', price: 9000, photo: null },
    ]);
    const files = requests.flatMap(({ url }) => url.pathname.match(PART_PATH) ?? []);
    expect(new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1)))).toEqual(
      new Set(['reader.js', 'lexicon.txt']),
    );
  });

  test('can be aborted and started again @deep', async ({ page }) => {
    await page.goto('/menu');
    await injectClient(page);
    const name = await page.evaluate(async () => {
      const { reader, photo } = window as unknown as PageWindow;
      const stop = new AbortController();
      return reader
        .readPhotos([photo], {
          signal: stop.signal,
          onProgress: ({ step }) => step === 'reading' && stop.abort(),
        })
        .then(
          () => 'read',
          (error: unknown) => (error as Error).name,
        );
    });
    expect(name).toBe('AbortError');
    expect(await readPhoto(page)).toEqual(expect.arrayContaining(DISHES));
  });

  test('reports a terminated worker, and the next call starts another one @deep', async ({
    page,
  }) => {
    await page.goto('/menu');
    await injectClient(page);
    const started = page.waitForEvent('worker');
    const fault = page.evaluate(async () => {
      const { reader, photo } = window as unknown as PageWindow;
      const options = { signal: new AbortController().signal, onProgress: () => undefined };
      await reader.suggest('김');
      const reading = reader.readPhotos([photo, photo, photo], options);
      return reading.then(
        () => 'read',
        (error: unknown) => (error as { fault?: string }).fault,
      );
    });
    const worker = await started;
    await page.waitForEvent('worker');
    await worker.evaluate(() => self.close()).catch(() => undefined);
    expect(await fault).toBe('stopped');
    const again = page.evaluate(() =>
      (window as unknown as PageWindow).reader.getDishes(['김치찌개']),
    );
    expect(await again).toMatchObject([{ ko: '김치찌개' }]);
  });

  test('rejects unreadable, oversized and blank photos @deep', async ({ page }) => {
    await page.goto('/menu');
    await injectClient(page);
    const faults = await page.evaluate(async () => {
      const { reader } = window as unknown as PageWindow;
      const options = { signal: new AbortController().signal, onProgress: () => undefined };
      // PNG header of 8000 x 8000 pixels; the rest is not needed for the rejection.
      const head = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82];
      const large = new Uint8Array([...head, 0, 0, 31, 64, 0, 0, 31, 64, 8, 6, 0, 0, 0]);
      const heic = new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0heicmif1');
      const blank = new OffscreenCanvas(200, 200);
      blank.getContext('2d')?.fillRect(0, 0, 1, 1);
      const files = [new Blob([heic]), new Blob([large]), await blank.convertToBlob()];
      const answers = files.map((file) =>
        reader.readPhotos([file], options).then(
          () => 'read',
          (error: unknown) => (error as { fault?: string }).fault,
        ),
      );
      return Promise.all(answers);
    });
    expect(faults).toEqual(['not-readable', 'too-large', 'no-text']);
  });

  test('refetches a damaged model, and reports one that stays damaged @deep', async ({
    page,
    context,
  }) => {
    let fetches = 0;
    let damaged = 1;
    await context.route('**/*.traineddata.gz', async (route) => {
      fetches += 1;
      const response = await route.fetch();
      const body = await response.body();
      if (fetches <= damaged) body.fill(0, 1000, 2000);
      await route.fulfill({ response, body });
    });
    await page.goto('/menu');
    await injectClient(page);
    expect(await readPhoto(page)).toEqual(expect.arrayContaining(DISHES));
    expect(fetches).toBeGreaterThan(1);

    [fetches, damaged] = [0, Infinity];
    await page.reload();
    await injectClient(page);
    expect(await readPhoto(page)).toBe('no-parts');
  });
});

test.describe('cached on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is there offline once cached; caches nothing before', async ({ page, context }) => {
    await page.goto('/menu');
    await waitUntilShellCached(page);
    await injectClient(page);
    expect(await getCacheState(page)).toBe('no');
    expect((await getCachedPaths(page)).filter((path) => path.startsWith('/menu/parts/'))).toEqual(
      [],
    );
    const shares = await cacheReader(page);
    expect(shares.at(-1)).toBeCloseTo(1, 1);
    expect(await getCacheState(page)).toBe('kept');

    // State after another build: one stale file, the others unchanged.
    const old = '/menu/parts/0123456789abcdef/reader.js';
    await page.evaluate(async (path) => {
      const { parts } = window as unknown as PageWindow;
      const cache = await caches.open('kioot-menu-v1');
      await cache.put(path, new Response('of a build before'));
      const lexicon = await (await cache.match(parts.lexicon.path))?.blob();
      await cache.put(parts.lexicon.path, new Response(lexicon, { headers: { 'x-same': '1' } }));
    }, old);
    await page.reload();
    await expect.poll(() => getCachedPaths(page)).not.toContain(old);
    await injectClient(page);
    const isSame = await page.evaluate(async () => {
      const { parts } = window as unknown as PageWindow;
      return (await caches.match(parts.lexicon.path))?.headers.get('x-same') === '1';
    });
    expect(isSame).toBe(true);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await injectClient(page);
    expect(await getCacheState(page)).toBe('kept');
    // Each day menu-reader.spec.ts reads a photo offline.
    if (IS_DEEP) expect(await readPhoto(page)).toEqual(expect.arrayContaining(DISHES));
  });

  test('caches an evicted part again when it is used @deep', async ({ page, context }) => {
    await page.goto('/menu');
    await waitUntilShellCached(page);
    await injectClient(page);
    await cacheReader(page);
    await page.evaluate(async () => {
      const { parts } = window as unknown as PageWindow;
      const cache = await caches.open('kioot-menu-v1');
      await cache.put(parts.lexicon.path, new Response('damaged'));
      await cache.delete(parts.model.path);
    });
    expect(await getCacheState(page)).toBe('partly');
    await context.setOffline(true);
    expect(await readPhoto(page)).toBe('no-parts');
    await context.setOffline(false);
    expect(await readPhoto(page)).toEqual(expect.arrayContaining(DISHES));
    await expect.poll(() => getCacheState(page)).toBe('kept');
  });

  test('reports exceeded storage quota @deep', async ({ page, context }) => {
    await page.goto('/menu');
    await waitUntilShellCached(page);
    await injectClient(page);
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: SERVERS.embedded,
      quotaSize: 3_000_000,
    });
    const fault = await page.evaluate(async () => {
      const { menu, parts } = window as unknown as PageWindow;
      return menu
        .storeOfflineReader(parts, () => undefined, new AbortController().signal)
        .then(
          () => 'kept',
          (error: unknown) => (error as { fault?: string }).fault,
        );
    });
    expect(fault).toBe('full');
    expect(await getCacheState(page)).toBe('no');
  });

  test('shares of other apps reach the page without touching the network @deep', async ({
    page,
    context,
  }) => {
    await page.goto('/menu');
    await waitUntilShellCached(page);
    const requests = recordRequests(context);
    await page.evaluate((photo) => {
      const bytes = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([bytes], 'menu one.jpg', { type: 'image/jpeg' }));
      files.items.add(new File(['no photo'], 'other.txt', { type: 'text/plain' }));
      const form = document.createElement('form');
      form.method = 'post';
      form.action = '/menu/share';
      form.enctype = 'multipart/form-data';
      const text = Object.assign(document.createElement('input'), { name: 'text' });
      text.value = '김치찌개 8,000';
      const photos = Object.assign(document.createElement('input'), { name: 'photos' });
      photos.type = 'file';
      photos.multiple = true;
      photos.files = files.files;
      form.append(text, photos);
      document.body.append(form);
      form.submit();
    }, PHOTO);
    await expect(page).toHaveURL(/\/menu#shared$/);
    await expect.poll(() => page.getByText('김치찌개').count()).toBeGreaterThan(0);
    // The form post is handled by the service worker.
    const sent = requests.filter(({ url }) => url.pathname !== '/menu/share');
    expect(sent.map(({ body }) => body).filter((bytes) => bytes > 0)).toEqual([]);
    expect((await getCachedPaths(page)).filter((path) => path.startsWith('/menu/shared'))).toEqual(
      [],
    );
  });
});

test('a share without the service worker is answered before its body is read', async () => {
  const { port, hostname } = new URL(SERVERS.embedded);
  const socket = connect(Number(port), hostname);
  const head = ['POST /menu/share HTTP/1.1', `Host: ${hostname}`, 'Content-Length: 50000000'];
  socket.write([...head, 'Content-Type: multipart/form-data; boundary=x', '', ''].join('\r\n'));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 303 /);
  expect(answer.toString()).toContain('Location: /menu#share-unavailable');
});

test('parts of the reader have their own policy and are immutable', async ({ request }) => {
  const html = await (await request.get('/menu')).text();
  const paths = [...new Set(html.match(PART_PATH))];
  expect(paths.length).toBe(10);
  for (const path of paths) {
    const { headers, status } = await request
      .get(path)
      .then((response) => ({ status: response.status(), headers: response.headers() }));
    expect({ path, status, ...headers }).toMatchObject({
      path,
      status: 200,
      'content-security-policy':
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
});
