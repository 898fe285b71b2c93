import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Mascot } from '@/components/mascot/mascot';
import { RecipeErrorScreen } from '@/components/layout/recipe-error-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recipes');
  return { title: t('notFoundTitle') };
}

export default function RecipeNotFound() {
  const t = useTranslations('recipes');
  return <RecipeErrorScreen message={t('notFound')} picture={<Mascot pose="lost" size={160} />} />;
}
