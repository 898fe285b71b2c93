'use client';

import { useTranslations } from 'next-intl';
import { Screen } from '@/components/layout/screen';
import { RecipeListError } from '@/components/recipes/recipe-list-error';
import { buttonClass } from '@/components/ui/button-class';
import { getServiceMessage } from '@/lib/recipes/errors';

export default function RecipiesError({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('recipes');
  return (
    <Screen>
      <RecipeListError message={getServiceMessage(error) ?? t('listFailed')}>
        <button type="button" onClick={retry} className={buttonClass('primary', 'self-center')}>
          {t('retry')}
        </button>
      </RecipeListError>
    </Screen>
  );
}
