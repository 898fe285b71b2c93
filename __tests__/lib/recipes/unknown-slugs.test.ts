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
import { countRevalidation } from '@/lib/revalidations.mjs';
import { middleware } from '@/middleware';

/** The embedded database behind a counter. */
let database: TestDatabase;
let counter: TestServer;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

async function passOn({ url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { apikey, authorization, prefer } = headers;
  const sent = { apikey: String(apikey), authorization: String(authorization) };
  const given = await fetch(database.url + url, {
    headers: prefer ? { ...sent, prefer: String(prefer) } : sent,
  });
  response.statusCode = given.status;
  for (const name of ['content-type', 'content-range']) {
    const value = given.headers.get(name);
    if (value) response.setHeader(name, value);
  }
  response.end(await given.text());
}

const answerWell: typeof answer = (request, response) => void passOn(request, response);
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

/** The clock by which the list is read, which stands still unless a test moves it. */
let clockMs = performance.now();
const pass = (ms: number) => {
  clockMs += ms;
};

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => clockMs);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer = answerWell;
});
afterEach(() => void jest.restoreAllMocks());

/** The page that an address shows, and its status; 'itself' where Next is to answer. */
async function look(path: string): Promise<string> {
  const response = await middleware(new NextRequest(`http://localhost${path}`));
  const rewrite = response.headers.get('x-middleware-rewrite')?.replace('http://localhost', '');
  if (response.headers.get('x-middleware-next') === '1' || rewrite === `/en${path}`)
    return 'itself';
  return `${response.status} ${rewrite ?? ''}`.trim();
}

