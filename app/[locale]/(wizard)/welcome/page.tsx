import { useTranslations } from 'next-intl';
import { Screen } from '@/components/layout/screen';
import { createPageMetadata } from '@/lib/page-metadata';

export const generateMetadata = createPageMetadata('wizard.welcome');

/** Intro screen with nothing but the background picture (specification section 2). */
export default function WelcomePage() {
  const t = useTranslations('wizard');
  return (
    <Screen background>
      <h1 className="sr-only">{t('welcome.title')}</h1>
    </Screen>
  );
}
