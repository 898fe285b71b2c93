import type { Browser, BrowserContext, Page } from '@playwright/test';
import { SERVERS } from '../../e2e/helpers/servers';
import { keepResults } from '../site/built-site';
import { getScriptBytes, getScriptUrls } from './blank-page';

const BUILD_DIR = '.next';
/** Time without requests after which a page has finished loading scripts. */
const IDLE_MS = 500;
const ROUTES_AT_ONCE = 4;
const CHUNK_PATTERN = '/_next/static/chunks/';
/** Reloaded with a session in storage: the guard redirects without one. */
const ROUTES = [
  '/',
  '/location',
  '/distance',
  '/preferences',
  '/veganpreferences',
  '/loading',
  '/results',
  '/share?area=1&radius=1000',
  '/error',
  '/intro',
  '/accessibility',
  '/recipies',
  '/recipes/bulgogi',
  '/saved',
  '/last-results',
  '/card',
  '/counter',
  '/dishes',
  '/menu',
  '/places/KOP005614',
  '/places?ids=KOP005614',
  '/dishes/soybean-paste-stew',
  '/offline',
];

export interface RouteSize {
  route: string;
  /** Gzipped bytes of JavaScript that the page references or fetches before it is idle. */
  bytes: number;
}

/** Sizes of scripts, most of which belong to every route. */
const scriptBytes = new Map<string, number>();

async function getSize(page: Page, route: string): Promise<RouteSize> {
  const fetched = new Set<string>();
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(CHUNK_PATTERN) && pathname.endsWith('.js')) fetched.add(pathname);
  };
  page.on('request', note);
  const response = await page.goto(route);
  await page.waitForLoadState('load');
  await page.evaluate(
    (restMs) => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, restMs))),
    IDLE_MS,
  );
  page.off('request', note);
  if (response?.status() !== 200) throw new Error(`${route} answered ${response?.status()}.`);
  const named = getScriptUrls(await response.text());
  let bytes = 0;
  for (const src of new Set([...named, ...fetched])) {
    const size = scriptBytes.get(src) ?? getScriptBytes(BUILD_DIR, src);
    scriptBytes.set(src, size);
    bytes += size;
  }
  return { route, bytes };
}

async function openAndMeasure(context: BrowserContext, route: string): Promise<RouteSize> {
  const page = await context.newPage();
  const size = await getSize(page, route);
  await page.close();
  return size;
}

/** Sizes of the routes at `SERVERS.embedded`, opened in a browser with results in its session. */
export async function getRouteSizes(browser: Browser): Promise<RouteSize[]> {
  const context = await browser.newContext({
    baseURL: SERVERS.embedded,
    serviceWorkers: 'block',
  });
  await keepResults(context, await context.newPage());
  // Blocks prefetches, which belong to other screens.
  await context.route(`**/*_rsc=*`, (request) => request.abort());
  // Keeps /loading open with a search that never completes.
  await context.route('**/api/rec/**', () => undefined);
  const sizes: RouteSize[] = [];
  for (let from = 0; from < ROUTES.length; from += ROUTES_AT_ONCE) {
    const routes = ROUTES.slice(from, from + ROUTES_AT_ONCE);
    sizes.push(...(await Promise.all(routes.map((route) => openAndMeasure(context, route)))));
  }
  await context.close();
  return sizes;
}
