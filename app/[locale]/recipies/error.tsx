'use client';

import { useTranslations } from 'next-intl';
import { Screen } from '@/components/layout/screen';
import { ListFailure } from '@/components/recipes/list-failure';
import { buttonClass } from '@/components/ui/button';
import { getServiceMessage } from '@/lib/recipes/errors';

export default function RecipiesError({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('recipes');
  return (
    <Screen>
      <ListFailure message={getServiceMessage(error) ?? t('listFailed')}>
        <button type="button" onClick={retry} className={buttonClass('primary', 'self-center')}>
          {t('retry')}
        </button>
      </ListFailure>
    </Screen>
  );
}
