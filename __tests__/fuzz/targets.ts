import fc from 'fast-check';
import { POST as postEnglish } from '@/app/api/rec/get-filtered-restaurants-eng/route';
import { POST as postFilter } from '@/app/api/rec/get-filtered-restaurants/route';
import { POST as postIds } from '@/app/api/rec/get-content-id-by-gps/route';
import { POST as postPage } from '@/app/api/rec/translate-restaurant-pagination/route';
import { POST as postSearch } from '@/app/api/search/route';
import {
  createEngine,
  parsePreference,
  toPreferenceSentence,
  readMenu,
  splitMenu,
} from '@kioot/engine';
import { parseHours } from '@kioot/engine/hours';
import { parseShareLink } from '@/lib/session/parse-share-link';
import { toSharePath } from '@/lib/session/share-link';
import { EnvError, parseEnv } from '@/lib/parse-env.mjs';
import { createJsonRoute } from '@/lib/http/json-route';
import { parseMapApp, toMapSearchUrl } from '@/lib/map-apps';
import { getClientAddress } from '@/lib/http/rate-limiter';
import { parseContent } from '@/lib/recipes/content';
import { parseFilter, toQueryString } from '@/lib/recipes/filter';
import { sanitizeHtml } from '@/lib/recipes/sanitize-html';
import { toAllowedImage } from '@/lib/recipes/allowed-image';
import { toScriptText } from '@/lib/recipes/json-ld';
import { getStaleTags, isSecretValid, postChangeSchema } from '@/lib/recipes/webhook';
import { parseOrNull, validate, type Schema } from '@kioot/base/validation';
import { formatLinkTable } from '@/lib/needs/link';
import { placeCardSchema } from '@/lib/search/contract/rec-contract';
import {
  contentIdResponseSchema,
  englishResponseSchema,
  filterResponseSchema,
  pageResponseSchema,
} from '@/lib/search/contract/rec-responses';
import { getLexicon } from '@kioot/engine/lexicon';
import { toEnglishRestaurant } from '@/lib/search/localization/localize-cards';
import { recipeTargets } from './recipe-targets';
import { requestTargets } from './request-targets';
import { storedTargets } from './stored-targets';
import { ingestTargets } from '@/packages/ingest/__tests__/fuzz-targets';
import { assert, target, type FuzzTarget } from './fuzz-target';
import {
  anyHtml,
  anyJson,
  anyRestaurant,
  anyText,
  filterBody,
  lookUpBody,
  pageBody,
  searchBody,
  toJson,
} from './arbitraries';

/** Replaces lone surrogates by U+FFFD, as UTF-8 encoding does. */
function toWellFormed(text: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
}

type Handler = (request: Request) => Promise<Response>;

/** Request body: almost valid JSON, any JSON, or no JSON. */
function createBody(body: fc.Arbitrary<unknown>): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  return fc.oneof(
    { weight: 6, arbitrary: body.map(toJson) },
    { weight: 2, arbitrary: anyJson.map(toJson) },
    { weight: 1, arbitrary: anyText },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => new Uint8Array(bytes)),
    },
  );
}

