import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { ResetSession } from '@/components/wizard/reset-session';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { LocalDateUpdater } from '@/components/recipes/local-date-updater';
import { RecipeBrowser } from '@/components/recipes/recipe-browser';
import { RecipeCard } from '@/components/recipes/recipe-card';
import { DEFAULT_LOCALE, type Locale } from '@/lib/locales';
import { getAlternates, getLocaleUrl } from '@/lib/page-urls';
import type { SearchableRecipe } from '@/lib/recipes/filter';
import { getRecipes, getRecipesAtBuild } from '@/lib/recipes/posts';
import { getTagGroups } from '@/lib/recipes/tag-groups';
import type { RecipeSummary } from '@/lib/recipes/types';
import { SITE } from '@/lib/site';

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('recipes'), getLocale()]);
  return {
    title: t('title'),
    description: t('description'),
    alternates: {
      ...getAlternates('/recipies', locale),
      types: { 'application/rss+xml': getLocaleUrl('/feed.xml', locale) },
    },
  };
}

interface RecipiesPageProps {
  params: Promise<{ rest?: string[] }>;
}

/**
 * One page, /recipies. An optional catch-all can be left out of a build without a database and be
 * rendered at its first visit; a page without parameters would fail that build.
 */
export async function generateStaticParams() {
  return (await getRecipesAtBuild()) === null ? [] : [{ rest: [] }];
}

const isCookable = ({ isComing }: RecipeSummary): boolean => !isComing;

/** Fields that the client-side search needs. */
function toSearchable(recipe: RecipeSummary, locale: Locale): SearchableRecipe {
  const { slug, title, excerpt, tags, menuNames, tagWords, englishTitle } = recipe;
  const english = { slug, title, excerpt, tags, menuNames };
  return locale === DEFAULT_LOCALE
    ? english
    : { ...english, tagWords, ...(englishTitle && { englishTitle }) };
}

export default async function RecipiesPage({ params }: RecipiesPageProps) {
  if ((await params).rest) notFound();
  const locale = await getLocale();
  const [t, posts] = await Promise.all([getTranslations('recipes'), getRecipes(locale)]);
  // Order of the specification within ready recipes; announced ones follow.
  const recipes = [...posts.filter(isCookable), ...posts.filter((post) => !isCookable(post))];
  const firstPicture = recipes.find(({ thumbnailUrl }) => thumbnailUrl);
  return (
    <Screen>
      <ResetSession />
      <div className="flex flex-wrap items-center gap-3 pt-2">
        <div className="print:hidden">
          <Mascot pose="cooking" size={96} title={t('atTheStove')} />
        </div>
        <div className="grow basis-40">
          <h1 className="text-title text-balance">{t('welcome')}</h1>
          <p className="text-sm text-ink-soft">{t('intro')}</p>
        </div>
      </div>
      {recipes.length === 0 ? (
        <p className="py-4 text-center text-balance">{t('noRecipes')}</p>
      ) : (
        <RecipeBrowser
          recipes={recipes.map((recipe) => ({
            ...toSearchable(recipe, locale),
            isComing: recipe.isComing,
            card: <RecipeCard recipe={recipe} isFirst={recipe === firstPicture} />,
          }))}
          tagGroups={getTagGroups(recipes, locale)}
          askUrl={SITE.instagramUrl}
        />
      )}
      <p className="pt-8 text-center text-balance text-ink-soft">
        {t.rich('wishes', {
          instagram: (chunks) => (
            <a href={SITE.instagramUrl} className="font-bold text-brand underline" rel="noopener">
              {chunks}
            </a>
          ),
        })}
      </p>
      <LocalDateUpdater />
    </Screen>
  );
}
