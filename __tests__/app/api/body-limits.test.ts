import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { POST as postPage } from '@/app/api/rec/translate-restaurant-pagination/route';
import { POST as postLookUp } from '@/app/api/rec/get-content-id-by-gps/route';
import { POST as postFilter } from '@/app/api/rec/get-filtered-restaurants/route';
import { POST as postEnglish } from '@/app/api/rec/get-filtered-restaurants-eng/route';
import { POST as postChange } from '@/app/api/revalidate/route';
import { POST as postSearch } from '@/app/api/search/route';
import { ALLERGENS } from '@kioot/engine/needs';
import { MAX_BODY_BYTES, MAX_LIST_BYTES, MAX_SEARCH_BODY_BYTES } from '@/lib/payload-limits';

const CHUNK_BYTES = 1024;

/** Stream of `bytes` bytes of JSON, and a count of the bytes that were read from it. */
function createBody(bytes: number) {
  const text = `[${'[1],'.repeat(Math.ceil(bytes / 4))}[1]]`.slice(0, bytes);
  const body = { read: 0 };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = text.slice(body.read, body.read + CHUNK_BYTES);
        if (chunk === '') return controller.close();
        body.read += chunk.length;
        controller.enqueue(Buffer.from(chunk));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, stream };
}

function toRequest(body: BodyInit, headers: Record<string, string> = {}): Request {
  const isStream = body instanceof ReadableStream;
  return new Request('http://a.example/', {
    ...{ method: 'POST', body, headers },
    ...(isStream ? { duplex: 'half' } : {}),
  });
}

const SEARCH = {
  ...{ want: 'page', radius: 500, language: 'zh-Hant', cursor: 'x'.repeat(64), pageSize: 50 },
  origin: { mapx: 126.98512345678901, mapy: 37.563612345678901 },
  need: { kind: 'meats', meats: ['pork', 'beef', 'chicken', 'duck', 'lamb', 'fish', 'shellfish'] },
  profile: { allergies: ALLERGENS, notSpicy: true, noFivePungent: true },
};

describe('request bodies without a list', () => {
  it.each([
    ['a lookup', postLookUp],
    ['a search', postSearch],
  ])('are read up to 8 KiB only: %s', async (_name, post) => {
    const { body, stream } = createBody(MAX_BODY_BYTES);
    expect((await post(toRequest(stream))).status).toBe(413);
    expect(body.read).toBeLessThanOrEqual(MAX_SEARCH_BODY_BYTES + CHUNK_BYTES);
  });

  it('leave room for four times the longest search', () => {
    expect(4 * JSON.stringify(SEARCH).length).toBeLessThan(MAX_SEARCH_BODY_BYTES);
  });
});

describe('request bodies with a list', () => {
  const id = '1'.repeat(59);
  const count = Math.floor(MAX_LIST_BYTES / (id.length + 3));
  const filter = { contentIdList: Array(count).fill(id), userPref: '아무거나 괜찮아요' };
  const row = { contentId: '1', title: 'x', odd: 'x'.repeat(MAX_LIST_BYTES - 100) };

  it.each([
    ['the filter', postFilter, filter],
    ['the vegan path', postEnglish, filter],
    ['a page', postPage, { restaurantInfo: [row], page: 1, pageSize: 10 }],
  ])('are accepted up to the size of the longest response: %s', async (_name, post, request) => {
    const text = JSON.stringify(request);
    expect(text.length).toBeGreaterThan(MAX_LIST_BYTES - CHUNK_BYTES);
    expect((await post(toRequest(text))).status).toBe(200);
  });
});

describe('the webhook of posts', () => {
  const SECRET = '0123456789abcdef';
  beforeEach(() => {
    process.env.REVALIDATE_SECRET = SECRET;
  });
  afterEach(() => {
    delete process.env.REVALIDATE_SECRET;
  });

  it.each([[{}], [{ 'x-revalidate-secret': `${SECRET}x` }]])(
    'reads no byte of the body when the headers are %j',
    async (headers) => {
      const { body, stream } = createBody(MAX_BODY_BYTES);
      expect((await postChange(toRequest(stream, headers))).status).toBe(401);
      expect(body.read).toBe(0);
    },
  );

  it('reads a body of one megabyte when the secret is right', async () => {
    const headers = { 'x-revalidate-secret': SECRET };
    const { body, stream } = createBody(MAX_BODY_BYTES);
    expect((await postChange(toRequest(stream, headers))).status).toBe(400);
    expect(body.read).toBe(MAX_BODY_BYTES);
  });
});
