export { SHARE_PATH, SHARE_UNAVAILABLE_HASH } from '../http/share-target.mjs';

/** Of its form; texts come as `title`, `text` and `url`. */
export const SHARED_PHOTOS_FIELD = 'photos';
/** What the address of the page says after a share: it waits, or could not be taken. */
export const SHARED_HASH = '#shared';
export const SHARE_FAILED_HASH = '#share-failed';

/** Where it waits for the page, and under what names. */
export const SHARED_CACHE = 'kioot-menu-shared-v1';
export const SHARED_TEXT_KEY = '/menu/shared/text';
export const SHARED_PHOTOS_KEY = '/menu/shared/photos/';

/** What another app shared. */
export interface Shared {
  text: string;
  photos: File[];
}

/** Takes what was shared, and leaves nothing of it behind; null where nothing waits. */
export async function takeShared(): Promise<Shared | null> {
  if (!('caches' in window) || !(await caches.has(SHARED_CACHE))) return null;
  const cache = await caches.open(SHARED_CACHE);
  const text = (await (await cache.match(SHARED_TEXT_KEY))?.text()) ?? '';
  const photos: File[] = [];
  for (const { url } of await cache.keys()) {
    if (!url.includes(SHARED_PHOTOS_KEY)) continue;
    const photo = await (await cache.match(url))?.blob();
    const name = decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));
    if (photo) photos.push(new File([photo], name, { type: photo.type }));
  }
  await caches.delete(SHARED_CACHE);
  return { text, photos };
}
