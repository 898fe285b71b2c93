/// <reference lib="webworker" />
import { NetworkOnly, Serwist, type RouteHandlerCallbackOptions } from 'serwist';
import { DEFAULT_LOCALE, splitLocalePath, toLocalePath, type Locale } from '../lib/locales';
import { parseVisitMessage, type VisitMessage } from '../lib/offline/message';
import { PARTS_PATH } from '../lib/menu-reader/paths';
import { SHARE_PATH } from '../lib/menu-reader/share';
import { BAD_SIGNAL_S } from './caches';
import { assets, drawings, getDocuments, getKeptDocument, pictures } from './documents';
import { keepDocument, keepPictures, keepShell } from './keep';
import { OFFLINE_PATH } from '../lib/offline/pages';
import { isKeepMessage, keepMenu } from './keep-menu';
import { getAskingLocale, getClientLocale } from './language';
import { serveMenuPart } from './menu';
import { takeShare } from './share';

declare const self: ServiceWorkerGlobalScope;
/** Put in by `app/sw.js/route.ts`. */
declare const BUILD_ID: string;

const limitedNetwork = new NetworkOnly({ networkTimeoutSeconds: BAD_SIGNAL_S });

/**
 * A change of route inside the app. When it fails the router loads the document instead, so where one is kept
 * the network gets no more time than a document does.
 */
async function navigateInside({ request, event, url }: RouteHandlerCallbackOptions) {
  return (await getKeptDocument(url.pathname))
    ? limitedNetwork.handle({ request, event })
    : fetch(request);
}

const serwist = new Serwist({
  // Safe at any time: the caches are shared by all builds, and what an open page of an older one needs stays.
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    // Anything not named here, every call to the API included, never meets the worker.
    {
      matcher: ({ request, sameOrigin, url }) =>
        sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
      handler: (options) => getDocuments(options.url.pathname).serve.handle(options),
    },
    {
      matcher: ({ request, sameOrigin }) =>
        sameOrigin &&
        request.headers.get('rsc') === '1' &&
        !request.headers.has('next-router-prefetch') &&
        !request.headers.has('next-router-segment-prefetch'),
      handler: navigateInside,
    },
    {
      method: 'POST',
      matcher: ({ sameOrigin, url }) =>
        sameOrigin && splitLocalePath(url.pathname).path === SHARE_PATH,
      handler: ({ request, url }) => takeShare(request, splitLocalePath(url.pathname).locale),
    },
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(PARTS_PATH),
      handler: serveMenuPart,
    },
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
      handler: assets,
    },
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && /^\/images\/.+\.svg$/.test(url.pathname),
      handler: drawings,
    },
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
      handler: pictures,
    },
  ],
});

// Without these pages the worker is of no use, and is installed another time.
self.addEventListener('install', (event) => event.waitUntil(keepOfflinePages(event)));

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (port && isKeepMessage(event.data)) {
    event.waitUntil(keepMenu(port, event));
    return;
  }
  const visit = parseVisitMessage(event.data);
  if (!visit) return;
  event.waitUntil(
    keepVisit(visit, getAskingLocale(event), event).catch((error: unknown) =>
      console.info('[offline] not kept', error),
    ),
  );
});

/** In English, and in the languages that are open. */
async function keepOfflinePages(event: ExtendableEvent) {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const locale of new Set<Locale>([DEFAULT_LOCALE, ...open.map(getClientLocale)]))
    await keepDocument(toLocalePath(OFFLINE_PATH, locale), event);
}

async function keepVisit({ path, ...visit }: VisitMessage, locale: Locale, event: ExtendableEvent) {
  if (path !== null) await keepDocument(path, event);
  await keepPictures(visit.pictures, event);
  if (visit.mayFetchShell) await keepShell(BUILD_ID, locale, event);
}

serwist.addEventListeners();