/** Questions to the database while `work` runs. */
async function countQuestions(work: () => Promise<void>): Promise<number> {
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
const MISSING = '404 /en/kitchen/missing';
const FAILED = '500 /en/kitchen/failed';

/** First of all: in a process that has never read the list. */
describe('while no list was ever read and the database is away', () => {
  it('leaves every recipe to its page, which may be kept, at one question a second', async () => {
    answer = refuse;
    const questions = await countQuestions(async () => {
      for (const slug of ['bulgogi', ...Array.from({ length: 200 }, (_, at) => `never-${at}`)])
        expect(await look(`/recipes/${slug}`)).toBe('itself');
    });
    expect(questions).toBe(1);
    pass(1_100);
    expect(await countQuestions(async () => void (await look('/recipes/never-0')))).toBe(1);
  });
});

describe('while no list was ever read and the database hangs', () => {
  it('leaves every recipe to its page after two seconds', async () => {
    answer = hang;
    pass(1_100);
    const startedAt = Date.now();
    const paths = Array.from({ length: 100 }, (_, at) => `/recipes/hanging-${at}`);
    const questions = await countQuestions(async () => {
      expect(new Set(await Promise.all(paths.map(look)))).toEqual(new Set(['itself']));
      // Nobody after these waits for the same answer.
      expect(await look('/recipes/bulgogi')).toBe('itself');
    });
    expect(questions).toBe(1);
    expect(Date.now() - startedAt).toBeLessThan(6_000);
    countRevalidation();
  });
});

describe('an unknown slug', () => {
  beforeEach(() => pass(1_100));

  it('shows one page for all, in its language', async () => {
    expect(await look('/recipes/bulgogi')).toBe('itself');
    expect(await look('/ja/recipes/bulgogi')).toBe('itself');
    expect(await look('/recipes/bulgogi/card.png')).toBe('itself');
    expect(await look('/recipes/no-such-recipe')).toBe(MISSING);
    expect(await look('/recipes/no-such-recipe/card.png')).toBe(MISSING);
    expect(await look('/ja/recipes/no-such-recipe?from=list')).toBe('404 /ja/kitchen/missing');
    expect(await look('/zh-Hant/recipes/nope')).toBe('404 /zh-Hant/kitchen/missing');
  });

  it('costs the database one question a second, however many are asked for', async () => {
    const askFor = async (prefix: string) => {
      const paths = Array.from({ length: 1_000 }, (_, at) => [
        `/recipes/${prefix}-${at}`,
        `/zh-Hans/recipes/${prefix}-${at}`,
        `/recipes/${prefix}-${at}/card.png`,
      ]).flat();
      const shown = await Promise.all(paths.map(look));
      expect(new Set(shown)).toEqual(new Set([MISSING, '404 /zh-Hans/kitchen/missing']));
    };
    expect(await countQuestions(() => askFor('first'))).toBe(1);
    expect(await countQuestions(() => askFor('second'))).toBe(0);
    pass(1_100);
    expect(await countQuestions(() => askFor('first'))).toBe(1);
  });

  it('costs nothing where it can be no slug', async () => {
    const questions = await countQuestions(async () => {
      for (const slug of ['Bulgogi', 'bulgogi.rsc', 'a--b', '-', '%EA%B9%80', 'a'.repeat(4_000)])
        expect([slug, await look(`/recipes/${slug}`)]).toEqual([slug, MISSING]);
    });
    expect(questions).toBe(0);
    // Refused like any address of its kind.
    expect(await look('/recipes/a%0ab')).toBe('400');
    expect(await look('/recipes/%FF')).toBe('400');
  });

  it('is found within a second of its publication, without a webhook', async () => {
    expect(await look('/recipes/found-soon')).toBe(MISSING);
    await publish('found-soon');
    expect(await look('/recipes/found-soon')).toBe(MISSING);
    pass(1_100);
    expect(await look('/recipes/found-soon')).toBe('itself');
  });

  it('is found at once after the webhook, and not shown any more once it is unpublished', async () => {
    expect(await look('/recipes/announced')).toBe(MISSING);
    await publish('announced');
    countRevalidation();
    expect(await look('/recipes/announced')).toBe('itself');
    await database.service.from('posts').update({ status: 'archived' }).eq('slug', 'announced');
    countRevalidation();
    // The first reader's page finds out by itself, and nobody waits for the list.
    expect(await look('/recipes/announced')).toBe('itself');
    expect(await look('/recipes/any-other')).toBe(MISSING);
    expect(await look('/recipes/announced')).toBe(MISSING);
  });

  it('is not judged by a list that was begun before the webhook', async () => {
    let begun = Promise.resolve('');
    const old = await fetch(`${database.url}/rest/v1/posts?select=slug&status=eq.published`, {
      headers: { apikey: database.anonKey },
    });
    const text = await old.text();
    const held = await new Promise<ServerResponse>((resolve) => {
      answer = (_, response) => resolve(response);
      begun = look('/recipes/in-between');
    });
    await publish('in-between');
    answer = answerWell;
    countRevalidation();
    expect(await look('/recipes/in-between')).toBe('itself');
    held.setHeader('content-type', 'application/json').end(text);
    expect(await begun).toBe('itself');
    expect(await look('/recipes/in-between')).toBe('itself');
  });
});

describe('once a list was read and the database is away', () => {
  beforeEach(() => pass(1_100));

  it('answers a known slug at once, and says of any other that nobody could look', async () => {
    answer = refuse;
    expect(await look('/recipes/bulgogi')).toBe('itself');
    const questions = await countQuestions(async () => {
      for (let at = 0; at < 100; at += 1) expect(await look(`/recipes/away-${at}`)).toBe(FAILED);
    });
    expect(questions).toBe(1);
    expect(await look('/ja/recipes/away')).toBe('500 /ja/kitchen/failed');
    const failed = await middleware(new NextRequest('http://localhost/recipes/away'));
    expect(failed.headers.get('cache-control')).toBe('no-store');
  });

  it('does not have readers of a known slug wait for one that hangs, and all others wait once', async () => {
    answer = hang;
    countRevalidation();
    const startedAt = Date.now();
    expect(await look('/recipes/bulgogi')).toBe('itself');
    expect(Date.now() - startedAt).toBeLessThan(1_000);
    const questions = await countQuestions(async () => {
      const paths = Array.from({ length: 100 }, (_, at) => `/recipes/hanging-${at}`);
      expect(new Set(await Promise.all(paths.map(look)))).toEqual(new Set([FAILED]));
    });
    expect(questions).toBeLessThanOrEqual(1);
    expect(Date.now() - startedAt).toBeLessThan(12_000);
  });
});

describe('a list that comes back empty after a full one', () => {
  beforeEach(() => pass(1_100));

  it('empties nothing, until it was empty for half a minute', async () => {
    expect(await look('/recipes/bulgogi')).toBe('itself');
    answer = answerEmpty;
    pass(1_100);
    expect(await look('/recipes/unknown')).toBe(FAILED);
    expect(await look('/recipes/bulgogi')).toBe('itself');
    pass(10_000);
    expect(await look('/recipes/unknown')).toBe(FAILED);
    expect(await look('/recipes/bulgogi')).toBe('itself');
    pass(31_000);
    expect(await look('/recipes/unknown')).toBe(MISSING);
    expect(await look('/recipes/bulgogi')).toBe(MISSING);
  });

  it('is full again with the first answer that is', async () => {
    expect(await look('/recipes/bulgogi')).toBe('itself');
  });
});

describe('a list longer than one answer', () => {
  it('is read to its end', async () => {
    const slugs = Array.from({ length: 2_300 }, (_, at) => `dish-${String(at).padStart(4, '0')}`);
    answer = ({ url }, response) => {
      const { searchParams } = new URL(url ?? '/', 'http://database');
      const from = Number(searchParams.get('offset'));
      const part = slugs.slice(from, from + Number(searchParams.get('limit')));
      response.setHeader('content-type', 'application/json');
      response.setHeader('content-range', `${from}-${from + part.length - 1}/${slugs.length}`);
      response.end(JSON.stringify(part.map((slug) => ({ slug }))));
    };
    pass(1_100);
    expect(await countQuestions(async () => void (await look('/recipes/dish-2299')))).toBe(3);
    expect(await look('/recipes/dish-2299')).toBe('itself');
    expect(await look('/recipes/dish-0000')).toBe('itself');
    expect(await look('/recipes/dish-2300')).toBe(MISSING);
  });
});
