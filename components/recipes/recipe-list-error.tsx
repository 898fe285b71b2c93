import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** Error message of the service in red (specification section 8), with a retry. */
export function RecipeListError({ message, children }: { message: string; children: ReactNode }) {
  const t = useTranslations('recipes');
  return (
    <>
      <h1 className="pt-4 text-center text-title">{t('welcome')}</h1>
      <p role="alert" className="py-6 text-center font-bold text-danger">
        {message}
      </p>
      {children}
    </>
  );
}
