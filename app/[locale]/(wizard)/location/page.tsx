import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { AreaGrid } from '@/components/wizard/area-grid';
import { CurrentPositionButton } from '@/components/wizard/current-position-button';
import { StepHeading } from '@/components/wizard/step-heading';
import { Screen } from '@/components/layout/screen';
import { getAlternates } from '@/lib/page-urls';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('guide');
  return {
    title: t('location.title'),
    description: t('location.description'),
    alternates: getAlternates('/location', await getLocale()),
  };
}

export default function LocationPage() {
  const t = useTranslations('guide');
  return (
    <Screen back={WIZARD_STEPS.location.back} background>
      <StepHeading pose="asking" step={1}>
        {t('location.question')}
      </StepHeading>
      <CurrentPositionButton />
      <AreaGrid />
    </Screen>
  );
}
