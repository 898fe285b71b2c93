import { LOCALES } from '../locale-list.mjs';

const [, ...foreignLocales] = LOCALES;

/** Regular expression source of an optional language prefix: `(/(?:ja|zh-Hans|zh-Hant))?`. */
export const LOCALE_PREFIX_PATTERN = `(/(?:${foreignLocales.join('|')}))?`;

/**
 * Target of shares from other apps (`share_target` of `lib/manifest.ts`), handled by the service
 * worker.
 */
export const SHARE_PATH = '/menu/share';
/** Fragment of the page that explains a share without a service worker. */
export const SHARE_UNAVAILABLE_HASH = '#share-unavailable';

/**
 * Redirect of a share that reached the server instead of the service worker, its body unread; null
 * for other requests.
 * @param {string | undefined} method
 * @param {string} path without its query
 * @returns {{ status: number, headers: Record<string, string> } | null}
 */
export function getShareRedirect(method, path) {
  if (method !== 'POST') return null;
  const [matched, prefix = ''] =
    new RegExp(`^${LOCALE_PREFIX_PATTERN}${SHARE_PATH}$`).exec(path) ?? [];
  if (matched === undefined) return null;
  return {
    status: 303,
    headers: { Location: `${prefix}/menu${SHARE_UNAVAILABLE_HASH}`, 'Cache-Control': 'no-store' },
  };
}
