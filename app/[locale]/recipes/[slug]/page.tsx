import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { Screen } from '@/components/layout/screen';
import { LocalDateUpdater } from '@/components/recipes/local-date-updater';
import { PlacesForRecipe } from '@/components/recipes/places-for-recipe';
import { PrintButton } from '@/components/recipes/recipe-buttons';
import { RecipeContentView } from '@/components/recipes/recipe-content-view';
import { RecipeHeading } from '@/components/recipes/recipe-heading';
import { AdjacentRecipeLinks } from '@/components/recipes/adjacent-recipe-links';
import { ServingsProvider } from '@/components/recipes/servings';
import { Link } from '@/components/ui/link';
import { toPageMetadata } from '@/lib/page-metadata';
import { findDishSlug } from '@/lib/dishes/dish-catalog';
import { toDishPath } from '@/lib/dishes/dish';
import { getPlacesForRecipe } from '@/lib/recipes/match-by-dish';
import { toRecipeJsonLd, toScriptText } from '@/lib/recipes/json-ld';
import '@/components/recipes/print.css';
import { getShareImageUrl } from '@/lib/recipes/recipe-images';
import { getRecipe, getRecipeLocales, getRecipes, getRecipesAtBuild } from '@/lib/recipes/posts';
import { SITE } from '@/lib/site';

interface RecipePageProps {
  params: Promise<{ slug: string }>;
}

/**
 * All listed recipes at build time; without a database, pages are rendered at their first visit.
 */
export async function generateStaticParams() {
  return ((await getRecipesAtBuild()) ?? []).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: RecipePageProps): Promise<Metadata> {
  const locale = await getLocale();
  const recipe = await getRecipe((await params).slug, locale);
  if (!recipe) notFound();
  const { title, excerpt, slug, publishedAt, updatedAt, tagWords } = recipe;
  const [t, locales] = await Promise.all([getTranslations('recipes'), getRecipeLocales(slug)]);
  return toPageMetadata({
    title,
    description: excerpt ?? undefined,
    path: `/recipes/${slug}`,
    locale,
    locales,
    language: recipe.language,
    image: {
      url: getShareImageUrl(recipe, locale),
      alt: t('pictureOf', { title, site: SITE.name }),
    },
    article: { publishedTime: publishedAt, modifiedTime: updatedAt, tags: [...tagWords] },
  });
}

/** Slug of the dish that a recipe makes, by its commonest name on menus. */
function findDishSlugOf(menuNames: readonly string[]): string | undefined {
  return menuNames.map(findDishSlug).find((slug) => slug !== undefined);
}

export default async function RecipePage({ params }: RecipePageProps) {
  const [{ slug }, locale] = await Promise.all([params, getLocale()]);
  const recipe = await getRecipe(slug, locale);
  // Before the list is read: an invalid slug is a 404 even without a database.
  if (!recipe) notFound();
  const dishSlug = findDishSlugOf(recipe.menuNames);
  const [t, dishIndex, recipes, places] = await Promise.all([
    getTranslations('recipes'),
    getTranslations('dishIndex'),
    getRecipes(locale),
    getPlacesForRecipe(recipe, locale),
  ]);
  return (
    <Screen>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: toScriptText(toRecipeJsonLd(recipe, locale)) }}
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
      <LocalDateUpdater />
      {dishSlug ? (
        <p className="mt-6 print:hidden">
          <Link
            href={toDishPath(dishSlug)}
            prefetch={false}
            className="inline-flex min-h-touch items-center font-bold text-brand-strong underline underline-offset-4"
          >
            {dishIndex('linkFromRecipe')}
          </Link>
        </p>
      ) : null}
      <PlacesForRecipe places={places} />
      <AdjacentRecipeLinks recipes={recipes} slug={slug} />
    </Screen>
  );
}
