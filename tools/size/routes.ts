import type { Browser, Page } from '@playwright/test';
import { walkToResults } from '../../e2e/helpers/guide';
import { SERVERS } from '../../e2e/helpers/servers';
import { getScriptBytes, getScripts } from './scripts-of';

const BUILD_DIR = '.next';
/** A page that has been idle this long fetches no more scripts by itself. */
const REST_MS = 500;
const CHUNKS = '/_next/static/chunks/';
/** Opened afresh with a session in the browser's storage, as by a reload: the guard would lead elsewhere without one. */
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
  '/recipies',
  '/recipes/bulgogi',
  '/saved',
  '/last-results',
  '/card',
  '/menu',
  '/places?ids=KOP005614',
  '/offline',
];

export interface RouteSize {
  route: string;
  /** Gzipped bytes of JavaScript: what the page names, and what it fetches by itself before it comes to rest. */
  bytes: number;
}

async function getSize(page: Page, route: string): Promise<RouteSize> {
  const fetched = new Set<string>();
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(CHUNKS) && pathname.endsWith('.js')) fetched.add(pathname);
  };
  page.on('request', note);
  const response = await page.goto(route);
  await page.waitForLoadState('load');
  await page.evaluate(
    (restMs) => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, restMs))),
    REST_MS,
  );
  page.off('request', note);
  if (response?.status() !== 200) throw new Error(`${route} answered ${response?.status()}.`);
  const named = getScripts(await response.text());
  const all = [...new Set([...named, ...fetched])];
  return { route, bytes: all.reduce((sum, src) => sum + getScriptBytes(BUILD_DIR, src), 0) };
}

/** Sizes of the routes of the site at `SERVERS.embedded`, each opened in a browser that has walked to the results before. */
export async function getRouteSizes(browser: Browser): Promise<RouteSize[]> {
  const context = await browser.newContext({
    baseURL: SERVERS.embedded,
    serviceWorkers: 'block',
  });
  const visited = await context.newPage();
  await walkToResults(visited, 'Myeongdong', '1000m', []);
  const storage = await visited.evaluate(() => ({
    session: { ...sessionStorage },
    local: { ...localStorage },
  }));
  const sizes: RouteSize[] = [];
  for (const route of ROUTES) {
    const page = await context.newPage();
    // What other screens need is fetched ahead by links; it belongs to those screens.
    await page.route(`**/*_rsc=*`, (request) => request.abort());
    // A search that never answers keeps /loading where it is.
    await page.route('**/api/rec/**', () => undefined);
    await page.addInitScript(({ session, local }) => {
      for (const [key, value] of Object.entries(session))
        sessionStorage.setItem(key, String(value));
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, String(value));
    }, storage);
    sizes.push(await getSize(page, route));
    await page.close();
  }
  await context.close();
  return sizes;
}
