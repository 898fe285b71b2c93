import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type * as phoneReader from '@kioot/menu-reader/phone-reader';
import type * as keep from '../lib/menu-reader/keep';
import type * as share from '../lib/menu-reader/share';
import type { ReaderParts } from '@kioot/menu-reader/parts';
import { getKeptPaths, waitUntilKept } from './helpers/deployment';
import { watchRequests } from './helpers/requests';
import { SERVERS } from './helpers/servers';

/** Twelve dishes in print. */
const PHOTO = readFileSync('e2e/fixtures/menu.jpg').toString('base64');
const DISHES = ['김치찌개', '된장찌개', '제육볶음', '떡볶이', '갈비탕', '콩국수'];
const PART = /\/menu\/parts\/\w+\/[\w.-]+/g;

/** What the tests call in a page: the project's own client code, as the screen has it. */
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
      './lib/menu-reader/keep',
      './lib/menu-reader/share',
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
const CLIENT = outputFiles[0]?.text ?? '';

/** Hands the page the client, the addresses of this build and a photo. */
async function handOver(page: Page): Promise<void> {
  await page.addScriptTag({ content: CLIENT });
  await page.evaluate(
    ([parts, photo = '']) => {
      const own = window as unknown as PageWindow;
      own.parts = JSON.parse(parts ?? '') as ReaderParts;
      own.photo = new Blob([Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0))]);
      own.reader = own.menu.createPhoneReader(own.parts);
    },
    [JSON.stringify(await getParts(page)), PHOTO],
  );
}

/** As the page has them in its own data. */
async function getParts(page: Page): Promise<ReaderParts> {
  const scripts = await page.evaluate(() => [...document.scripts].map(({ text }) => text));
  const data = scripts.join('').replaceAll('\\"', '"');
  const start = data.indexOf('{"reader":{"path":"/menu/parts/');
  for (let depth = 0, at = start; at < data.length; at += 1) {
    if (data[at] === '{') depth += 1;
    if (data[at] === '}') depth -= 1;
    if (depth === 0) return JSON.parse(data.slice(start, at + 1)) as ReaderParts;
  }
  throw new Error('The page names no parts.');
}

/** The Korean names of what is read in the photo, or the fault. */
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

/** Notes every request of pages and workers, and what each would send. */
function watchNetwork(context: BrowserContext): { url: URL; method: string; body: number }[] {
  const requests: { url: URL; method: string; body: number }[] = [];
  context.on('request', (request) =>
    requests.push({
      url: new URL(request.url()),
      method: request.method(),
      body: request.postDataBuffer()?.length ?? 0,
    }),
  );
  return requests;
}

async function keepReader(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const { menu, parts } = window as unknown as PageWindow;
    const shares: number[] = [];
    await menu.keepMenuReader(parts, (share) => shares.push(share), new AbortController().signal);
    return shares;
  });
}

const getKept = (page: Page) =>
  page.evaluate(() => {
    const { menu, parts } = window as unknown as PageWindow;
    return menu.getKeptMenuReader(parts);
  });

