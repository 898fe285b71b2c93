import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { AreaGrid } from '@/components/guide/area-grid';
import { HereButton } from '@/components/guide/here-button';
import { StepHeading } from '@/components/guide/step-heading';
import { Screen } from '@/components/layout/screen';
import { getAlternates } from '@/lib/page-links';
import { STEPS } from '@/lib/session/steps';

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
    <Screen back={STEPS.location.back} background>
      <StepHeading pose="asking" step={1}>
        {t('location.question')}
      </StepHeading>
      <HereButton />
      <AreaGrid />
    </Screen>
  );
}
