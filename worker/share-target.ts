import { toLocalePath, type Locale } from '../lib/locales';
import { MENU_PATH } from '../lib/menu-reader/reader-paths';
import {
  SHARED_CACHE,
  SHARED_HASH,
  SHARED_PHOTOS_FIELD,
  SHARED_PHOTOS_KEY,
  SHARED_TEXT_KEY,
  SHARE_FAILED_HASH,
} from '../lib/menu-reader/shared-content';

/** Bounds for untrusted content from another app. */
const MAX_PHOTOS = 12;
const MAX_TEXT_LENGTH = 20_000;

/** Stores shared content for the page and redirects to it. Nothing leaves the device. */
export async function storeSharedContent(request: Request, locale: Locale): Promise<Response> {
  try {
    const form = await request.formData();
    const text = ['title', 'text', 'url'].flatMap((name) => form.getAll(name)).filter(isText);
    const photos = form.getAll(SHARED_PHOTOS_FIELD).filter(isPhoto).slice(0, MAX_PHOTOS);
    // Left by an earlier share whose page never opened.
    await caches.delete(SHARED_CACHE);
    const cache = await caches.open(SHARED_CACHE);
    const joined = [...new Set(text)].join('\n').slice(0, MAX_TEXT_LENGTH);
    await cache.put(SHARED_TEXT_KEY, new Response(joined));
    for (const [index, photo] of photos.entries()) {
      const key = `${SHARED_PHOTOS_KEY}${index}/${encodeURIComponent(photo.name)}`;
      await cache.put(key, new Response(photo, { headers: { 'Content-Type': photo.type } }));
    }
    return toMenuRedirect(locale, SHARED_HASH);
  } catch (error) {
    console.info('[menu] shared content not stored', error);
    return toMenuRedirect(locale, SHARE_FAILED_HASH);
  }
}

const toMenuRedirect = (locale: Locale, hash: string) =>
  new Response(null, {
    status: 303,
    headers: { Location: `${toLocalePath(MENU_PATH, locale)}${hash}` },
  });

const isText = (entry: FormDataEntryValue): entry is string => typeof entry === 'string';

const isPhoto = (entry: FormDataEntryValue): entry is File =>
  typeof entry !== 'string' && entry.type.startsWith('image/');
