export { SHARE_PATH, SHARE_UNAVAILABLE_HASH } from '../http/share-target.mjs';

/** Form field of the Web Share Target; texts come as `title`, `text` and `url`. */
export const SHARED_PHOTOS_FIELD = 'photos';
/** Hash of the page after a share: content waits, or could not be stored. */
export const SHARED_HASH = '#shared';
export const SHARE_FAILED_HASH = '#share-failed';

/** Cache in which shared content waits for the page, and its keys. */
export const SHARED_CACHE = 'kioot-menu-shared-v1';
export const SHARED_TEXT_KEY = '/menu/shared/text';
export const SHARED_PHOTOS_KEY = '/menu/shared/photos/';

/** Content shared from another app. */
export interface SharedContent {
  text: string;
  photos: File[];
}

/** Returns the shared content and deletes it; null when nothing waits. */
export async function takeSharedContent(): Promise<SharedContent | null> {
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
