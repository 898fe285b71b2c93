import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { StepHeading } from '@/components/guide/step-heading';
import { VeganForm } from '@/components/guide/vegan-form';
import { Screen } from '@/components/layout/screen';
import { getAlternates } from '@/lib/page-links';
import { STEPS } from '@/lib/session/steps';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('guide');
  return {
    title: t('vegan.title'),
    description: t('vegan.description'),
    alternates: getAlternates('/veganpreferences', await getLocale()),
  };
}

export default function VeganPreferencesPage() {
  const t = useTranslations('guide');
  return (
    <Screen back={STEPS.veganpreferences.back} background>
      <StepHeading pose="leafy">{t('vegan.title')}</StepHeading>
      <VeganForm />
    </Screen>
  );
}
