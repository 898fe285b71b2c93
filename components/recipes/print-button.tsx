'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '../ui/button-class';

export function PrintButton() {
  const t = useTranslations('recipes');
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={buttonClass('secondary', 'mt-4 mr-3 align-middle print:hidden')}
    >
      {t('print')}
    </button>
  );
}
