import { Blob } from 'node:buffer';
import { TextDecoder } from 'node:util';

/** JSON response for tests in jsdom, which lacks `Response`, streams and TextDecoder. */
export function toJsonResponse(value: unknown, status = 200): Response {
  Object.assign(globalThis, { TextDecoder });
  const body = new Blob([JSON.stringify(value)]).stream();
  const ok = status < 300;
  return { ok, status, headers: new Headers(), body } as unknown as Response;
}
