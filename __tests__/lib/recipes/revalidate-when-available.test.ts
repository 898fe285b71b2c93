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
import type * as RevalidateModule from '@/lib/recipes/revalidate-when-available';

const revalidateTag = jest.fn();
jest.mock('next/cache', () => ({
  revalidateTag,
  revalidatePath: jest.fn(),
  unstable_cache: jest.fn(),
}));
const afterTasks: (() => Promise<void>)[] = [];
jest.mock('next/server', () => ({ after: (task: () => Promise<void>) => afterTasks.push(task) }));

/** Time advances only in pauses. */
let nowMs = 0;
jest.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    nowMs += ms;
  },
}));

let database: TestServer;
let status: number;
/** Time from which on the database answers again, in milliseconds. */
let recoversAtMs: number;
let revalidateWhenAvailable: typeof RevalidateModule.revalidateWhenAvailable;
let route: typeof Route;

beforeAll(async () => {
  database = await startTestServer((_request, response) => {
    if (nowMs >= recoversAtMs) status = 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end('[]');
  });
  ({ revalidateWhenAvailable } = await import('@/lib/recipes/revalidate-when-available'));
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

/** Announces a change and runs the `after()` task to its end. @returns elapsed milliseconds */
async function callWebhookAndFinish(): Promise<number> {
  await expect(revalidateWhenAvailable(['posts'])).rejects.toMatchObject({ code: 'database_away' });
  const [task, ...others] = afterTasks.splice(0);
  expect(others).toEqual([]);
  await task?.();
  return nowMs;
}

describe('change announced during an outage', () => {
  it("is revalidated when the database returns within Vercel's time limit", async () => {
    process.env.VERCEL = '1';
    recoversAtMs = 30_000;
    await callWebhookAndFinish();
    expect(revalidateTag.mock.calls).toEqual([['posts', { expire: 0 }]]);
  });

  it('is abandoned and logged before Vercel ends the function', async () => {
    process.env.VERCEL = '1';
    recoversAtMs = Infinity;
    const endedAtMs = await callWebhookAndFinish();
    // The first and the last query take up to three seconds each.
    expect(endedAtMs + 2 * 3_000).toBeLessThan(route.maxDuration * 1_000);
    expect(endedAtMs).toBeGreaterThan(30_000);
    expect(revalidateTag).not.toHaveBeenCalled();
    expect(String(jest.mocked(console.warn).mock.calls.at(-1)?.[0])).toContain('givenUpAfterMs');
  });

  it('is retried by the next announcement', async () => {
    process.env.VERCEL = '1';
    recoversAtMs = Infinity;
    await callWebhookAndFinish();
    recoversAtMs = nowMs + 1_000;
    await callWebhookAndFinish();
    expect(revalidateTag.mock.calls).toEqual([['posts', { expire: 0 }]]);
  });

  it('is revalidated after ten minutes on a long-running server', async () => {
    recoversAtMs = 600_000;
    expect(await callWebhookAndFinish()).toBeGreaterThanOrEqual(600_000);
    expect(revalidateTag.mock.calls).toEqual([['posts', { expire: 0 }]]);
  });
});
