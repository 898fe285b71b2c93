import { Blob } from 'node:buffer';
import { TextDecoder } from 'node:util';

/** An answer of JSON for a test in jsdom, which has neither `Response` nor streams nor a decoder. */
export function toJsonResponse(value: unknown): Response {
  Object.assign(globalThis, { TextDecoder });
  const body = new Blob([JSON.stringify(value)]).stream();
  return { ok: true, status: 200, headers: new Headers(), body } as unknown as Response;
}