function handler(name: string, handle: Handler, body: fc.Arbitrary<unknown>): FuzzTarget {
  return target(`handler ${name}`, createBody(body), async (sent) => {
    const response = await handle(new Request('http://a.example/', { method: 'POST', body: sent }));
    const answer: unknown = await response.json();
    assert(response.status < 500, `answered ${response.status}: ${toJson(answer)}`);
    if (response.status === 200) return;
    assert([400, 413].includes(response.status), `answered ${response.status}`);
    assert(
      /^\{"error":\{"code":"\w+","message":/.test(toJson(answer)),
      'an error of another shape',
    );
  });
}

const almostValidChange = fc.record({
  type: fc.constantFrom('INSERT', 'UPDATE', 'DELETE', 'TRUNCATE'),
  schema: fc.constantFrom('public', 'private'),
  table: fc.constantFrom('posts', 'users'),
  record: fc.oneof(fc.record({ slug: anyText }), anyJson),
  old_record: fc.oneof(fc.record({ slug: anyText }), anyJson),
});

const FORBIDDEN_TAGS = [
  /<\/?(?!(?:h[2-4]|p|br|hr|blockquote|pre|[uo]l|li|d[ldt]|b|strong|i|em|u|s|small|su[bp]|mark|abbr|code|span|table|caption|thead|tbody|tfoot|t[rhd]|figure|figcaption|a|img)[\s/>])[a-z!?]/i,
  /<[^>]*\son\w+\s*=/i,
  /<[^>]*\sstyle\s*=/i,
];

const FORBIDDEN_SCHEME = /<[^>]*\s(?:href|src)="\s*(?:javascript|data|vbscript)\s*:/i;

/** Checks sanitized HTML. In quoted attribute values only the URL scheme matters. */
function expectClean(html: string): void {
  const bare = html.replace(/="[^"]*"/g, '=""');
  for (const pattern of FORBIDDEN_TAGS) assert(!pattern.test(bare), `${pattern} in ${html}`);
  assert(!FORBIDDEN_SCHEME.test(html), html);
}

const engine = createEngine(getLexicon());

/** A value accepted by the server is accepted by the client: both use one schema. */
function createSchemaCheck(schema: Schema<unknown>) {
  return (value: unknown) => {
    const answer = parseOrNull(schema, value);
    assert((answer !== null) === validate(schema, value).success, 'two verdicts');
    return answer;
  };
}

const anyRow = anyRestaurant.map(({ contentId, title, firstmenu, treatmenu }) => ({
  contentId: String(contentId),
  title,
  firstmenu: firstmenu ?? '',
  treatmenu: treatmenu ?? '',
}));

/** All parsers of external input: `npm run tool -- fuzz`, and a few cases of each in `npm test`. */
export const FUZZ_TARGETS: readonly FuzzTarget[] = [
  ...requestTargets,
  ...recipeTargets,
  ...storedTargets,
  ...ingestTargets,

  handler('get-content-id-by-gps', postIds, lookUpBody),
  handler('get-filtered-restaurants', postFilter, filterBody),
  handler('get-filtered-restaurants-eng', postEnglish, filterBody),
  handler('translate-restaurant-pagination', postPage, pageBody),
  handler('search', postSearch, searchBody),
  handler(
    'revalidate',
    createJsonRoute(postChangeSchema, async (change) => getStaleTags(change)).POST,
    almostValidChange,
  ),

  target('content-id response', anyJson, createSchemaCheck(contentIdResponseSchema)),
  target(
    'filter response',
    fc.record({ restaurantInfo: fc.array(anyRestaurant), total: fc.oneof(fc.nat(), anyJson) }),
    createSchemaCheck(filterResponseSchema),
  ),
  target(
    'page response',
    fc.oneof(
      anyJson,
      fc.array(fc.record({ content: fc.array(anyRestaurant) })).map(toJson),
      anyText,
    ),
    createSchemaCheck(pageResponseSchema),
  ),
  target(
    'English response',
    fc.record({ restaurantInfoEng: fc.oneof(anyJson, fc.array(anyRestaurant).map(toJson)) }),
    createSchemaCheck(englishResponseSchema),
  ),
  target('restaurant in English', anyRestaurant, async (value) => {
    const restaurant = parseOrNull(placeCardSchema, value);
    if (!restaurant) return;
    toJson(await toEnglishRestaurant(restaurant));
    const again = parseOrNull(placeCardSchema, JSON.parse(toJson(restaurant)));
    assert(toJson(again) === toJson(restaurant), 'read twice, it is another one');
  }),

  target('preference sentence', anyText, (text) => {
    const preference = parsePreference(text);
    if (preference) {
      const again = parsePreference(toPreferenceSentence(preference));
      assert(
        toJson(again) === toJson(preference),
        'the sentence of a preference means another one',
      );
    }
  }),
  target('opening hours', fc.tuple(anyText, anyText), ([open, rest]) => {
    toJson(parseHours(open, rest));
  }),
  target('menu', anyRow, (row) => [splitMenu(row.firstmenu), readMenu(row)]),
  target('classified restaurant', anyRow, (row) => engine.classifyRestaurant(row)),
  target('classified dish', anyText, (dish) => engine.classifyDish(dish)),

  target('sanitized HTML', anyHtml, (html) => {
    const clean = sanitizeHtml(html);
    expectClean(clean);
    // Sanitizing again may close unclosed tables differently but must not reintroduce anything.
    expectClean(sanitizeHtml(clean));
  }),
  target('recipe content', fc.oneof(anyJson, anyHtml), (value) => {
    const content = parseContent(value);
    if (content.kind === 'html') expectClean(content.html);
  }),
  target('picture address', anyText, (address) => {
    const allowed = toAllowedImage(address);
    if (allowed === null) return;
    assert(new URL(allowed, 'http://here.example').host === 'here.example', allowed);
  }),
  target('JSON-LD in a script', anyJson, (value) => {
    assert(!toScriptText({ value }).includes('<'), 'a tag could begin inside the script');
  }),
  target('recipe filter', anyText, (search) => {
    const filter = parseFilter(search);
    assert(
      toJson(parseFilter(toQueryString(filter))) === toJson(filter),
      'does not survive its own address',
    );
  }),

  target('shared link', anyText, (search) => {
    const shared = parseShareLink(new URLSearchParams(search));
    if (!shared) return;
    const { place, radius, needs } = shared;
    if (!('id' in place)) return;
    const origin = place;
    const path = `${toSharePath({ origin, radius, ...needs })}${formatLinkTable(needs, false)}`;
    const again = parseShareLink(new URL(path, 'http://a.example').searchParams);
    assert(again?.place === origin && again.radius === radius, 'searches elsewhere');
    assert(toJson(again?.needs) === toJson(needs), 'searches for something else');
  }),
  target('map link', fc.tuple(anyText, anyJson), ([title, app]) => {
    // A lone surrogate cannot be encoded in a URL and occurs in no name.
    const { protocol } = new URL(toMapSearchUrl({ title: toWellFormed(title) }, parseMapApp(app)));
    assert(protocol === 'https:', protocol);
  }),

  target('client address', fc.tuple(anyText, fc.nat(3)), ([claim, trustedProxyDepth]) => {
    const forwarded = claim.replace(/[^\x20-\x7e]/g, '');
    const headers = new Headers({ 'x-forwarded-for': `${forwarded}, 203.0.113.7` });
    const address = getClientAddress(headers, { trustedProxyDepth });
    assert(address.length <= 45, 'an address of any length');
    if (trustedProxyDepth === 1) assert(address === '203.0.113.7', address);
  }),
  target('secret', fc.tuple(anyText, anyText), ([given, expected]) => {
    assert(
      isSecretValid(given, expected) === (toWellFormed(given) === toWellFormed(expected)),
      'wrong',
    );
  }),
  target(
    'environment',
    fc.dictionary(
      fc.constantFrom(
        'TOURISM_BACKEND_URL',
        'BACKEND_TIMEOUT_MS',
        'REDIS_URL',
        'TRUSTED_PROXY_DEPTH',
        'MAINTENANCE_MODE',
      ),
      anyText,
    ),
    (source) => {
      try {
        parseEnv(source);
      } catch (error) {
        if (!(error instanceof EnvError)) throw error;
      }
    },
  ),
];
