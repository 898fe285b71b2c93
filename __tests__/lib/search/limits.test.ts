import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { POST as postFilter } from '@/app/api/rec/get-filtered-restaurants/route';
import { POST as postPage } from '@/app/api/rec/translate-restaurant-pagination/route';
import {
  MAX_BODY_BYTES,
  MAX_ENTRIES,
  MAX_LETTERS,
  MAX_LIST_BYTES,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  MAX_SENTENCE_LETTERS,
} from '@/lib/limits';
import { createBundledSource } from '@/lib/search/place-source';
import { createSearchService } from '@/lib/search/search-service';
import { createForwardingBackend } from '@/lib/search/forward';
import { LOOK_UP, never } from '../../helpers/backend-calls';
import { startTestServer, type TestServer } from '../../helpers/http-server';

let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function backendThatAnswers(answer: unknown) {
  // What is left out is told to the log.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = await startTestServer((_request, response) => response.end(JSON.stringify(answer)));
  return createForwardingBackend({ baseUrl: server.url, timeoutMs: 20_000 });
}

type Post = (request: Request) => Promise<Response>;

const send = (post: Post, body: object) =>
  post(new Request('http://a/', { method: 'POST', body: JSON.stringify(body) }));

/** Rows as full as they may be, of letters that take three bytes each. */
const toRows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    contentId: String(at),
    title: '뷁'.repeat(MAX_LETTERS.title),
    firstmenu: '뷁'.repeat(MAX_LETTERS.treatmenu),
    treatmenu: '\u0001'.repeat(MAX_LETTERS.treatmenu),
    opentimefood: '뷁'.repeat(MAX_LETTERS.opentimefood),
  }));

/** The longest sentence there is room for; that it means nothing is another matter. */
const SENTENCE = '\u0001'.repeat(MAX_SENTENCE_LETTERS);

describe('what is handed out is accepted back', () => {
  it.each([
    ['25,000 ids', Array.from({ length: 25_000 }, (_, at) => 1_000_000 + at), MAX_ENTRIES],
    ['ids of 64 letters', Array.from({ length: 15_000 }, (_, at) => `${at}`.padStart(64, '뷁')), 0],
  ])('%s', async (_name, answer, expected) => {
    const backend = await backendThatAnswers(answer);
    const contentIdList = await backend.getContentIds(LOOK_UP, never);
    if (expected > 0) expect(contentIdList).toHaveLength(expected);
    else expect(JSON.stringify(contentIdList).length).toBeGreaterThan(MAX_LIST_BYTES / 4);
    // Nearest first: it is the end that is left out.
    expect(contentIdList[0]).toBe(String(answer[0]));
    const full = await send(postFilter, { contentIdList, userPref: '아무거나 괜찮아요' });
    expect(full.status).toBe(200);
    const response = await send(postFilter, { contentIdList, userPref: SENTENCE });
    expect(await response.json()).toMatchObject({
      error: { message: expect.stringMatching(/^userPref: expected a sentence such as /u) },
    });
  });

  it('a list of nothing', async () => {
    const response = await send(postPage, { restaurantInfo: [], page: 1, pageSize: 10 });
    expect([response.status, await response.json()]).toEqual([200, [{ content: [] }]]);
  });

  it('a list of full rows', async () => {
    const answer = { restaurantInfo: toRows(250), total: 250 };
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeGreaterThan(2 * MAX_BODY_BYTES);
    const { restaurantInfo, total } = await (
      await backendThatAnswers(answer)
    ).getFiltered({ contentIdList: [], userPref: 'x' }, never);
    expect(restaurantInfo).toHaveLength(total);
    expect(Buffer.byteLength(JSON.stringify(restaurantInfo))).toBeLessThanOrEqual(MAX_LIST_BYTES);
    expect(Buffer.byteLength(JSON.stringify(restaurantInfo))).toBeGreaterThan(0.9 * MAX_LIST_BYTES);
    const body = { restaurantInfo, page: MAX_PAGE, pageSize: MAX_PAGE_SIZE };
    expect((await send(postPage, body)).status).toBe(200);
  });

  it('all of Seoul, from our own engine', async () => {
    const { default: rows } = await import('@/data/restaurants.json');
    const contentIdList = rows.map(({ contentId }) => contentId);
    const request = { contentIdList, userPref: '아무거나 괜찮아요' };
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const filtered = await createSearchService(createBundledSource()).getFiltered(request, never);
    expect(filtered.total).toBe(filtered.restaurantInfo.length);
    const { restaurantInfo } = filtered;
    const response = await send(postPage, { restaurantInfo, page: 1, pageSize: MAX_PAGE_SIZE });
    const [{ content }] = (await response.json()) as [{ content: unknown[] }];
    expect(content).toHaveLength(MAX_PAGE_SIZE);
  });

  it('the largest list as text within text, by an instance that asks this one', async () => {
    const row = { contentId: '1', title: '"\\'.repeat(MAX_LETTERS.title / 2) };
    const count = Math.floor(MAX_LIST_BYTES / (JSON.stringify(row).length + 1)) - 1;
    const restaurantInfoEng = JSON.stringify(Array(count).fill(row));
    const backend = await backendThatAnswers({ restaurantInfoEng });
    const request = { contentIdList: ['1'], userPref: 'x' };
    expect((await backend.getFilteredInEnglish(request, never)).total).toBe(count);
  });
});

describe('the limits of what stands before us', () => {
  it('are those of a body', () => {
    const [, mebibytes] =
      /client_max_body_size (\d+)m;/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];
    expect(Number(mebibytes) * 1024 * 1024).toBe(MAX_BODY_BYTES);
  });
});

describe('a page of the hardest rows', () => {
  it('lets others have their turn again and again', async () => {
    const restaurantInfo = Array.from({ length: 20 }, (_, at) => ({
      contentId: String(at),
      title: '집',
      // Each of its own, so that none is known from another.
      treatmenu: `${at} ${'월'.repeat(MAX_LETTERS.treatmenu)}`.slice(0, MAX_LETTERS.treatmenu),
    }));
    // A clock by which each text takes a whole turn, however fast the machine is.
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    let turns = 0;
    let isDone = false;
    const watch = (async () => {
      for (; !isDone; turns += 1) await new Promise(setImmediate);
    })();
    const response = await send(postPage, { restaurantInfo, page: 1, pageSize: MAX_PAGE_SIZE });
    isDone = true;
    await watch;
    clock.mockRestore();
    expect(response.status).toBe(200);
    expect(turns).toBeGreaterThan(restaurantInfo.length);
  });

  it('is refused where a field is longer than any place needs', async () => {
    const row = { contentId: '1', title: '집', treatmenu: '김'.repeat(300_000) };
    const response = await send(postPage, { restaurantInfo: [row], page: 1, pageSize: 10 });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { message: 'restaurantInfo.0.treatmenu: not valid' },
    });
  });
});
