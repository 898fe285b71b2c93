import createMiddleware from 'next-intl/middleware';
import { NextResponse, type NextRequest } from 'next/server';
import { getRejection } from './lib/http/reject-request';
import {
  getContentSecurityPolicy,
  MENU_READER_CONTENT_SECURITY_POLICY,
} from './lib/http/security-headers.mjs';
import { REWRITE_HEADER } from './lib/http/request-headers.mjs';
import { getShareRedirect } from './lib/http/share-target.mjs';
import { MAINTENANCE_RETRY_AFTER_S } from '@kioot/base/http-errors';
import { NAMED_DISH_PATH } from './lib/dishes/dish';
import { routing } from './lib/i18n/routing';
import { splitLocalePath, toRoutePath } from './lib/locales';
import { getRouteTarget } from './lib/request-routing';
import { PARTS_PATH } from './lib/menu-reader/reader-paths';

const contentSecurityPolicy = getContentSecurityPolicy({
  isDevelopment: process.env.NODE_ENV === 'development',
  pictureOrigins: toOrigins(process.env.SUPABASE_URL, process.env.NEXT_PUBLIC_SUPABASE_URL),
  tileOrigins: toOrigins(process.env.MAP_TILES_URL),
  connectOrigins: toOrigins(process.env.NEXT_PUBLIC_VITALS_URL),
});

/** Rewrites an address to its page in `app/[locale]`. */
const routeByLocale = createMiddleware(routing);

/** Methods that a page answers with HTML. */
const HTML_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const response = await route(request);
  const isPart = request.nextUrl.pathname.startsWith(PARTS_PATH);
  response.headers.set(
    'Content-Security-Policy',
    isPart ? MENU_READER_CONTENT_SECURITY_POLICY : contentSecurityPolicy,
  );
  return response;
}

async function route(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  // First in our own HTTP server, too, before Next runs (lib/server/http-server.mjs).
  const share = getShareRedirect(request.method, pathname);
  if (share) return new NextResponse(null, share);
  const target = getRouteTarget(pathname, process.env.MAINTENANCE_MODE === '1');
  if (target.kind === 'maintenance') return respondMaintenance(request, target.path);
  const refusal = getRejection({ method: request.method, path: pathname, search });
  if (refusal) return new NextResponse(refusal.message, refusal);
  const fallback =
    showIntroElsewhere(request) ??
    (await redirectNamedDish(request)) ??
    (await showFallbackPage(request));
  if (fallback) return fallback;
  if (target.kind === 'page') return dropRewrittenQuery(routeByLocale(request));
  return target.kind === 'rewrite'
    ? NextResponse.rewrite(toUrl(request, target.path), { status: target.status })
    : NextResponse.next();
}

/** The about page does not describe our own data where a tourism backend has the restaurants. */
function showIntroElsewhere(request: NextRequest): NextResponse | null {
  const { locale, path } = splitLocalePath(request.nextUrl.pathname);
  if (path !== '/intro' || !process.env.TOURISM_BACKEND_URL) return null;
  return NextResponse.rewrite(toUrl(request, toRoutePath('/intro/elsewhere', locale)));
}

/**
 * Page instead of that of a place, recipe or dish that does not exist; a page cannot set status 410
 * itself (decisions 0087, 0182). Lazy: only these paths need what tells.
 */
async function showFallbackPage(request: NextRequest): Promise<NextResponse | null> {
  const { pathname } = request.nextUrl;
  const { path } = splitLocalePath(pathname);
  if (path.startsWith('/places/')) {
    const { getPlaceFallbackPage } = await import('./lib/places/place-fallback-page');
    const hasForeignBackend = Boolean(process.env.TOURISM_BACKEND_URL);
    return rewriteToFallback(request, await getPlaceFallbackPage(pathname, hasForeignBackend));
  }
  if (path.startsWith('/recipes/')) {
    const { getRecipeFallbackPage } = await import('./lib/recipes/routing');
    return rewriteToFallback(request, await getRecipeFallbackPage(pathname));
  }
  if (!path.startsWith('/dishes/')) return null;
  const { getDishFallbackPage } = await import('./lib/dishes/dish-slugs');
  return rewriteToFallback(request, getDishFallbackPage(pathname));
}

