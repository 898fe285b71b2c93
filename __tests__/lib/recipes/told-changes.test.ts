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
import { startTestServer, type TestServer } from '@/__tests__/helpers/http-server';
import type * as Route from '@/app/api/revalidate/route';
import type * as ToldChanges from '@/lib/recipes/told-changes';

const revalidateTag = jest.fn();
jest.mock('next/cache', () => ({
  revalidateTag,
  revalidatePath: jest.fn(),
  unstable_cache: jest.fn(),
}));
const afterwards: (() => Promise<void>)[] = [];
jest.mock('next/server', () => ({ after: (task: () => Promise<void>) => afterwards.push(task) }));

/** Time passes in pauses alone. */
let nowMs = 0;
jest.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    nowMs += ms;
  },
}));

let database: TestServer;
let status: number;
/** The moment from which on the database answers again. */
let isBackAtMs: number;
let expireOnceReadable: typeof ToldChanges.expireOnceReadable;
let route: typeof Route;

beforeAll(async () => {
  database = await startTestServer((_request, response) => {
    if (nowMs >= isBackAtMs) status = 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end('[]');
  });
  ({ expireOnceReadable } = await import('@/lib/recipes/told-changes'));
  route = await import('@/app/api/revalidate/route');
});

afterAll(() => database.close());

beforeEach(() => {
  process.env.SUPABASE_URL = database.url;
  process.env.SUPABASE_ANON_KEY = 'a-key';
  nowMs = 0;
  status = 500;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  revalidateTag.mockClear();
});

afterEach(() => {
  for (const name of ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'VERCEL']) delete process.env[name];
  jest.restoreAllMocks();
});

/** Tells of a change and runs the `after()` task to its end; gives the milliseconds that passed. */
async function tellAndFinish(): Promise<number> {
  await expect(expireOnceReadable(['posts'])).rejects.toMatchObject({ code: 'database_away' });
  const [task, ...others] = afterwards.splice(0);
  expect(others).toEqual([]);
  await task?.();
  return nowMs;
}

describe('a change told while the database is away', () => {
  it('is shown where the database is back within the time of a function on Vercel', async () => {
    process.env.VERCEL = '1';
    isBackAtMs = 30_000;
    await tellAndFinish();
    expect(revalidateTag.mock.calls).toEqual([['posts', { expire: 0 }]]);
  });

  it('is given up on Vercel before the function is ended, which the log says', async () => {
    process.env.VERCEL = '1';
    isBackAtMs = Infinity;
    const endedAtMs = await tellAndFinish();
    // The first and the last question take three seconds each at most.
    expect(endedAtMs + 2 * 3_000).toBeLessThan(route.maxDuration * 1_000);
    expect(endedAtMs).toBeGreaterThan(30_000);
    expect(revalidateTag).not.toHaveBeenCalled();
    expect(String(jest.mocked(console.warn).mock.calls.at(-1)?.[0])).toContain('givenUpAfterMs');
  });

  it('is tried anew by the next one that is told', async () => {
    process.env.VERCEL = '1';
    isBackAtMs = Infinity;
    await tellAndFinish();
    isBackAtMs = nowMs + 1_000;
    await tellAndFinish();
    expect(revalidateTag.mock.calls).toEqual([['posts', { expire: 0 }]]);
  });

  it('is shown after an outage of ten minutes by a server of our own', async () => {
    isBackAtMs = 600_000;
    expect(await tellAndFinish()).toBeGreaterThanOrEqual(600_000);
    expect(revalidateTag.mock.calls).toEqual([['posts', { expire: 0 }]]);
  });
});
