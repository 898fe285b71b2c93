import { notFound } from 'next/navigation';
import { ImageResponse } from 'next/og';
import { createTranslator } from 'next-intl';
import { SharedPicture } from '@/components/recipes/shared-picture';
import { getPlace } from '@/lib/place-page/place';
import { toDrawableText } from '@/lib/recipes/drawable-text';
import { SHARED_PICTURE_SIZE } from '@/lib/recipes/pictures';
import { readSharedFiles } from '@/lib/recipes/shared-files';
import { SITE } from '@/lib/site';
import messages from '@/messages/en.json';

const t = createTranslator({ locale: 'en', messages, namespace: 'places' });

/** Drawn when a link is first shared, and kept as its page is. */
export const dynamic = 'force-static';
export const revalidate = 86_400;

export function generateStaticParams() {
  return [];
}

/** The picture that a link to a place shows. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ contentId: string }> },
): Promise<Response> {
  const place = await getPlace((await params).contentId);
  if (!place) notFound();
  const { font, kioot } = await readSharedFiles(null);
  const title = toDrawableText(place.restaurant.title_eng ?? '') || SITE.tagline;
  return new ImageResponse(
    <SharedPicture
      heading={t('pictureHeading', { site: SITE.name })}
      title={title}
      kioot={kioot}
      dish={null}
    />,
    {
      ...SHARED_PICTURE_SIZE,
      fonts: [{ name: 'Nunito', data: font, weight: 800 }],
      headers: { 'Cache-Control': 'public, max-age=3600' },
    },
  );
}
