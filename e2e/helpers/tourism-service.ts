import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '@playwright/test';
import { REC_PATHS } from '../../lib/search/contract/rec-endpoints';
import { startInstance } from './instances';

const HOURS = { opentimefood: '11:30~22:00', restdatefood: '연중무휴', addr1: '서울특별시 중구 1' };

/** Fifteen restaurants with exactly the fields of the specification. */
export const SERVICE_ROWS = Array.from({ length: 15 }, (_, at) => ({
  ...{ contentId: `T${at}`, title: `식당${at}`, ...HOURS },
  firstmenu: ['삼겹살', '새우전', ''][at % 3] ?? '',
  treatmenu: ['삼겹살 / 돼지갈비', '새우전 / 새우튀김', ''][at % 3] ?? '',
}));

/** Total that the service claims: more than it sends. */
export const SERVICE_TOTAL = 40;

interface TourismService {
  url: string;
  /** Requests in order. */
  requests: { path: string; body: Record<string, unknown> }[];
  /** Status of every answer; undefined holds answers back. */
  status: number | undefined;
  /** Rows of the list. */
  rows: readonly object[];
  stop(): Promise<unknown>;
}

/**
 * Tourism service of the specification on a free local port: it knows the four calls and none of our
 * fields.
 */
async function startTourismService(): Promise<TourismService> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      const path = request.url ?? '';
      service.requests.push({ path, body });
      if (service.status === undefined) return;
      response.writeHead(service.status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer(path, body)));
    });
  }).listen(0, '127.0.0.1');

  function answer(path: string, { restaurantInfo }: Record<string, unknown>): unknown {
    const inEnglish = (rows: readonly object[]) =>
      rows.map((row) => ({
        ...row,
        title_eng: `Diner ${(row as { contentId: string }).contentId}`,
      }));
    switch (path) {
      case REC_PATHS.contentIds:
        return SERVICE_ROWS.map(({ contentId }) => contentId);
      case REC_PATHS.filter:
        return { restaurantInfo: service.rows, total: service.rows.length && SERVICE_TOTAL };
      case REC_PATHS.page:
        return JSON.stringify([{ content: inEnglish(restaurantInfo as object[]) }]);
      default:
        return { restaurantInfoEng: JSON.stringify(inEnglish(service.rows)) };
    }
  }

  await once(server, 'listening');
  const service: TourismService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    status: 200,
    rows: SERVICE_ROWS,
    stop() {
      server.closeAllConnections();
      return once(server.close(), 'close');
    },
  };
  return service;
}

/** Tests on an instance in the set-up of the specification, over a service that is not ours. */
export const test = base.extend<object, { site: { url: string; service: TourismService } }>({
  site: [
    async ({ browser }, provide) => {
      // Playwright requires a named fixture; the browser is started first in any case.
      expect(browser.isConnected()).toBe(true);
      const service = await startTourismService();
      const instance = await startInstance({
        ...{ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' },
        TOURISM_BACKEND_URL: service.url,
        BACKEND_TIMEOUT_MS: '3000',
      });
      await provide({ url: instance.url, service });
      await instance.stop();
      await service.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
});
