import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseResponse as parse, type RawResponse } from '../../src/common/parse-response';
import { SourceError, type ErrorKind } from '../../src/common/source-error';
import { REGISTER } from '../../src/register/import-register';
import { TOURAPI } from '../../src/tourapi/endpoints';

const parseResponse = (response: RawResponse, source = TOURAPI) => parse(response, source);

function readFixture(name: string): string {
  return readFileSync(join(__dirname, '../fixtures', name), 'utf8');
}

function catchError(body: string, status = 200, retryAfterMs = 0, source = TOURAPI): SourceError {
  try {
    parseResponse({ status, body, retryAfterMs }, source);
  } catch (error) {
    if (error instanceof SourceError) return error;
    throw error;
  }
  throw new Error('the answer was taken for a page');
}

describe('parseResponse, recorded pages', () => {
  it.each([
    ['kor2-areaBasedList2-ok.json', 5],
    ['kor2-locationBasedList2-ok-type39-seoul.json', 27],
    ['kor2-locationBasedList2-ok-mixed-types.json', 501],
    ['kor2-detailIntro2-ok-type39-133525.json', 1],
    ['kor2-detailCommon2-ok-type39.json', 1],
    ['kor2-detailIntro2-ok-type12-multiline.json', 1],
  ])('reads %s', (name, leastTotal) => {
    const page = parseResponse({ status: 200, body: readFixture(name) });
    expect(page.items.length).toBeGreaterThan(0);
    expect(page.totalCount).toBeGreaterThanOrEqual(leastTotal);
  });

  it('reads empty text as no items', () => {
    const page = parseResponse({ status: 200, body: readFixture('kor2-empty-items.json') });
    expect(page).toEqual({ items: [], totalCount: 0 });
  });
});

const item = { contentid: '1', title: '가야' };
const header = { resultCode: '0000', resultMsg: 'OK' };

describe('parseResponse, other shapes of a page', () => {
  it.each([
    ['a list', { response: { header, body: { items: { item: [item] }, totalCount: 1 } } }],
    ['one object', { response: { header, body: { items: { item }, totalCount: 1 } } }],
    [
      'numbers as text',
      { response: { header, body: { items: { item: [item] }, totalCount: '1' } } },
    ],
    ['no response wrapper', { header, body: { items: { item: [item] }, totalCount: 1 } }],
    ['a list without item', { header, body: { items: [item], totalCount: 1 } }],
    [
      'a numeric result code',
      { header: { ...header, resultCode: 0 }, body: { items: { item }, totalCount: 1 } },
    ],
    ['no total', { header, body: { items: { item } } }],
  ])('reads %s', (_name, document) => {
    expect(parseResponse({ status: 200, body: JSON.stringify(document) })).toEqual({
      items: [item],
      totalCount: 1,
    });
  });

  it('reads XML instead of the requested JSON, with entities and CDATA', () => {
    const body = `<?xml version="1.0" encoding="UTF-8"?>
      <response><header><resultCode>0000</resultCode><resultMsg>OK</resultMsg></header><body><items>
      <item><contentid>0012</contentid><opentimefood>11:00&lt;br&gt;21:00</opentimefood></item>
      <item><contentid>13</contentid><opentimefood><![CDATA[09:00<br>]]></opentimefood></item>
      </items><totalCount>2</totalCount></body></response>`;
    expect(parseResponse({ status: 200, body })).toEqual({
      items: [
        { contentid: '0012', opentimefood: '11:00<br>21:00' },
        { contentid: '13', opentimefood: '09:00<br>' },
      ],
      totalCount: 2,
    });
  });

  it.each([
    [
      'XML',
      '<response><header><resultCode>0000</resultCode></header><body><items/><totalCount>0</totalCount></body></response>',
    ],
    [
      'an item that is an empty text',
      JSON.stringify({ header, body: { items: { item: '' }, totalCount: 0 } }),
    ],
    ['null items', JSON.stringify({ header, body: { items: null, totalCount: 0 } })],
    ['no body', JSON.stringify({ response: { header, body: '' } })],
    ['code 03, no data', JSON.stringify({ resultCode: '03', resultMsg: 'NODATA_ERROR' })],
    ['a byte order mark', `\uFEFF${readFixture('kor2-empty-items.json')}`],
  ])('reads %s as an empty page', (_name, body) => {
    expect(parseResponse({ status: 200, body })).toEqual({ items: [], totalCount: 0 });
  });
});