test.describe('the reader on the phone', () => {
  test('reads a text, and loads nothing for photos before there is one', async ({
    page,
    context,
  }) => {
    const requests = watchNetwork(context);
    const waitUntilQuiet = watchRequests(page);
    await page.goto('/menu');
    await waitUntilQuiet();
    await handOver(page);
    expect(requests.filter(({ url }) => url.pathname.startsWith('/menu/parts/'))).toEqual([]);
    const dishes = await page.evaluate(() =>
      (window as unknown as PageWindow).reader.readText('김치찌개 8,000\n된장찌개 9000원'),
    );
    expect(dishes).toMatchObject([
      { ko: '김치찌개', price: 8000, photo: null },
      { ko: '된장찌개', price: 9000, photo: null },
    ]);
    const files = requests.flatMap(({ url }) => url.pathname.match(PART) ?? []);
    expect(new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1)))).toEqual(
      new Set(['reader.js', 'lexicon.txt']),
    );
  });

  test('reads a photo here: no other host is asked, and nothing is sent to ours', async ({
    page,
    context,
  }) => {
    const requests = watchNetwork(context);
    await page.goto('/menu');
    await handOver(page);
    const before = requests.length;
    expect(await readPhoto(page)).toEqual(expect.arrayContaining(DISHES));
    const caused = requests.slice(before);
    expect(caused.some(({ url }) => url.pathname.endsWith('.wasm'))).toBe(true);
    for (const { url, method, body } of caused)
      expect({ host: url.origin, method, body }).toEqual({
        host: SERVERS.embedded,
        method: 'GET',
        body: 0,
      });
  });

  test('is given up at any time, and begins again', async ({ page }) => {
    await page.goto('/menu');
    await handOver(page);
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

  test('says that it stopped when its worker is ended, and the next call starts another', async ({
    page,
  }) => {
    await page.goto('/menu');
    await handOver(page);
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

  test('tells a photo that is none, and one that is too large', async ({ page }) => {
    await page.goto('/menu');
    await handOver(page);
    const faults = await page.evaluate(async () => {
      const { reader } = window as unknown as PageWindow;
      const options = { signal: new AbortController().signal, onProgress: () => undefined };
      // The head of a PNG of 8000 x 8000 pixels; the rest of it is not needed to refuse it.
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

  test('fetches a damaged model again, and says so where it stays damaged', async ({
    page,
    context,
  }) => {
    let asked = 0;
    let damaged = 1;
    await context.route('**/*.traineddata.gz', async (route) => {
      asked += 1;
      const response = await route.fetch();
      const body = await response.body();
      if (asked <= damaged) body.fill(0, 1000, 2000);
      await route.fulfill({ response, body });
    });
    await page.goto('/menu');
    await handOver(page);
    expect(await readPhoto(page)).toEqual(expect.arrayContaining(DISHES));
    expect(asked).toBeGreaterThan(1);

    [asked, damaged] = [0, Infinity];
    await page.reload();
    await handOver(page);
    expect(await readPhoto(page)).toBe('no-parts');
  });
});

test.describe('kept on the phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('reads a photo without a network, once kept; nobody else keeps any of it', async ({
    page,
    context,
  }) => {
    await page.goto('/menu');
    await waitUntilKept(page);
    await handOver(page);
    expect(await getKept(page)).toBe('no');
    expect((await getKeptPaths(page)).filter((path) => path.startsWith('/menu/parts/'))).toEqual(
      [],
    );
    const shares = await keepReader(page);
    expect(shares.at(-1)).toBeCloseTo(1, 1);
    expect(await getKept(page)).toBe('kept');

    // As another build would find it: one file is not its own any more, the others are the same.
    const old = '/menu/parts/0123456789abcdef/reader.js';
    await page.evaluate(async (path) => {
      const { parts } = window as unknown as PageWindow;
      const cache = await caches.open('kioot-menu-v1');
      await cache.put(path, new Response('of a build before'));
      const lexicon = await (await cache.match(parts.lexicon.path))?.blob();
      await cache.put(parts.lexicon.path, new Response(lexicon, { headers: { 'x-same': '1' } }));
    }, old);
    await page.reload();
    await expect.poll(() => getKeptPaths(page)).not.toContain(old);
    await handOver(page);
    const isSame = await page.evaluate(async () => {
      const { parts } = window as unknown as PageWindow;
      return (await caches.match(parts.lexicon.path))?.headers.get('x-same') === '1';
    });
    expect(isSame).toBe(true);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await handOver(page);
    expect(await getKept(page)).toBe('kept');
    expect(await readPhoto(page)).toEqual(expect.arrayContaining(DISHES));
  });

  test('a part that the browser took away is kept again as it is used', async ({
    page,
    context,
  }) => {
    await page.goto('/menu');
    await waitUntilKept(page);
    await handOver(page);
    await keepReader(page);
    await page.evaluate(async () => {
      const { parts } = window as unknown as PageWindow;
      const cache = await caches.open('kioot-menu-v1');
      await cache.put(parts.lexicon.path, new Response('damaged'));
      await cache.delete(parts.model.path);
    });
    expect(await getKept(page)).toBe('partly');
    await context.setOffline(true);
    expect(await readPhoto(page)).toBe('no-parts');
    await context.setOffline(false);
    expect(await readPhoto(page)).toEqual(expect.arrayContaining(DISHES));
    await expect.poll(() => getKept(page)).toBe('kept');
  });

  test('says that there is no room', async ({ page, context }) => {
    await page.goto('/menu');
    await waitUntilKept(page);
    await handOver(page);
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: SERVERS.embedded,
      quotaSize: 3_000_000,
    });
    const fault = await page.evaluate(async () => {
      const { menu, parts } = window as unknown as PageWindow;
      return menu
        .keepMenuReader(parts, () => undefined, new AbortController().signal)
        .then(
          () => 'kept',
          (error: unknown) => (error as { fault?: string }).fault,
        );
    });
    expect(fault).toBe('full');
    expect(await getKept(page)).toBe('no');
  });

  test('what another app shares reaches the page, and nothing of it the network', async ({
    page,
    context,
  }) => {
    await page.goto('/menu');
    await waitUntilKept(page);
    const requests = watchNetwork(context);
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
    // What the browser itself hands to the worker never leaves it.
    const sent = requests.filter(({ url }) => url.pathname !== '/menu/share');
    expect(sent.map(({ body }) => body).filter((bytes) => bytes > 0)).toEqual([]);
    expect((await getKeptPaths(page)).filter((path) => path.startsWith('/menu/shared'))).toEqual(
      [],
    );
  });
});

test('without the worker a share is answered before a byte of it is read', async () => {
  const { port, hostname } = new URL(SERVERS.embedded);
  const socket = connect(Number(port), hostname);
  const head = ['POST /menu/share HTTP/1.1', `Host: ${hostname}`, 'Content-Length: 50000000'];
  socket.write([...head, 'Content-Type: multipart/form-data; boundary=x', '', ''].join('\r\n'));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 303 /);
  expect(answer.toString()).toContain('Location: /menu#share-unavailable');
});

test('the files of the reader carry their own policy, and stay for ever', async ({ request }) => {
  const html = await (await request.get('/menu')).text();
  const paths = [...new Set(html.match(PART))];
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
