import type { ServerResponse } from 'node:http';
import { XMLBuilder } from 'fast-xml-parser';

/** Observed failures of the real service, and one for each remaining class of error. */
export const FAULTS = [
  'http500',
  'http503-html',
  'reset',
  'truncated-json',
  'truncated-xml',
  'html',
  'empty',
  'rate-text',
  'code-01-json',
  'code-99-xml',
] as const;
export type Fault = (typeof FAULTS)[number];

export type Fields = Readonly<Record<string, string>>;

/** Page in one of the observed response formats; `style` selects it. */
export function toEnvelope(rows: readonly Fields[], totalCount: number, style: number): string {
  const [only] = rows;
  const isLone = rows.length === 1 && style % 3 === 0;
  const items = rows.length === 0 ? '' : { item: isLone ? only : rows };
  const counted = style % 2 === 0 ? String(totalCount) : totalCount;
  const header = { resultCode: '0000', resultMsg: 'OK' };
  const body = { items, numOfRows: rows.length, pageNo: 1, totalCount: counted };
  if (style % 7 === 0) return new XMLBuilder({}).build({ response: { header, body } });
  if (style % 5 === 0) return JSON.stringify({ header, body });
  return JSON.stringify({ response: { header, body } });
}

export function toGatewayError(code: string, name: string): string {
  return `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>${name}</returnAuthMsg><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`;
}

export function toFlatError(code: string, message: string): string {
  return JSON.stringify({
    responseTime: '2026-05-16T04:26:48.084',
    resultCode: code,
    resultMsg: message,
  });
}

export function sendFault(fault: Fault, response: ServerResponse): void {
  switch (fault) {
    case 'http500':
      response.writeHead(500).end('Unexpected errors');
      return;
    case 'http503-html':
      response
        .writeHead(503, { 'content-type': 'text/html' })
        .end('<html><body>점검중</body></html>');
      return;
    case 'reset':
      response.socket?.destroy();
      return;
    case 'truncated-json':
      response.end(
        '{"response":{"header":{"resultCode":"0000","resultMsg":"OK"},"body":{"items":{"it',
      );
      return;
    case 'truncated-xml':
      response.end('<response><header><resultCode>0000</resultCode></header><body><items><item>');
      return;
    case 'html':
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!DOCTYPE html><html><title>시스템 점검</title></html>');
      return;
    case 'empty':
      response.end('');
      return;
    case 'rate-text':
      response.writeHead(429, { 'content-type': 'text/plain' }).end('Too Many Requests');
      return;
    case 'code-01-json':
      response.end(toFlatError('01', 'APPLICATION_ERROR'));
      return;
    case 'code-99-xml':
      response.writeHead(200).end(toGatewayError('99', 'UNKNOWN_ERROR'));
  }
}
