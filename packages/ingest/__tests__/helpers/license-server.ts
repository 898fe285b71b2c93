import { startTestServer } from '@/__tests__/helpers/http-server';
import type { LicenseWorld } from './license-world';
import { createRandom } from '@/tools/random';

export const LICENSE_KEY = 'test-license-key+/=';

const MAX_ROWS = 100;

export interface LicenseServer {
  readonly baseUrl: string;
  /** Calls that were answered with a page, "3220000 3". */
  readonly answered: string[];
  close(): Promise<void>;
}

/**
 * The register of licenses over HTTP, as its guide describes it: 100 rows a page at most, filtered by office; the gateway's
 * XML for an unknown key and beyond the quota; and 500, or an empty body, for a share of the calls.
 */
export async function startLicenseServer({
  world,
  faultShare = 0,
  quota = Infinity,
  onRequest,
}: {
  world: LicenseWorld;
  faultShare?: number;
  quota?: number;
  onRequest?: () => void;
}): Promise<LicenseServer> {
  const random = createRandom(5);
  const answered: string[] = [];
  const server = await startTestServer((request, response) => {
    onRequest?.();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://licenses');
    const refuse = (code: string, name: string) =>
      response
        .writeHead(200, { 'content-type': 'text/xml' })
        .end(
          `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>${name}</returnAuthMsg><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`,
        );
    if (searchParams.get('serviceKey') !== LICENSE_KEY) {
      refuse('30', 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR');
      return;
    }
    const office = searchParams.get('cond[OPN_ATMY_GRP_CD::EQ]') ?? '';
    const rows = world[office];
    if (pathname !== '/info' || searchParams.get('returnType') !== 'json' || !rows) {
      refuse('12', 'NO_OPENAPI_SERVICE_ERROR');
      return;
    }
    if (answered.length >= quota) {
      refuse('22', 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR');
      return;
    }
    if (random() < faultShare) {
      response.writeHead(random() < 0.5 ? 500 : 200).end();
      return;
    }
    const pageNo = Number(searchParams.get('pageNo'));
    const numOfRows = Math.min(MAX_ROWS, Number(searchParams.get('numOfRows')));
    answered.push(`${office} ${pageNo}`);
    const item = rows.slice((pageNo - 1) * numOfRows, pageNo * numOfRows);
    const body = { items: { item }, numOfRows, pageNo, totalCount: rows.length };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ response: { header: { resultCode: '0', resultMsg: 'OK' }, body } }));
  });
  return { baseUrl: server.url, answered, close: () => server.close() };
}
