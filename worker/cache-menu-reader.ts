import { relaxedSimd, simd } from 'wasm-feature-detect';
import type {
  StoreReaderReply,
  OfflineReaderFault,
  StoreReaderMessage,
} from '../lib/menu-reader/offline-reader';
import { toLocalePath } from '../lib/locales';
import {
  OFFLINE_READER_CACHE,
  OFFLINE_READER_MARKER,
  MENU_PATH,
} from '../lib/menu-reader/reader-paths';
import { type Core } from '@kioot/menu-reader/parts';
import { isCacheable } from '../lib/offline/offline-pages';
import { cacheDocument } from './cache-pages';
import { getSenderLocale } from './client-locale';
import { CARD_PATH, cacheParts } from './menu-parts';

export function isStoreReaderMessage(data: unknown): data is StoreReaderMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'keep-menu';
}

/**
 * Caches the menu page in the sender's language with everything it needs, and reports progress to
 * the port. Any message from the page cancels.
 */
export async function cacheMenuReader(
  port: MessagePort,
  event: ExtendableMessageEvent,
): Promise<void> {
  const controller = new AbortController();
  port.onmessage = () => controller.abort();
  const reply = (answer: StoreReaderReply) => port.postMessage(answer);
  const locale = getSenderLocale(event);
  const menu = toLocalePath(MENU_PATH, locale);
  const card = toLocalePath(CARD_PATH, locale);
  let bytes = 0;
  try {
    const page = await fetch(menu, { headers: { accept: 'text/html' }, signal: controller.signal });
    if (!isCacheable(page)) throw new Error(`${menu} responded ${page.status}`);
    const core = await detectCore();
    await cacheParts(await page.text(), core, {
      signal: controller.signal,
      onBytes: (received) => reply({ type: 'bytes', bytes: (bytes += received) }),
    });
    await (await caches.open(OFFLINE_READER_CACHE)).put(OFFLINE_READER_MARKER, new Response(core));
    for (const path of [card, menu]) await cacheDocument(path, event);
    reply({ type: 'kept' });
  } catch (error) {
    console.info('[menu] reader not cached', error);
    reply({ type: 'fault', fault: toFault(error), message: String(error) });
  }
}

function toFault(error: unknown): OfflineReaderFault {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' ? 'denied' : 'not-fetched';
}

/** Core for this processor, as tesseract.js chooses it. */
async function detectCore(): Promise<Core> {
  if (await relaxedSimd()) return 'relaxedsimd-lstm';
  return (await simd()) ? 'simd-lstm' : 'lstm';
}
