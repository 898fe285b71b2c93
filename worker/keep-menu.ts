import { relaxedSimd, simd } from 'wasm-feature-detect';
import type { KeepAnswer, KeepFault, KeepMessage } from '../lib/menu-reader/keep';
import { toLocalePath } from '../lib/locales';
import { KEPT_CACHE, KEPT_MARK, MENU_PATH } from '../lib/menu-reader/paths';
import { type Core } from '@kioot/menu-reader/parts';
import { isKeepable } from '../lib/offline/pages';
import { keepDocument } from './keep';
import { getAskingLocale } from './language';
import { CARD_PATH, keepParts } from './menu';

export function isKeepMessage(data: unknown): data is KeepMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'keep-menu';
}

/** Keeps the page that reads menus, in the language of the one that asks, with all it needs, and tells the port how far it is. Anything it says means: stop. */
export async function keepMenu(port: MessagePort, event: ExtendableMessageEvent): Promise<void> {
  const stop = new AbortController();
  port.onmessage = () => stop.abort();
  const tell = (answer: KeepAnswer) => port.postMessage(answer);
  const locale = getAskingLocale(event);
  const menu = toLocalePath(MENU_PATH, locale);
  const card = toLocalePath(CARD_PATH, locale);
  let bytes = 0;
  try {
    const page = await fetch(menu, { headers: { accept: 'text/html' }, signal: stop.signal });
    if (!isKeepable(page)) throw new Error(`${menu} answered ${page.status}`);
    const core = await getCore();
    await keepParts(await page.text(), core, {
      signal: stop.signal,
      onBytes: (more) => tell({ type: 'bytes', bytes: (bytes += more) }),
    });
    await (await caches.open(KEPT_CACHE)).put(KEPT_MARK, new Response(core));
    for (const path of [card, menu]) await keepDocument(path, event);
    tell({ type: 'kept' });
  } catch (error) {
    console.info('[menu] not kept', error);
    tell({ type: 'fault', fault: toFault(error), message: String(error) });
  }
}

function toFault(error: unknown): KeepFault {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' ? 'denied' : 'not-fetched';
}

/** What this processor can do, as tesseract.js tells it. */
async function getCore(): Promise<Core> {
  if (await relaxedSimd()) return 'relaxedsimd-lstm';
  return (await simd()) ? 'simd-lstm' : 'lstm';
}
