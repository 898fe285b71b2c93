import { decodeOrNull } from '../encode';

/** The part of a request that says what it wants; path and query percent-encoded, as they were sent. */
interface Target {
  method: string;
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

export interface Refusal {
  status: 400 | 405;
  message: string;
  headers: Readonly<Record<string, string>>;
}

/** Control characters and line separators in UTF-8, percent-encoded: U+0000 to U+001F, U+007F to U+009F, U+2028, U+2029. */
const CONTROL_CHARACTER = /%(?:[01][\da-f]|7f|c2%[89][\da-f]|e2%80%a[89])/i;

/**
 * What is said to a request that no page, file or call of ours can want; null for every other one. Next would write
 * control characters of a path, or of the address of a picture, into its own log as they are, where they begin lines;
 * it answers 500 for files and 200 for recipes to methods nobody has, and 500 for parts of a path that it cannot decode.
 */
export function getRefusal({ method, path, search }: Target): Refusal | null {
  const isNext = path.startsWith('/_next/');
  const logged = isNext ? path + search : path;
  if (CONTROL_CHARACTER.test(logged))
    return { status: 400, message: 'This address holds control characters.', headers: {} };
  // Next decodes the address of a picture once more.
  const picture = isNext ? new URLSearchParams(search).get('url') : null;
  if ([path, picture ?? ''].some((encoded) => decodeOrNull(encoded) === null))
    return { status: 400, message: 'This address is not percent-encoded UTF-8.', headers: {} };
  // The calls answer for themselves.
  if (path.startsWith('/api/') || method === 'GET' || method === 'HEAD') return null;
  return {
    status: 405,
    message: 'Only GET and HEAD are answered here.',
    headers: { Allow: 'GET, HEAD' },
  };
}
