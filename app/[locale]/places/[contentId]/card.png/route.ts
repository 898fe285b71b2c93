import { notFound } from 'next/navigation';
import { createShareImage } from '@/components/recipes/create-share-image';
import { isLocale } from '@/lib/locales';
import { getPlacePageData } from '@/lib/place-page/place-page-data';
import { isPlacesDatabaseError } from '@/lib/places/database-error';
import { withLocalizedNames } from '@/lib/search/localization/localized-names';

/** Rendered when a link is first shared, then cached like the page. */
export const dynamic = 'force-static';
export const revalidate = 86_400;

const FAILURE_HEADERS = { 'Retry-After': '5', 'Cache-Control': 'no-store' };

export function generateStaticParams() {
  return [];
}

/** Open Graph image of a place. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; contentId: string }> },
): Promise<Response> {
  const { locale, contentId } = await params;
  if (!isLocale(locale)) notFound();
  const place = await getPlacePageData(contentId, locale).catch((thrown: unknown) => {
    if (isPlacesDatabaseError(thrown)) return 'failed' as const;
    throw thrown;
  });
  if (place === 'failed') return new Response('Later.', { status: 503, headers: FAILURE_HEADERS });
  if (!place) notFound();
  const { title_eng: name } = withLocalizedNames(place.restaurant, locale);
  const title = name ?? '';
  return createShareImage({ locale, heading: 'places.pictureHeading', title, dish: null });
}
