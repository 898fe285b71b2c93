'use client';

import { useTranslations } from 'next-intl';
import { KitchenMessage } from '@/components/layout/kitchen-message';
import { SITE_NAME } from '@/lib/site-name';

export default function RecipeError() {
  const t = useTranslations('recipes');
  return (
    <>
      {/* Where the recipe cannot be read, the page has no metadata either. */}
      <title>{`${t('failedTitle')} | ${SITE_NAME}`}</title>
      <KitchenMessage message={t('failed')} />
    </>
  );
}
