import 'server-only';
import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { hasLength } from '../has-length';
import { MAX_ID_LETTERS } from '../limits';
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

/** Expires the pages and pictures of changed places: the next visit makes them anew. Says which. */
export function expirePlaces({ places }: PlacesChange): string[] {
  if (places === 'all') {
    const pages = ['/places/[contentId]', '/places/[contentId]/card.png'];
    revalidatePath('/places/[contentId]', 'page');
    revalidatePath('/places/[contentId]/card.png', 'page');
    return pages;
  }
  const paths = places.map(toPlacePath);
  for (const path of paths) {
    revalidatePath(path);
    revalidatePath(`${path}/card.png`);
  }
  return paths;
}
