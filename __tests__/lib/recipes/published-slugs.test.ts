import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NextRequest } from 'next/server';
import { startTestDatabase, type TestDatabase } from '@/__tests__/helpers/database';
import { startTestServer, type TestServer } from '@/__tests__/helpers/http-server';
import { waitUntil } from '@/__tests__/helpers/wait-until';
import { countRevalidation } from '@/lib/revalidation-count.mjs';
import { middleware } from '@/middleware';

/** Embedded database behind a proxy that counts requests. */
let database: TestDatabase;
let counter: TestServer;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

async function proxyToDatabase(
  { url, headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { apikey, authorization, prefer } = headers;
  const sent = { apikey: String(apikey), authorization: String(authorization) };
  const proxied = await fetch(database.url + url, {
    headers: prefer ? { ...sent, prefer: String(prefer) } : sent,
  });
  response.statusCode = proxied.status;
  for (const name of ['content-type', 'content-range']) {
    const value = proxied.headers.get(name);
    if (value) response.setHeader(name, value);
  }
  response.end(await proxied.text());
}

const answerNormally: typeof answer = (request, response) =>
  void proxyToDatabase(request, response);
const answerEmpty: typeof answer = (_, response) =>
  void response.setHeader('content-type', 'application/json').end('[]');
const refuse: typeof answer = (_, response) => void response.destroy();
const hang: typeof answer = () => undefined;

beforeAll(async () => {
  database = await startTestDatabase();
  counter = await startTestServer((request, response) => answer(request, response));
  process.env.SUPABASE_URL = counter.url;
  process.env.SUPABASE_ANON_KEY = database.anonKey;
});

afterAll(async () => {
  delete process.env.SUPABASE_URL;
  delete process.env.SUPABASE_ANON_KEY;
  await counter.close();
  await database.stop();
});

/** Clock of the slug list; it stands still unless a test advances it. */
let clockMs = performance.now();
const advanceClock = (ms: number) => {
  clockMs += ms;
};

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => clockMs);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer = answerNormally;
});
afterEach(() => void jest.restoreAllMocks());

/**
 * Status and page that the middleware chooses for a path; 'itself' when the request goes on to
 * Next.
 */
async function requestPath(path: string): Promise<string> {
  const response = await middleware(new NextRequest(`http://localhost${path}`));
  const rewrite = response.headers.get('x-middleware-rewrite')?.replace('http://localhost', '');
  if (response.headers.get('x-middleware-next') === '1' || rewrite === `/en${path}`)
    return 'itself';
  return `${response.status} ${rewrite ?? ''}`.trim();
}

/** Number of database queries while `work` runs. */
async function countQueries(work: () => Promise<void>): Promise<number> {
  const { length } = counter.requests;
  await work();
  return counter.requests.length - length;
}

const publish = async (slug: string) => {
  const { error } = await database.service
    .from('posts')
    .insert({ slug, title: slug, status: 'published' });
  expect(error).toBeNull();
};
const MISSING = '404 /en/recipe-error/missing';
const FAILED = '500 /en/recipe-error/failed';

/** Has to run first: the process has not read the list yet. */
describe('before the first list, with the database away', () => {
  it('passes every recipe to its page, at one query a second', async () => {
    answer = refuse;
    const queries = await countQueries(async () => {
      for (const slug of ['bulgogi', ...Array.from({ length: 200 }, (_, at) => `never-${at}`)])
        expect(await requestPath(`/recipes/${slug}`)).toBe('itself');
    });
    expect(queries).toBe(1);
    advanceClock(1_100);
    expect(await countQueries(async () => void (await requestPath('/recipes/never-0')))).toBe(1);
  });
});

