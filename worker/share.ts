import { toLocalePath, type Locale } from '../lib/locales';
import { MENU_PATH } from '../lib/menu-reader/paths';
import {
  SHARED_CACHE,
  SHARED_HASH,
  SHARED_PHOTOS_FIELD,
  SHARED_PHOTOS_KEY,
  SHARED_TEXT_KEY,
  SHARE_FAILED_HASH,
} from '../lib/menu-reader/share';

/** More photos than one menu has pages; what another app sends is not ours to trust. */
const PHOTOS_MOST = 12;
const TEXT_LENGTH_MOST = 20_000;

/** Puts what another app shared where the page finds it, and opens the page. Nothing of it leaves the phone. */
export async function takeShare(request: Request, locale: Locale): Promise<Response> {
  try {
    const form = await request.formData();
    const text = ['title', 'text', 'url'].flatMap((name) => form.getAll(name)).filter(isText);
    const photos = form.getAll(SHARED_PHOTOS_FIELD).filter(isPhoto).slice(0, PHOTOS_MOST);
    // What an earlier one left, should the page never have come to take it.
    await caches.delete(SHARED_CACHE);
    const cache = await caches.open(SHARED_CACHE);
    const words = [...new Set(text)].join('\n').slice(0, TEXT_LENGTH_MOST);
    await cache.put(SHARED_TEXT_KEY, new Response(words));
    for (const [at, photo] of photos.entries()) {
      const key = `${SHARED_PHOTOS_KEY}${at}/${encodeURIComponent(photo.name)}`;
      await cache.put(key, new Response(photo, { headers: { 'Content-Type': photo.type } }));
    }
    return toPage(locale, SHARED_HASH);
  } catch (error) {
    console.info('[menu] what was shared is not taken', error);
    return toPage(locale, SHARE_FAILED_HASH);
  }
}

const toPage = (locale: Locale, hash: string) =>
  new Response(null, {
    status: 303,
    headers: { Location: `${toLocalePath(MENU_PATH, locale)}${hash}` },
  });

const isText = (entry: FormDataEntryValue): entry is string => typeof entry === 'string';

const isPhoto = (entry: FormDataEntryValue): entry is File =>
  typeof entry !== 'string' && entry.type.startsWith('image/');
