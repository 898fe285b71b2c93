import { notFound } from 'next/navigation';
import { createShareImage } from '@/components/recipes/create-share-image';
import { getDish } from '@/lib/dishes/dish-catalog';
import { isLocale } from '@/lib/locales';

/** Rendered when a link is first shared, then cached like the page. */
export const dynamic = 'force-static';
export const revalidate = 86_400;

export function generateStaticParams() {
  return [];
}

/** Open Graph image of a dish. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; slug: string }> },
): Promise<Response> {
  const { locale, slug } = await params;
  const dish = getDish(slug);
  if (!isLocale(locale) || !dish) notFound();
  const title = dish.names[locale];
  return createShareImage({ locale, heading: 'dish.pictureHeading', title, dish: null });
}
