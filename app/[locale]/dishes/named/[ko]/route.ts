import { parseDishName } from '@kioot/engine';
import { findDishSlug } from '@/lib/dishes/dish-catalog';
import { toDishPath } from '@/lib/dishes/dish-path';
import { toDishQueryString } from '@/lib/dish-index/dish-filter';
import { DEFAULT_LOCALE, isLocale, toLocalePath } from '@/lib/locales';
import { decodeUriTextOrNull } from '@/lib/uri-encoding';

/**
 * Leads from a dish named as on a menu to its page; a dish without one to a search for it. A list
 * and a menu on the phone do not know which dishes have a page.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; ko: string }> },
): Promise<Response> {
  const { locale, ko } = await params;
  const dish = decodeUriTextOrNull(ko) ?? '';
  const slug = findDishSlug(dish);
  const path =
    slug === undefined
      ? `/dishes${toDishQueryString({ query: parseDishName(dish).name, group: null, need: null })}`
      : toDishPath(slug);
  // Temporary: a dish may get a page.
  return new Response(null, {
    status: 307,
    headers: { Location: toLocalePath(path, isLocale(locale) ? locale : DEFAULT_LOCALE) },
  });
}
