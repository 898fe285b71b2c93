import { decodeUriTextOrNull } from '@kioot/base/uri-encoding';

/** Request target, percent-encoded as it was sent. */
interface RequestTarget {
  method: string;
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

export interface RequestRejection {
  status: 400 | 405;
  message: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Control characters and line separators in UTF-8, percent-encoded: U+0000 to U+001F, U+007F to
 * U+009F, U+2028, U+2029.
 */
const CONTROL_CHARACTER = /%(?:[01][\da-f]|7f|c2%[89][\da-f]|e2%80%a[89])/i;

/**
 * The rejection of a request that no page, file or call accepts; null for every other one. Without
 * it Next writes control characters of a path or picture address into its log, where they start
 * lines; answers methods that no page has with 500 for files and 200 for recipes; and answers 500
 * for a path that it cannot decode.
 */
export function getRejection({ method, path, search }: RequestTarget): RequestRejection | null {
  const isNext = path.startsWith('/_next/');
  const logged = isNext ? path + search : path;
  if (CONTROL_CHARACTER.test(logged))
    return { status: 400, message: 'This address holds control characters.', headers: {} };
  // Next decodes the address of a picture a second time.
  const picture = isNext ? new URLSearchParams(search).get('url') : null;
  if ([path, picture ?? ''].some((encoded) => decodeUriTextOrNull(encoded) === null))
    return { status: 400, message: 'This address is not percent-encoded UTF-8.', headers: {} };
  // API routes answer for themselves.
  if (path.startsWith('/api/') || method === 'GET' || method === 'HEAD') return null;
  return {
    status: 405,
    message: 'Only GET and HEAD are answered here.',
    headers: { Allow: 'GET, HEAD' },
  };
}