describe('parseResponse, error responses', () => {
  const quotaXml = readFixture('gateway-error-22-quota.xml');
  it.each<[string, string, number, ErrorKind, string, boolean]>([
    [
      'recorded: JSON without wrapper, 11',
      readFixture('flat-error-11-missing-parameter.json'),
      200,
      'request',
      '11',
      false,
    ],
    [
      'recorded: XML, 30',
      readFixture('gateway-error-30-key-not-registered.xml'),
      200,
      'key',
      '30',
      false,
    ],
    ['XML, 22', quotaXml, 200, 'quota', '22', false],
    ['XML, 22, with a status', quotaXml, 500, 'quota', '22', false],
    [
      'the gateway document as JSON',
      JSON.stringify({
        OpenAPI_ServiceResponse: {
          cmmMsgHeader: {
            errMsg: 'SERVICE ERROR',
            returnAuthMsg: 'UNREGISTERED_IP_ERROR',
            returnReasonCode: '32',
          },
        },
      }),
      200,
      'key',
      '32',
      false,
    ],
    [
      'a name without a code',
      '<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>DEADLINE_HAS_EXPIRED_ERROR</returnAuthMsg></cmmMsgHeader></OpenAPI_ServiceResponse>',
      200,
      'key',
      '31',
      false,
    ],
    [
      'a wrapped error, 10',
      JSON.stringify({
        response: { header: { resultCode: '0010', resultMsg: 'INVALID_REQUEST_PARAMETER_ERROR' } },
      }),
      200,
      'request',
      '10',
      false,
    ],
    [
      'an undocumented code',
      JSON.stringify({ resultCode: '0088', resultMsg: 'NEW_ERROR' }),
      200,
      'service',
      'UNKNOWN_CODE',
      true,
    ],
    ['plain text with a name', 'SERVICE KEY IS NOT REGISTERED ERROR', 200, 'key', '30', false],
    ['plain text, 401', 'Unauthorized', 401, 'key', 'UNAUTHORIZED', false],
    ['plain text, 403', 'Forbidden', 403, 'key', 'FORBIDDEN', false],
    ['plain text, 429 of a second', 'Too Many Requests', 429, 'rate', 'TOO_MANY_REQUESTS', true],
    ['plain text, 429 of a day', 'API token quota exceeded', 429, 'quota', 'DAY_QUOTA', false],
    ['plain text, 200, of a day', 'API token quota exceeded', 200, 'quota', 'DAY_QUOTA', false],
    ['plain text, 200, Korean', '일일 트래픽을 초과하였습니다.', 200, 'quota', 'DAY_QUOTA', false],
    ['plain text, 404', 'API not found', 404, 'request', 'BAD_REQUEST', false],
    ['plain text, 500', 'Unexpected errors', 500, 'service', 'SERVER_ERROR', true],
    [
      'a page with status 502',
      readFixture('kor2-empty-items.json'),
      502,
      'service',
      'SERVER_ERROR',
      true,
    ],
    ['a redirect', '', 302, 'request', 'REDIRECT', false],
    ['HTML, 503', '<html><body>점검중</body></html>', 503, 'service', 'SERVER_ERROR', true],
    [
      'HTML, 200',
      '<!DOCTYPE html><html><title>시스템 점검</title></html>',
      200,
      'body',
      'HTML',
      true,
    ],
    [
      'JSON broken off',
      readFixture('kor2-areaBasedList2-ok.json').slice(0, 900),
      200,
      'body',
      'TRUNCATED',
      true,
    ],
    ['XML broken off', quotaXml.slice(0, 90), 200, 'body', 'TRUNCATED', true],
    ['XML with CDATA broken off', '<a>b</a><![CDATA[cut off', 200, 'body', 'TRUNCATED', true],
    ['nothing', '', 200, 'body', 'EMPTY_BODY', true],
    ['JSON of another kind', '{"hello":"world"}', 200, 'body', 'UNREADABLE', true],
    ['XML of another kind', '<hello><world>1</world></hello>', 200, 'body', 'UNREADABLE', true],
    ['other text', 'hello', 200, 'body', 'UNREADABLE', true],
  ])('%s', (_name, body, status, kind, code, retry) => {
    const error = catchError(body, status);
    expect(error).toMatchObject({ kind, code, retry, status });
    expect(error.whatToDo).not.toBe('');
  });

  it('keeps Retry-After', () => {
    expect(catchError('Too Many Requests', 429, 3000).retryAfterMs).toBe(3000);
  });

  it('reports API codes that are not in the table', () => {
    const error = catchError(JSON.stringify({ resultCode: '0088', resultMsg: 'NEW_ERROR' }));
    expect(error.apiCode).toBe('0088');
    expect(error.message).toContain('code 0088');
    expect(error.message).toContain('NEW_ERROR');
  });
});

describe('parseResponse, the register of restaurants', () => {
  it('reads rows with their total in the header', () => {
    const body = '{"header":{"resultCode":"00","totalCount":7},"body":[{"RSTR_ID":1}]}';
    expect(parseResponse({ status: 200, body }, REGISTER)).toEqual({
      items: [{ RSTR_ID: 1 }],
      totalCount: 7,
    });
  });

  it.each([
    [401, '30', 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR', '30', false],
    [400, '2', 'DB_ERROR', 'BAD_REQUEST', false],
    [429, '22', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS', true],
    [200, '99', '', '99', true],
  ])('reads status %i with code %s', (status, resultCode, resultMsg, code, retry) => {
    const body = JSON.stringify({ header: { resultCode, resultMsg } });
    expect(catchError(body, status, 0, REGISTER)).toMatchObject({ code, retry });
  });
});
