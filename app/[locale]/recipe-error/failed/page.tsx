import { useTranslations } from 'next-intl';
import { RecipeErrorScreen } from '@/components/layout/recipe-error-screen';
import { createPageTitle } from '@/lib/page-metadata';

export const generateMetadata = createPageTitle('recipes', (t) => t('failedTitle'));

/** Page shown by `middleware.ts` (500) when the database cannot be asked for a recipe. */
export default function FailedRecipePage() {
  const t = useTranslations('recipes');
  return <RecipeErrorScreen message={t('failed')} />;
}
