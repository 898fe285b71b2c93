import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** Sources of a menu and of the verdicts on it, which their reader unfolds. */
export function HowWeKnow({ children }: { children: ReactNode }) {
  const t = useTranslations('results');
  return (
    <details className="text-fine text-ink-soft">
      <summary className="inline-flex min-h-touch cursor-pointer list-none items-center font-bold underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        {t('howWeKnow')}
      </summary>
      <div className="space-y-1 pb-2">{children}</div>
    </details>
  );
}
