import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { RecipeErrorScreen } from '@/components/layout/recipe-error-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recipes');
  return { title: t('failedTitle'), robots: { index: false } };
}

/** Page shown by `middleware.ts` (500) when the database cannot be asked for a recipe. */
export default function FailedRecipePage() {
  const t = useTranslations('recipes');
  return <RecipeErrorScreen message={t('failed')} />;
}
