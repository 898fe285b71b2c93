import type { RegisterEndpoint } from '../../src/register/read-register';
import { startTestServer, type TestServer } from '@/__tests__/helpers/http-server';
import type { RegisterWorld } from './register-world';
import { createRandom } from '@/tools/random';

export const REGISTER_KEY = 'test-register-key+/=';

export interface RegisterServer {
  readonly baseUrl: string;
  /** Calls answered with a page, for example "menu/eng 3". */
  readonly answered: string[];
  close(): Promise<void>;
}

/**
 * Register over HTTP: pages, an empty body past the end, 401 with code 30 for an unknown key, 400
 * with code 2, and 429 for two concurrent calls or for `faultShare` of all calls.
 */
export async function startRegisterServer({
  world,
  pageRows = 20,
  faultShare = 0,
  onRequest,
}: {
  world: RegisterWorld;
  pageRows?: number;
  faultShare?: number;
  onRequest?: () => void;
}): Promise<RegisterServer> {
  const random = createRandom(5);
  const answered: string[] = [];
  let open = 0;
  const server: TestServer = await startTestServer((request, response) => {
    onRequest?.();
    const url = new URL(request.url ?? '/', 'http://register');
    const send = (status: number, value: unknown, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(value));
    const fail = (status: number, resultCode: string, resultMsg: string, headers = {}) =>
      send(status, { header: { resultCode, resultMsg } }, headers);
    if (url.searchParams.get('serviceKey') !== REGISTER_KEY) {
      fail(401, '30', 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR');
      return;
    }
    const call = url.pathname.slice(1) as RegisterEndpoint;
    const rows = world[call];
    const pageNo = Number(url.searchParams.get('pageNo'));
    if (!rows || !Number.isInteger(pageNo) || pageNo < 1) {
      fail(400, '2', 'DB_ERROR');
      return;
    }
    if (open > 0 || random() < faultShare) {
      fail(429, '22', 'TOO_MANY_REQUESTS', { 'retry-after': '0.001' });
      return;
    }
    open += 1;
    response.once('close', () => (open -= 1));
    setImmediate(() => {
      answered.push(`${call} ${pageNo}`);
      send(200, {
        header: {
          ...{ resultCode: '00', resultMsg: 'NORMAL_SERVICE', numOfRows: 1000, pageNo },
          totalCount: rows.length,
        },
        body: rows.slice((pageNo - 1) * pageRows, pageNo * pageRows),
      });
    });
  });
  return { baseUrl: server.url, answered, close: () => server.close() };
}
