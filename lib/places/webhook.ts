import 'server-only';
import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { hasLength } from '../has-length';
import { MAX_ID_LETTERS } from '../limits';
import { LOCALES, toLocalePath } from '../locales';
import { toPlacePath } from './path';

/** More changed places than these are told as `all`: as many as a sync names (`MAX_KEPT_CHANGES`). */
const MAX_CHANGED = 500;

/** What a sync tells the site beside the database's own webhook: the places whose rows it changed. */
export const placesChangeSchema = z.object({
  type: z.literal('SYNC'),
  places: z.union([
    z.literal('all'),
    z.array(z.string().check(hasLength(1, MAX_ID_LETTERS))).check(hasLength(1, MAX_CHANGED)),
  ]),
});
export type PlacesChange = z.infer<typeof placesChangeSchema>;

/** Files of the app: what is made of one is expired by its name (Next, `revalidatePath`). */
const PAGES = ['/(en)/places/[contentId]', '/[locale]/places/[contentId]'];
const PICTURE = '/places/[contentId]/card.png';

/** Expires the pages, in every language, and pictures of changed places: the next visit makes them anew. Says which. */
export function expirePlaces({ places }: PlacesChange): string[] {
  if (places === 'all') {
    const files = [...PAGES, PICTURE];
    for (const file of files) revalidatePath(file, 'page');
    return files;
  }
  const paths = places.map(toPlacePath);
  for (const path of paths) {
    for (const locale of LOCALES) revalidatePath(toLocalePath(path, locale));
    revalidatePath(`${path}/card.png`);
  }
  return paths;
}
