import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { StepHeading } from '@/components/wizard/step-heading';
import { VeganForm } from '@/components/wizard/vegan-form';
import { Screen } from '@/components/layout/screen';
import { getAlternates } from '@/lib/page-urls';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';

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
    <Screen back={WIZARD_STEPS.veganpreferences.back} background>
      <StepHeading pose="leafy">{t('vegan.title')}</StepHeading>
      <VeganForm />
    </Screen>
  );
}
