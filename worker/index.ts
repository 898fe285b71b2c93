/// <reference lib="webworker" />
import { NetworkOnly, Serwist, type RouteHandlerCallbackOptions } from 'serwist';
import { DEFAULT_LOCALE, splitLocalePath, toLocalePath, type Locale } from '../lib/locales';
import { parseVisitMessage, type VisitMessage } from '../lib/offline/visit-message';
import { PARTS_PATH } from '../lib/menu-reader/reader-paths';
import { SHARE_PATH } from '../lib/menu-reader/shared-content';
import { NETWORK_TIMEOUT_S } from './assets';
import {
  assetStrategy,
  drawingStrategy,
  getDocumentStrategies,
  getCachedDocument,
  pictureStrategy,
} from './document-strategies';
import { cacheDocument, cachePictures, cacheShell } from './cache-pages';
import { OFFLINE_PATH } from '../lib/offline/offline-pages';
import { isStoreReaderMessage, cacheMenuReader } from './cache-menu-reader';
import { getSenderLocale, getClientLocale } from './client-locale';
import { serveMenuPart } from './menu-parts';
import { storeSharedContent } from './share-target';

declare const self: ServiceWorkerGlobalScope;
/** Defined by `app/sw.js/route.ts`. */
declare const BUILD_ID: string;

const limitedNetwork = new NetworkOnly({ networkTimeoutSeconds: NETWORK_TIMEOUT_S });

/**
 * Client-side navigation. When it fails the router loads the document; if that is cached, the
 * network gets no more time than for a document.
 */
async function handleClientNavigation({ request, event, url }: RouteHandlerCallbackOptions) {
  return (await getCachedDocument(url.pathname))
    ? limitedNetwork.handle({ request, event })
    : fetch(request);
}

const serwist = new Serwist({
  // Safe at any time: caches are shared by all builds and keep what open pages of an older one
  // need.
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    // Unmatched requests, including all API calls, bypass the worker.
    {
      matcher: ({ request, sameOrigin, url }) =>
        sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
      handler: (options) => getDocumentStrategies(options.url.pathname).serve.handle(options),
    },
    {
      matcher: ({ request, sameOrigin }) =>
        sameOrigin &&
        request.headers.get('rsc') === '1' &&
        !request.headers.has('next-router-prefetch') &&
        !request.headers.has('next-router-segment-prefetch'),
      handler: handleClientNavigation,
    },
    {
      method: 'POST',
      matcher: ({ sameOrigin, url }) =>
        sameOrigin && splitLocalePath(url.pathname).path === SHARE_PATH,
      handler: ({ request, url }) =>
        storeSharedContent(request, splitLocalePath(url.pathname).locale),
    },
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(PARTS_PATH),
      handler: serveMenuPart,
    },
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
      handler: assetStrategy,
    },
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && /^\/images\/.+\.svg$/.test(url.pathname),
      handler: drawingStrategy,
    },
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
      handler: pictureStrategy,
    },
  ],
});

// Installation fails without these pages and is retried later.
self.addEventListener('install', (event) => event.waitUntil(cacheOfflinePages(event)));

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (port && isStoreReaderMessage(event.data)) {
    event.waitUntil(cacheMenuReader(port, event));
    return;
  }
  const visit = parseVisitMessage(event.data);
  if (!visit) return;
  event.waitUntil(
    cacheVisit(visit, getSenderLocale(event), event).catch((error: unknown) =>
      console.info('[offline] visit not cached', error),
    ),
  );
});

/** In English and in the languages of open pages. */
async function cacheOfflinePages(event: ExtendableEvent) {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const locale of new Set<Locale>([DEFAULT_LOCALE, ...open.map(getClientLocale)]))
    await cacheDocument(toLocalePath(OFFLINE_PATH, locale), event);
}

async function cacheVisit(
  { path, ...visit }: VisitMessage,
  locale: Locale,
  event: ExtendableEvent,
) {
  if (path !== null) await cacheDocument(path, event);
  await cachePictures(visit.pictures, event);
  if (visit.mayFetchShell) await cacheShell(BUILD_ID, locale, event);
}

serwist.addEventListeners();