/**
 * Leads from a dish named as on a menu to its page. No route does: Next decodes a rewritten path
 * once more and fails for a "%" in the name.
 */
async function redirectNamedDish(request: NextRequest): Promise<NextResponse | null> {
  const { pathname } = request.nextUrl;
  const { locale, path } = splitLocalePath(pathname);
  if (!path.startsWith(NAMED_DISH_PATH)) return null;
  // Lazy: only these paths need the dishes.
  const { parseNamedDishPath, toDishAddress } = await import('./lib/dish-index/named-dish');
  const name = parseNamedDishPath(pathname);
  if (name === null)
    return rewriteToFallback(request, {
      path: toRoutePath('/dishes/missing', locale),
      status: 404,
    });
  const limit = await refuseOverLimit(request);
  if (limit) return limit;
  const address = toDishAddress(name, pathname);
  const url = toUrl(request, address.path);
  url.search = address.search;
  // Temporary: a dish may get a page.
  return NextResponse.redirect(url, 307);
}

async function refuseOverLimit(request: NextRequest): Promise<NextResponse | null> {
  const [{ limitRate }, { respondError }] = await Promise.all([
    import('./lib/http/rate-limiter'),
    import('./lib/http/json-route'),
  ]);
  try {
    await limitRate(request, 'dishes');
    return null;
  } catch (thrown) {
    const response = respondError(thrown);
    return new NextResponse(response.body, response);
  }
}

/**
 * The page is the same for every query, which its scripts read from the address; Next would repeat
 * the query in a header, a character of it as three.
 */
function dropRewrittenQuery(response: NextResponse): NextResponse {
  const [path, query] = response.headers.get(REWRITE_HEADER)?.split('?', 2) ?? [];
  if (path !== undefined && query !== undefined) response.headers.set(REWRITE_HEADER, path);
  return response;
}

function rewriteToFallback(
  request: NextRequest,
  fallback: { path: string; status: number } | null,
): NextResponse | null {
  if (!fallback) return null;
  const { path, status } = fallback;
  if (status === 308) return NextResponse.redirect(toUrl(request, path), status);
  // Errors must not be cached: their duration is unknown.
  const headers = status >= 500 ? { 'Cache-Control': 'no-store' } : undefined;
  return NextResponse.rewrite(toUrl(request, path), { status, headers });
}

function respondMaintenance(request: NextRequest, path: string): NextResponse {
  const init = {
    status: 503,
    headers: {
      'Retry-After': String(MAINTENANCE_RETRY_AFTER_S),
      'Cache-Control': 'no-store',
    },
  };
  // Other methods and server actions get text: a page cannot answer them itself.
  const isForPage = HTML_METHODS.has(request.method) && !isServerAction(request);
  if (!isForPage) return new NextResponse('Closed for maintenance.', init);
  return NextResponse.rewrite(toUrl(request, path), init);
}

/** Next's own criteria: the header, or the form of a browser without JavaScript. */
function isServerAction({ headers }: NextRequest): boolean {
  return (
    headers.has('next-action') ||
    headers.get('content-type')?.startsWith('multipart/form-data') === true
  );
}

/** Another path of this server, whatever host the request claims. */
function toUrl(request: NextRequest, path: string): URL {
  const address = request.nextUrl.clone();
  address.pathname = path;
  address.search = '';
  return address;
}

function toOrigins(...addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) => {
    return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [];
  });
}

/**
 * Excludes the assets of the maintenance page (built files, icons of its head), and the calls of
 * the API, which check the flag themselves and bound the body that is read (decision 0030).
 */
export const config = {
  // The edge runtime copies every request into a sandbox, the larger part of the cost of a cached
  // page.
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/static/|icon\\.svg$|apple-icon\\.png$|api/(?:search|revalidate|rec/(?:get-content-id-by-gps|get-filtered-restaurants|get-filtered-restaurants-eng|translate-restaurant-pagination))$).*)',
  ],
};
