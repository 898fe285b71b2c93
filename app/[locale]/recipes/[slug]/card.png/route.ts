import { notFound } from 'next/navigation';
import { createShareImage } from '@/components/recipes/create-share-image';
import { isLocale } from '@/lib/locales';
import { getIllustrationName } from '@/lib/recipes/recipe-images';
import { getRecipe } from '@/lib/recipes/posts';

/**
 * Rendered when a link is first shared, cached, and rendered again when the recipe's cache tags
 * expire.
 */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

/** Open Graph image of a recipe. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; slug: string }> },
): Promise<Response> {
  const { locale, slug } = await params;
  if (!isLocale(locale)) notFound();
  const recipe = await getRecipe(slug, locale);
  if (!recipe) notFound();
  return createShareImage({
    locale,
    heading: 'recipes.pictureHeading',
    title: recipe.title,
    dish: getIllustrationName(recipe.thumbnailUrl),
  });
}
