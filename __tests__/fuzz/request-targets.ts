import fc from 'fast-check';
import { encodeText } from '@/lib/encode';
import { isNestedTooDeep } from '@/lib/http/json-depth';
import { getRefusal } from '@/lib/http/refusal';
import { getRouting } from '@/lib/maintenance';
import { logEvent, toErrorFields } from '@/lib/observability/log';
import { getRecipeStandIn } from '@/lib/recipes/routing';
import { isSlug } from '@/lib/recipes/slug';
import { anyJson, anyText } from './arbitraries';
import { assert, target, type FuzzTarget } from './target';

/** A path as it arrives: percent-encoded, now and then wrongly. */
const anyPath = fc
  .tuple(
    fc.constantFrom('/', '/recipes/', '/recipies/', '/api/', '/_next/image', '/recipes/x/'),
    fc.oneof(anyText.map(encodeText), fc.stringMatching(/^[\w%./;\\-]{0,40}$/)),
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

/** What the console is given while `work` runs. */
function hear(work: () => void): string[] {
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

/** What stands between a request and the pages: middleware and log. */
export const requestTargets: readonly FuzzTarget[] = [
  target('path', fc.oneof(anyText, anyPath), (path) => {
    assert(getRouting(path, true).kind === 'maintenance', 'a path is open in maintenance');
    const routing = getRouting(path, false);
    if (routing.kind === 'rewrite') assert(/^\/(en\/error|404)$/.test(routing.path), routing.path);
  }),
  target('path of a recipe', anyPath, async (path) => {
    const [, slug] = /^\/recipes\/([^/]+)(?:\/card\.png)?\/?$/.exec(path) ?? [];
    // The database knows about what can be one.
    if (slug !== undefined && isSlug(tryDecode(slug))) return;
    const standIn = await getRecipeStandIn(path);
    const isOne = slug === undefined ? standIn === null : standIn?.path === '/en/kitchen/missing';
    assert(isOne, 'any path is kept');
  }),
  target(
    'refused request',
    fc.record({ method: fc.constantFrom('GET', 'POST', 'TRACE'), path: anyPath, search: anyPath }),
    ({ method, path, search }) => {
      const refusal = getRefusal({ method, path, search: `?${search}` });
      const isControl = /[\p{Cc}\u2028\u2029]/u.test(tryDecode(path));
      if (isControl) assert(refusal?.status === 400, 'a control character comes through');
      if (method !== 'GET' && !path.startsWith('/api/')) assert(refusal !== null, method);
    },
  ),
  target('line of the log', fc.tuple(anyText, anyText, anyJson), ([text, message, cause]) => {
    const lines = hear(() => {
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
