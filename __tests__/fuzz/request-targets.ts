import fc from 'fast-check';
import { encodeUriText } from '@kioot/base/uri-encoding';
import { isNestedTooDeep } from '@kioot/base/fetch';
import { getRejection } from '@/lib/http/reject-request';
import { getRouteTarget } from '@/lib/request-routing';
import { logEvent, toErrorFields } from '@/lib/observability/log';
import { getRecipeFallbackPage } from '@/lib/recipes/routing';
import { isSlug } from '@/lib/recipes/published-slugs';
import { anyJson, anyText } from './arbitraries';
import { assert, target, type FuzzTarget } from './fuzz-target';

/** Raw path, with occasional invalid percent-encoding. */
const anyPath = fc
  .tuple(
    fc.constantFrom('/', '/recipes/', '/recipies/', '/api/', '/_next/image', '/recipes/x/'),
    fc.oneof(anyText.map(encodeUriText), fc.stringMatching(/^[\w%./;\\-]{0,40}$/)),
    fc.constantFrom('', '/card.png', '.rsc', '/'),
  )
  .map((parts) => parts.join(''));

function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
}

/** Lines written to console.error while `work` runs. */
function captureConsoleErrors(work: () => void): string[] {
  const lines: string[] = [];
  const { error } = console;
  console.error = (line: string) => void lines.push(line);
  try {
    work();
  } finally {
    console.error = error;
  }
  return lines;
}

/** Middleware and log. */
export const requestTargets: readonly FuzzTarget[] = [
  target('path', fc.oneof(anyText, anyPath), (path) => {
    assert(getRouteTarget(path, true).kind === 'maintenance', 'a path is open in maintenance');
    const routing = getRouteTarget(path, false);
    if (routing.kind === 'rewrite') assert(/^\/(en\/error|404)$/.test(routing.path), routing.path);
  }),
  target('recipe path', anyPath, async (path) => {
    const [, slug] = /^\/recipes\/([^/]+)(?:\/card\.png)?\/?$/.exec(path) ?? [];
    // A valid slug is looked up in the database.
    if (slug !== undefined && isSlug(tryDecode(slug))) return;
    const fallbackPage = await getRecipeFallbackPage(path);
    const isOne =
      slug === undefined
        ? fallbackPage === null
        : fallbackPage?.path === '/en/recipe-error/missing';
    assert(isOne, 'an unknown path has no fallback page');
  }),
  target(
    'refused request',
    fc.record({ method: fc.constantFrom('GET', 'POST', 'TRACE'), path: anyPath, search: anyPath }),
    ({ method, path, search }) => {
      const refusal = getRejection({ method, path, search: `?${search}` });
      const isControl = /[\p{Cc}\u2028\u2029]/u.test(tryDecode(path));
      if (isControl) assert(refusal?.status === 400, 'a control character comes through');
      if (method !== 'GET' && !path.startsWith('/api/')) assert(refusal !== null, method);
    },
  ),
  target('log line', fc.tuple(anyText, anyText, anyJson), ([text, message, cause]) => {
    const lines = captureConsoleErrors(() => {
      logEvent('error', 'fuzz', { text, ...toErrorFields(new Error(message, { cause })) });
      logEvent('error', 'fuzz', { ...toErrorFields(cause) });
    });
    assert(lines.length === 2, 'not a line for each event');
    for (const line of lines) {
      assert(!/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]/u.test(line), line);
      JSON.parse(line);
    }
  }),
  target('depth of a body', fc.tuple(anyJson, fc.nat(200)), ([value, levels]) => {
    const body: unknown = JSON.parse(`${'['.repeat(levels)}${'0'}${']'.repeat(levels)}`);
    assert(isNestedTooDeep(body) === levels > 64, `${levels} levels`);
    if (!isNestedTooDeep(value)) JSON.stringify(value);
  }),
];
