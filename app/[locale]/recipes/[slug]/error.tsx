'use client';

import { useTranslations } from 'next-intl';
import { RecipeErrorScreen } from '@/components/layout/recipe-error-screen';
import { SITE_NAME } from '@/lib/site-name';

export default function RecipeError() {
  const t = useTranslations('recipes');
  return (
    <>
      {/* Metadata is missing when reading the recipe failed. */}
      <title>{`${t('failedTitle')} | ${SITE_NAME}`}</title>
      <RecipeErrorScreen message={t('failed')} />
    </>
  );
}