describe('before the first list, with the database hanging', () => {
  it('passes every recipe to its page after two seconds', async () => {
    answer = hang;
    advanceClock(1_100);
    const startedAt = Date.now();
    const paths = Array.from({ length: 100 }, (_, at) => `/recipes/hanging-${at}`);
    const queries = await countQueries(async () => {
      expect(new Set(await Promise.all(paths.map(requestPath)))).toEqual(new Set(['itself']));
      // Later requests do not wait for the pending read.
      expect(await requestPath('/recipes/bulgogi')).toBe('itself');
    });
    expect(queries).toBe(1);
    expect(Date.now() - startedAt).toBeLessThan(6_000);
    countRevalidation();
  });
});

describe('unknown slug', () => {
  // The first list has two real seconds, which a busy machine may need for more.
  beforeAll(async () => {
    answer = answerNormally;
    countRevalidation();
    await waitUntil(async () => (await requestPath('/recipes/not-read-yet')) === MISSING);
    clockMs = performance.now();
  });
  beforeEach(() => advanceClock(1_100));

  it('shows one page per language', async () => {
    expect(await requestPath('/recipes/bulgogi')).toBe('itself');
    expect(await requestPath('/ja/recipes/bulgogi')).toBe('itself');
    expect(await requestPath('/recipes/bulgogi/card.png')).toBe('itself');
    expect(await requestPath('/recipes/no-such-recipe')).toBe(MISSING);
    expect(await requestPath('/recipes/no-such-recipe/card.png')).toBe(MISSING);
    expect(await requestPath('/ja/recipes/no-such-recipe?from=list')).toBe(
      '404 /ja/recipe-error/missing',
    );
    expect(await requestPath('/zh-Hant/recipes/nope')).toBe('404 /zh-Hant/recipe-error/missing');
  });

  it('costs one query a second, however many are requested', async () => {
    const requestMany = async (prefix: string) => {
      const paths = Array.from({ length: 1_000 }, (_, at) => [
        `/recipes/${prefix}-${at}`,
        `/zh-Hans/recipes/${prefix}-${at}`,
        `/recipes/${prefix}-${at}/card.png`,
      ]).flat();
      const shown = await Promise.all(paths.map(requestPath));
      expect(new Set(shown)).toEqual(new Set([MISSING, '404 /zh-Hans/recipe-error/missing']));
    };
    expect(await countQueries(() => requestMany('first'))).toBe(1);
    expect(await countQueries(() => requestMany('second'))).toBe(0);
    advanceClock(1_100);
    expect(await countQueries(() => requestMany('first'))).toBe(1);
  });

  it('costs no query when malformed', async () => {
    const queries = await countQueries(async () => {
      for (const slug of ['Bulgogi', 'bulgogi.rsc', 'a--b', '-', '%EA%B9%80', 'a'.repeat(4_000)])
        expect([slug, await requestPath(`/recipes/${slug}`)]).toEqual([slug, MISSING]);
    });
    expect(queries).toBe(0);
    // Rejected like every malformed path.
    expect(await requestPath('/recipes/a%0ab')).toBe('400');
    expect(await requestPath('/recipes/%FF')).toBe('400');
  });

  it('is found within a second of its publication, without a webhook', async () => {
    expect(await requestPath('/recipes/found-soon')).toBe(MISSING);
    await publish('found-soon');
    expect(await requestPath('/recipes/found-soon')).toBe(MISSING);
    advanceClock(1_100);
    expect(await requestPath('/recipes/found-soon')).toBe('itself');
  });

  it('is found at once after the webhook, and gone once it is unpublished', async () => {
    expect(await requestPath('/recipes/announced')).toBe(MISSING);
    await publish('announced');
    countRevalidation();
    expect(await requestPath('/recipes/announced')).toBe('itself');
    await database.service.from('posts').update({ status: 'archived' }).eq('slug', 'announced');
    countRevalidation();
    // Answered from the old list: readers never wait for the refresh.
    expect(await requestPath('/recipes/announced')).toBe('itself');
    expect(await requestPath('/recipes/any-other')).toBe(MISSING);
    expect(await requestPath('/recipes/announced')).toBe(MISSING);
  });

  it('is not decided by a list read before the webhook', async () => {
    let pending = Promise.resolve('');
    const old = await fetch(`${database.url}/rest/v1/posts?select=slug&status=eq.published`, {
      headers: { apikey: database.anonKey },
    });
    const text = await old.text();
    const held = await new Promise<ServerResponse>((resolve) => {
      answer = (_, response) => resolve(response);
      pending = requestPath('/recipes/in-between');
    });
    await publish('in-between');
    answer = answerNormally;
    countRevalidation();
    expect(await requestPath('/recipes/in-between')).toBe('itself');
    held.setHeader('content-type', 'application/json').end(text);
    expect(await pending).toBe('itself');
    expect(await requestPath('/recipes/in-between')).toBe('itself');
  });
});

