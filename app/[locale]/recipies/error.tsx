'use client';

import { useTranslations } from 'next-intl';
import { Screen } from '@/components/layout/screen';
import { buttonClass } from '@/components/ui/button-class';
import { getServiceMessage } from '@/lib/recipes/errors';

/** Error message of the service in red (specification section 8), with a retry. */
export default function RecipiesError({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('recipes');
  return (
    <Screen>
      <h1 className="pt-4 text-center text-title">{t('welcome')}</h1>
      <p role="alert" className="py-6 text-center font-bold text-danger">
        {getServiceMessage(error) ?? t('listFailed')}
      </p>
      <button type="button" onClick={retry} className={buttonClass('primary', 'self-center')}>
        {t('retry')}
      </button>
    </Screen>
  );
}
