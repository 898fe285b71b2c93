import createMiddleware from 'next-intl/middleware';
import { NextResponse, type NextRequest } from 'next/server';
import { getRefusal } from './lib/http/refusal';
import { getContentSecurityPolicy, READER_POLICY } from './lib/http/security-headers.mjs';
import { getShareAnswer } from './lib/http/share-target.mjs';
import { MAINTENANCE_RETRY_AFTER_S } from './lib/http/errors';
import { routing } from './lib/i18n/routing';
import { splitLocalePath } from './lib/locales';
import { getRouting } from './lib/maintenance';
import { PARTS_PATH } from './lib/menu-reader/paths';

const contentSecurityPolicy = getContentSecurityPolicy({
  isDevelopment: process.env.NODE_ENV === 'development',
  pictureOrigins: toOrigins(process.env.SUPABASE_URL, process.env.NEXT_PUBLIC_SUPABASE_URL),
  tileOrigins: toOrigins(process.env.MAP_TILES_URL),
  connectOrigins: toOrigins(process.env.NEXT_PUBLIC_VITALS_URL),
});

/** Leads to the page in `app/[locale]` that an address names. */
const showPage = createMiddleware(routing);

/** What a page answers with its HTML. */
const PAGE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const response = (await showStandIn(request)) ?? (await route(request));
  const isPart = request.nextUrl.pathname.startsWith(PARTS_PATH);
  response.headers.set('Content-Security-Policy', isPart ? READER_POLICY : contentSecurityPolicy);
  return response;
}

async function route(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  // Our own server says so before Next does anything (lib/http/front.mjs).
  const share = getShareAnswer(request.method, pathname);
  if (share) return new NextResponse(null, share);
  const target = getRouting(pathname, process.env.MAINTENANCE_MODE === '1');
  if (target.kind === 'maintenance') return close(request, target.path);
  const refusal = getRefusal({ method: request.method, path: pathname, search });
  if (refusal) return new NextResponse(refusal.message, refusal);
  const standIn = await showRecipeStandIn(request);
  if (standIn) return standIn;
  if (target.kind === 'page') return showPage(request);
  return target.kind === 'rewrite'
    ? NextResponse.rewrite(toAddress(request, target.path), { status: target.status })
    : NextResponse.next();
}

/** What a place that is not there answers; a page cannot say 410 of itself (decision 0087). */
async function showStandIn(request: NextRequest): Promise<NextResponse | null> {
  const { pathname } = request.nextUrl;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isPlace = splitLocalePath(pathname).path.startsWith('/places/');
  if (!isPlace || !isRead || process.env.MAINTENANCE_MODE === '1') return null;
  // Only these paths need to know every place.
  const { getPlaceStandIn } = await import('./lib/places/routing');
  const hasForeignBackend = Boolean(process.env.TOURISM_BACKEND_URL);
  return rewriteTo(request, await getPlaceStandIn(pathname, hasForeignBackend));
}

/** One page for all recipes that are not there (decision 0182). */
async function showRecipeStandIn(request: NextRequest): Promise<NextResponse | null> {
  const { pathname } = request.nextUrl;
  if (!splitLocalePath(pathname).path.startsWith('/recipes/')) return null;
  // Only these paths need the client of the database.
  const { getRecipeStandIn } = await import('./lib/recipes/routing');
  return rewriteTo(request, await getRecipeStandIn(pathname));
}

function rewriteTo(
  request: NextRequest,
  standIn: { path: string; status: number } | null,
): NextResponse | null {
  if (!standIn) return null;
  const { path, status } = standIn;
  // An error is over sooner than anybody who caches it can know.
  const headers = status >= 500 ? { 'Cache-Control': 'no-store' } : undefined;
  return NextResponse.rewrite(toAddress(request, path), { status, headers });
}

function close(request: NextRequest, path: string): NextResponse {
  const answer = {
    status: 503,
    headers: {
      'Retry-After': String(MAINTENANCE_RETRY_AFTER_S),
      'Cache-Control': 'no-store',
    },
  };
  // A page has no answer of its own to other methods and to server actions; closed is closed for them too.
  const isForPage = PAGE_METHODS.has(request.method) && !isServerAction(request);
  if (!isForPage) return new NextResponse('Closed for maintenance.', answer);
  return NextResponse.rewrite(toAddress(request, path), answer);
}

/** As Next tells: by its header, or as the form of a browser without JavaScript. */
function isServerAction({ headers }: NextRequest): boolean {
  return (
    headers.has('next-action') ||
    headers.get('content-type')?.startsWith('multipart/form-data') === true
  );
}

/** Another path of this server, whatever host the request claims to be for. */
function toAddress(request: NextRequest, path: string): URL {
  const address = request.nextUrl.clone();
  address.pathname = path;
  address.search = '';
  return address;
}

function toOrigins(...addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) => {
    const url = address ? URL.parse(address) : null;
    return url ? [url.origin] : [];
  });
}

/**
 * Everything but what the maintenance page itself needs (built files, and the icons its head names), and but the calls,
 * which look at the flag themselves and read no more of a body than they may: docs/decisions/0030-calls-without-middleware.md
 */
export const config = {
  // The edge runtime copies every request into a sandbox of its own, the larger part of what a cached page cost us.
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/static/|icon\\.svg$|apple-icon\\.png$|api/(?:search|revalidate|rec/(?:get-content-id-by-gps|get-filtered-restaurants|get-filtered-restaurants-eng|translate-restaurant-pagination))$).*)',
  ],
};
