import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Screen } from '@/components/layout/screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('guide');
  return {
    title: t('welcome.title'),
    description: t('welcome.description'),
    robots: { index: false },
  };
}

/** The background-only intro screen (specification section 2): nothing on it but the picture. */
export default function WelcomePage() {
  const t = useTranslations('guide');
  return (
    <Screen background>
      <h1 className="sr-only">{t('welcome.title')}</h1>
    </Screen>
  );
}
