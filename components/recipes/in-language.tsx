import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/locales';

interface InLanguageProps {
  /** That of the page where it is left out. */
  language?: Locale;
  children: ReactNode;
}

/** Words of a recipe, marked where they are not in the language of their page. */
export function InLanguage({ language, children }: InLanguageProps) {
  const locale = useLocale();
  return !language || language === locale ? children : <span lang={language}>{children}</span>;
}
