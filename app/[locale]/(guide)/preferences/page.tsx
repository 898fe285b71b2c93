import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { MeatForm } from '@/components/guide/meat-form';
import { StepHeading } from '@/components/guide/step-heading';
import { Screen } from '@/components/layout/screen';
import { ProfileLine } from '@/components/profile/profile-line';
import { getAlternates } from '@/lib/page-links';
import { STEPS } from '@/lib/session/steps';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('guide');
  return {
    title: t('preferences.title'),
    description: t('preferences.description'),
    alternates: getAlternates('/preferences', await getLocale()),
  };
}

export default function PreferencesPage() {
  const t = useTranslations('guide');
  return (
    <Screen back={STEPS.preferences.back} background>
      <StepHeading pose="tasting" step={3}>
        {t('preferences.question')}
      </StepHeading>
      <MeatForm>
        <ProfileLine />
      </MeatForm>
    </Screen>
  );
}
