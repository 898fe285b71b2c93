/** Where another app sends a picture or a text (the share target of `lib/manifest.ts`): to the service worker. */
export const SHARE_PATH = '/menu/share';
/** With the language it begins with, where it names one. */
const SHARE_PATHS = new RegExp(`^(/(?:ja|zh-Hans|zh-Hant))?${SHARE_PATH}$`);
/** What the address of the page says where no worker was there to take it. */
export const SHARE_UNAVAILABLE_HASH = '#share-unavailable';

/**
 * What a server says that is asked instead: it reads nothing of what was to be shared. Null for every other request.
 * @param {string | undefined} method
 * @param {string} path without its query
 * @returns {{ status: number, headers: Record<string, string> } | null}
 */
export function getShareAnswer(method, path) {
  const share = method === 'POST' ? SHARE_PATHS.exec(path) : null;
  if (!share) return null;
  return {
    status: 303,
    headers: {
      Location: `${share[1] ?? ''}/menu${SHARE_UNAVAILABLE_HASH}`,
      'Cache-Control': 'no-store',
    },
  };
}
