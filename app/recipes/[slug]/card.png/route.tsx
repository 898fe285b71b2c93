import { notFound } from 'next/navigation';
import { ImageResponse } from 'next/og';
import { createTranslator } from 'next-intl';
import { SharedPicture } from '@/components/recipes/shared-picture';
import { toDrawableText } from '@/lib/recipes/drawable-text';
import { SHARED_PICTURE_SIZE, getDrawnDish } from '@/lib/recipes/pictures';
import { getRecipe } from '@/lib/recipes/posts';
import { readSharedFiles } from '@/lib/recipes/shared-files';
import { SITE } from '@/lib/site';
import messages from '@/messages/en.json';

const t = createTranslator({ locale: 'en', messages, namespace: 'recipes' });

/** Drawn when a link is first shared, kept, and drawn anew when the recipe changes: its data carries the tags. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

/** The picture that a link to a recipe shows. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  const recipe = await getRecipe((await params).slug);
  if (!recipe) notFound();
  const { font, ...pictures } = await readSharedFiles(getDrawnDish(recipe.thumbnailUrl));
  const title = toDrawableText(recipe.title) || SITE.tagline;
  return new ImageResponse(
    <SharedPicture
      heading={t('pictureHeading', { site: SITE.name })}
      title={title}
      {...pictures}
    />,
    {
      ...SHARED_PICTURE_SIZE,
      fonts: [{ name: 'Nunito', data: font, weight: 800 }],
      headers: { 'Cache-Control': 'public, max-age=3600' },
    },
  );
}
