import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { KitchenMessage } from '@/components/layout/kitchen-message';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('messages');
  return { title: t('kitchen.recipeTitle'), robots: { index: false } };
}

/** What `lib/http/empty-pages.mjs` shows in place of Next's empty document for a recipe that cannot be read. */
export default function FailedRecipePage() {
  const t = useTranslations('messages');
  return <KitchenMessage message={t('kitchen.recipe')} />;
}
