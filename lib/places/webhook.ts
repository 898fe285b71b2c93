import 'server-only';
import { revalidatePath } from 'next/cache';
import * as v from 'valibot';
import { LOCALES, toLocalePath, toRoutePath } from '../locales';
import { MAX_ID_LETTERS } from '../limits';
import { textBetween } from '../validation';
import { toPlacePath } from './path';

/** More changed places than these are told as `all`: as many as a sync names (`MAX_KEPT_CHANGES`). */
const MAX_CHANGED = 500;

/** What a sync tells the site beside the database's own webhook: the places whose rows it changed. */
export const placesChangeSchema = v.object({
  type: v.literal('SYNC'),
  places: v.union([
    v.literal('all'),
    v.pipe(v.array(textBetween(1, MAX_ID_LETTERS)), v.minLength(1), v.maxLength(MAX_CHANGED)),
  ]),
});
export type PlacesChange = v.InferOutput<typeof placesChangeSchema>;

/** Expires the pages, in every language, and pictures of changed places: the next visit makes them anew. Says which pages. */
export function expirePlaces({ places }: PlacesChange): string[] {
  if (places === 'all') {
    revalidatePath('/[locale]/places/[contentId]', 'page');
    // What Next calls a page is none of the files that routes answer with.
    revalidatePath('/places/[contentId]', 'layout');
    return LOCALES.map((locale) => toLocalePath('/places/[contentId]', locale));
  }
  const paths = places.map(toPlacePath);
  for (const path of paths) {
    // Next tags a page with its path behind the rewrite of `middleware.ts`.
    for (const locale of LOCALES) revalidatePath(toRoutePath(path, locale));
    revalidatePath(`${path}/card.png`);
  }
  return paths.flatMap((path) => LOCALES.map((locale) => toLocalePath(path, locale)));
}
