import { getLocale } from 'next-intl/server';
import { permanentRedirect } from 'next/navigation';
import { toLocalePath } from '@/lib/locales';

/** The list lives at /recipies, spelt that way; the expected spelling leads there. */
export default async function RecipesPage() {
  permanentRedirect(toLocalePath('/recipies', await getLocale()));
}
