import { getLocale } from 'next-intl/server';
import { permanentRedirect } from 'next/navigation';
import { toLocalePath } from '@/lib/locales';

/** Redirects the usual spelling to the list at /recipies (the specification's spelling). */
export default async function RecipesPage() {
  permanentRedirect(toLocalePath('/recipies', await getLocale()));
}
