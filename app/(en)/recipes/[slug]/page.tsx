import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { Screen } from '@/components/layout/screen';
import { LocalDates } from '@/components/recipes/local-dates';
import { PlacesForRecipe } from '@/components/recipes/places-for-recipe';
import { PrintButton } from '@/components/recipes/print-button';
import { RecipeContentView } from '@/components/recipes/recipe-content-view';
import { RecipeHeading } from '@/components/recipes/recipe-heading';
import { RecipeNeighbours } from '@/components/recipes/recipe-neighbours';
import { ServingsProvider } from '@/components/recipes/servings';
import { Link } from '@/components/ui/link';
import { getPlacesForRecipe } from '@/lib/recipes/dishes';
import { toRecipeJsonLd, toScriptText } from '@/lib/recipes/json-ld';
import '@/components/recipes/print.css';
import { getNeighbours } from '@/lib/recipes/neighbours';
import { SHARED_PICTURE_SIZE, getSharedPicture } from '@/lib/recipes/pictures';
import { getRecipe, getRecipes, getRecipesAtBuild } from '@/lib/recipes/posts';
import { SITE } from '@/lib/site';

interface RecipePageProps {
  params: Promise<{ slug: string }>;
}

/** Every recipe of the list is made at build; without a database the pages are made at their first visit. */
export async function generateStaticParams() {
  return ((await getRecipesAtBuild()) ?? []).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: RecipePageProps): Promise<Metadata> {
  const recipe = await getRecipe((await params).slug);
  if (!recipe) notFound();
  const { title, excerpt, slug, publishedAt, updatedAt, tags } = recipe;
  const t = await getTranslations('recipes');
  const description = excerpt ?? undefined;
  return {
    title,
    description,
    alternates: { canonical: `/recipes/${slug}` },
    openGraph: {
      type: 'article',
      siteName: SITE.name,
      url: `/recipes/${slug}`,
      title,
      description,
      publishedTime: publishedAt,
      modifiedTime: updatedAt,
      tags: [...tags],
      images: [
        {
          url: getSharedPicture(recipe),
          ...SHARED_PICTURE_SIZE,
          alt: t('pictureOf', { title, site: SITE.name }),
        },
      ],
    },
    twitter: { card: 'summary_large_image' },
  };
}

export default async function RecipePage({ params }: RecipePageProps) {
  const { slug } = await params;
  const recipe = await getRecipe(slug);
  // Before the list is read: what cannot be a recipe is "not found" without a database, too.
  if (!recipe) notFound();
  const [t, recipes] = await Promise.all([getTranslations('recipes'), getRecipes()]);
  return (
    <Screen>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: toScriptText(toRecipeJsonLd(recipe)) }}
      />
      <Link href="/recipies" className="self-start py-3 font-bold text-brand print:hidden">
        {t('back')}
      </Link>
      <article>
        <ServingsProvider servings={recipe.servings}>
          <RecipeHeading recipe={recipe} />
          {recipe.isComing ? null : <PrintButton />}
          <RecipeContentView recipe={recipe} />
        </ServingsProvider>
      </article>
      <LocalDates />
      <PlacesForRecipe places={getPlacesForRecipe(recipe)} />
      <RecipeNeighbours {...getNeighbours(recipes, slug)} />
    </Screen>
  );
}
