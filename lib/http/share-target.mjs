import { LOCALE_PREFIX } from './locale-prefix.mjs';

/** Where another app sends a picture or a text (the share target of `lib/manifest.ts`): to the service worker. */
export const SHARE_PATH = '/menu/share';
/** What the address of the page says where no worker was there to take it. */
export const SHARE_UNAVAILABLE_HASH = '#share-unavailable';

/**
 * What a server says that is asked instead: it reads nothing of what was to be shared. Null for every other request.
 * @param {string | undefined} method
 * @param {string} path without its query
 * @returns {{ status: number, headers: Record<string, string> } | null}
 */
export function getShareAnswer(method, path) {
  if (method !== 'POST') return null;
  const [asked, prefix = ''] = new RegExp(`^${LOCALE_PREFIX}${SHARE_PATH}$`).exec(path) ?? [];
  if (asked === undefined) return null;
  return {
    status: 303,
    headers: { Location: `${prefix}/menu${SHARE_UNAVAILABLE_HASH}`, 'Cache-Control': 'no-store' },
  };
}
