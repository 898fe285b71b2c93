import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** The service's message in red (specification section 8), and a way to try again. */
export function ListFailure({ message, children }: { message: string; children: ReactNode }) {
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
