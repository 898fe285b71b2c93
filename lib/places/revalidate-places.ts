import 'server-only';
import { revalidatePath } from 'next/cache';
import * as v from 'valibot';
import { LOCALES, toLocalePath, toRoutePath } from '../locales';
import { MAX_ID_LENGTH } from '../payload-limits';
import { textBetween } from '@kioot/base/validation';
import { toPlacePath } from './place-path';

/** More changed places are reported as `all`; the limit of a sync (`MAX_KEPT_CHANGES`). */
const MAX_CHANGED_PLACES = 500;

/** Body of a sync's call to the webhook: the places whose rows it changed. */
export const placesChangeSchema = v.object({
  type: v.literal('SYNC'),
  places: v.union([
    v.literal('all'),
    v.pipe(v.array(textBetween(1, MAX_ID_LENGTH)), v.minLength(1), v.maxLength(MAX_CHANGED_PLACES)),
  ]),
});
export type PlacesChange = v.InferOutput<typeof placesChangeSchema>;

/**
 * Revalidates the pages and pictures of changed places in every language. Returns the
 * revalidated paths.
 */
export function revalidatePlaces({ places }: PlacesChange): string[] {
  if (places === 'all') {
    // With the picture, which is no `page` of Next.
    revalidatePath('/[locale]/places/[contentId]', 'layout');
    return LOCALES.map((locale) => toLocalePath('/places/[contentId]', locale));
  }
  const paths = places.map(toPlacePath);
  for (const path of paths) {
    // Next tags a page with its path after the rewrite of `middleware.ts`.
    for (const locale of LOCALES) {
      revalidatePath(toRoutePath(path, locale));
      revalidatePath(toRoutePath(`${path}/card.png`, locale));
    }
  }
  return paths.flatMap((path) => LOCALES.map((locale) => toLocalePath(path, locale)));
}
