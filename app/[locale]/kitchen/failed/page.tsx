import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { KitchenMessage } from '@/components/layout/kitchen-message';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recipes');
  return { title: t('failedTitle'), robots: { index: false } };
}

/** Page of `middleware.ts` for recipes of which the database cannot say whether they exist. */
export default function FailedRecipePage() {
  const t = useTranslations('recipes');
  return <KitchenMessage message={t('failed')} />;
}
