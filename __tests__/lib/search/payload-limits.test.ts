import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { POST as postFilter } from '@/app/api/rec/get-filtered-restaurants/route';
import { POST as postPage } from '@/app/api/rec/translate-restaurant-pagination/route';
import {
  MAX_BODY_BYTES,
  MAX_ENTRIES,
  MAX_LIST_BYTES,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  MAX_SENTENCE_LENGTH,
} from '@/lib/payload-limits';
import { MAX_FIELD_LENGTHS } from '@kioot/places/field-lengths';
import { createBundledSource } from '@/lib/search/service/place-source';
import { createSearchService } from '@/lib/search/service/search-service';
import { createRemoteBackend } from '@/lib/search/remote/remote-backend';
import { LOOK_UP_REQUEST, neverAborted, toFilterRequest } from '../../helpers/backend-calls';
import { startTestServer, type TestServer } from '../../helpers/http-server';

let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function startBackend(answer: unknown) {
  // Truncation is logged.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = await startTestServer((_request, response) => response.end(JSON.stringify(answer)));
  return createRemoteBackend({ baseUrl: server.url, timeoutMs: 20_000 });
}

type Post = (request: Request) => Promise<Response>;

const send = (post: Post, body: object) =>
  post(new Request('http://a/', { method: 'POST', body: JSON.stringify(body) }));

/** Rows of maximum length, of characters that take three bytes each. */
const toRows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    contentId: String(at),
    title: '뷁'.repeat(MAX_FIELD_LENGTHS.title),
    firstmenu: '뷁'.repeat(MAX_FIELD_LENGTHS.treatmenu),
    treatmenu: '\u0001'.repeat(MAX_FIELD_LENGTHS.treatmenu),
    opentimefood: '뷁'.repeat(MAX_FIELD_LENGTHS.opentimefood),
  }));

/** Sentence of maximum length, which means nothing. */
const SENTENCE = '\u0001'.repeat(MAX_SENTENCE_LENGTH);

describe('a returned list is accepted back', () => {
  it.each([
    ['25,000 ids', Array.from({ length: 25_000 }, (_, at) => 1_000_000 + at), MAX_ENTRIES],
    [
      'ids of 64 characters',
      Array.from({ length: 15_000 }, (_, at) => `${at}`.padStart(64, '뷁')),
      0,
    ],
  ])('from a backend with %s', async (_name, answer, expected) => {
    const backend = await startBackend(answer);
    const contentIdList = await backend.getContentIds(LOOK_UP_REQUEST, neverAborted);
    if (expected > 0) expect(contentIdList).toHaveLength(expected);
    else expect(JSON.stringify(contentIdList).length).toBeGreaterThan(MAX_LIST_BYTES / 4);
    // Nearest first: truncation drops the end.
    expect(contentIdList[0]).toBe(String(answer[0]));
    const full = await send(postFilter, { contentIdList, userPref: '아무거나 괜찮아요' });
    expect(full.status).toBe(200);
    const response = await send(postFilter, { contentIdList, userPref: SENTENCE });
    expect(await response.json()).toMatchObject({
      error: { message: expect.stringMatching(/^userPref: expected a sentence such as /u) },
    });
  });

  it('when it is empty', async () => {
    const response = await send(postPage, { restaurantInfo: [], page: 1, pageSize: 10 });
    expect([response.status, await response.json()]).toEqual([200, [{ content: [] }]]);
  });

  it('when its rows are full', async () => {
    const answer = { restaurantInfo: toRows(250), total: 250 };
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeGreaterThan(2 * MAX_BODY_BYTES);
    const { restaurants: restaurantInfo, total } = await (
      await startBackend(answer)
    ).getFiltered(toFilterRequest({ contentIdList: [], userPref: '돼지고기만' }), neverAborted);
    expect(restaurantInfo).toHaveLength(total);
    expect(Buffer.byteLength(JSON.stringify(restaurantInfo))).toBeLessThanOrEqual(MAX_LIST_BYTES);
    expect(Buffer.byteLength(JSON.stringify(restaurantInfo))).toBeGreaterThan(0.9 * MAX_LIST_BYTES);
    const body = { restaurantInfo, page: MAX_PAGE, pageSize: MAX_PAGE_SIZE };
    expect((await send(postPage, body)).status).toBe(200);
  });

  it('when it is all of Seoul, from our own engine', async () => {
    const { default: rows } = await import('@/data/synced/restaurants.json');
    const contentIdList = rows.map(({ contentId }) => contentId);
    const request = { contentIdList, userPref: '아무거나 괜찮아요' };
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const filtered = await createSearchService(createBundledSource()).getFiltered(
      toFilterRequest(request),
      neverAborted,
    );
    expect(filtered.total).toBe(filtered.restaurants.length);
    const { restaurants: restaurantInfo } = filtered;
    const response = await send(postPage, { restaurantInfo, page: 1, pageSize: MAX_PAGE_SIZE });
    const [{ content }] = (await response.json()) as [{ content: unknown[] }];
    expect(content).toHaveLength(MAX_PAGE_SIZE);
  });

  it('when it is the largest list as JSON in JSON, from another instance', async () => {
    const row = { contentId: '1', title: '"\\'.repeat(MAX_FIELD_LENGTHS.title / 2) };
    const count = Math.floor(MAX_LIST_BYTES / (JSON.stringify(row).length + 1)) - 1;
    const restaurantInfoEng = JSON.stringify(Array(count).fill(row));
    const backend = await startBackend({ restaurantInfoEng });
    const request = { contentIdList: ['1'], userPref: '나는 비건이야' };
    // Our own fields take the place of rows.
    const { restaurants } = await backend.getFilteredInEnglish(
      toFilterRequest(request),
      neverAborted,
    );
    expect(Buffer.byteLength(JSON.stringify(restaurants))).toBeGreaterThan(0.9 * MAX_LIST_BYTES);
  });
});

describe('the limits of nginx and Next', () => {
  it('match the maximum body size', () => {
    const [, mebibytes] =
      /client_max_body_size (\d+)m;/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];
    expect(Number(mebibytes) * 1024 * 1024).toBe(MAX_BODY_BYTES);
  });
});

describe('a page of rows of maximum length', () => {
  it('yields to other requests repeatedly', async () => {
    const restaurantInfo = Array.from({ length: 20 }, (_, at) => ({
      contentId: String(at),
      title: '집',
      // Distinct texts, so that none is cached.
      treatmenu: `${at} ${'월'.repeat(MAX_FIELD_LENGTHS.treatmenu)}`.slice(
        0,
        MAX_FIELD_LENGTHS.treatmenu,
      ),
    }));
    // On this clock each text takes a whole time slice, however fast the machine.
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    let timeSlices = 0;
    let isDone = false;
    const watch = (async () => {
      for (; !isDone; timeSlices += 1) await new Promise(setImmediate);
    })();
    const response = await send(postPage, { restaurantInfo, page: 1, pageSize: MAX_PAGE_SIZE });
    isDone = true;
    await watch;
    clock.mockRestore();
    expect(response.status).toBe(200);
    expect(timeSlices).toBeGreaterThan(restaurantInfo.length);
  });

  it('is rejected if a field is longer than its limit', async () => {
    const row = { contentId: '1', title: '집', treatmenu: '김'.repeat(300_000) };
    const response = await send(postPage, { restaurantInfo: [row], page: 1, pageSize: 10 });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { message: 'restaurantInfo.0.treatmenu: not valid' },
    });
  });
});