describe('after a list, with the database away', () => {
  beforeEach(() => advanceClock(1_100));

  it('serves known slugs at once, and an error for any other', async () => {
    answer = refuse;
    expect(await requestPath('/recipes/bulgogi')).toBe('itself');
    const queries = await countQueries(async () => {
      for (let at = 0; at < 100; at += 1)
        expect(await requestPath(`/recipes/away-${at}`)).toBe(FAILED);
    });
    expect(queries).toBe(1);
    expect(await requestPath('/ja/recipes/away')).toBe('500 /ja/recipe-error/failed');
    const failed = await middleware(new NextRequest('http://localhost/recipes/away'));
    expect(failed.headers.get('cache-control')).toBe('no-store');
  });

  it('delays no known slug, and all others by one timeout', async () => {
    answer = hang;
    countRevalidation();
    const startedAt = Date.now();
    expect(await requestPath('/recipes/bulgogi')).toBe('itself');
    expect(Date.now() - startedAt).toBeLessThan(1_000);
    const queries = await countQueries(async () => {
      const paths = Array.from({ length: 100 }, (_, at) => `/recipes/hanging-${at}`);
      expect(new Set(await Promise.all(paths.map(requestPath)))).toEqual(new Set([FAILED]));
    });
    expect(queries).toBeLessThanOrEqual(1);
    expect(Date.now() - startedAt).toBeLessThan(12_000);
  });
});

describe('empty list after a full one', () => {
  beforeEach(() => advanceClock(1_100));

  it('is accepted after half a minute', async () => {
    expect(await requestPath('/recipes/bulgogi')).toBe('itself');
    answer = answerEmpty;
    advanceClock(1_100);
    expect(await requestPath('/recipes/unknown')).toBe(FAILED);
    expect(await requestPath('/recipes/bulgogi')).toBe('itself');
    advanceClock(10_000);
    expect(await requestPath('/recipes/unknown')).toBe(FAILED);
    expect(await requestPath('/recipes/bulgogi')).toBe('itself');
    advanceClock(31_000);
    expect(await requestPath('/recipes/unknown')).toBe(MISSING);
    expect(await requestPath('/recipes/bulgogi')).toBe(MISSING);
  });

  it('is replaced by the first full response', async () => {
    expect(await requestPath('/recipes/bulgogi')).toBe('itself');
  });
});

describe('list longer than one response', () => {
  it('is read completely', async () => {
    const slugs = Array.from({ length: 2_300 }, (_, at) => `dish-${String(at).padStart(4, '0')}`);
    answer = ({ url }, response) => {
      const { searchParams } = new URL(url ?? '/', 'http://database');
      const from = Number(searchParams.get('offset'));
      const part = slugs.slice(from, from + Number(searchParams.get('limit')));
      response.setHeader('content-type', 'application/json');
      response.setHeader('content-range', `${from}-${from + part.length - 1}/${slugs.length}`);
      response.end(JSON.stringify(part.map((slug) => ({ slug }))));
    };
    advanceClock(1_100);
    expect(await countQueries(async () => void (await requestPath('/recipes/dish-2299')))).toBe(3);
    expect(await requestPath('/recipes/dish-2299')).toBe('itself');
    expect(await requestPath('/recipes/dish-0000')).toBe('itself');
    expect(await requestPath('/recipes/dish-2300')).toBe(MISSING);
  });
});
