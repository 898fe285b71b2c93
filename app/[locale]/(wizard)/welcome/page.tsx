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

/** Intro screen with nothing but the background picture (specification section 2). */
export default function WelcomePage() {
  const t = useTranslations('guide');
  return (
    <Screen background>
      <h1 className="sr-only">{t('welcome.title')}</h1>
    </Screen>
  );
}
