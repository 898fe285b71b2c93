import { useTranslations } from 'next-intl';
import { MeatForm } from '@/components/wizard/meat-form';
import { StepHeading } from '@/components/wizard/step-heading';
import { Screen } from '@/components/layout/screen';
import { AllergySheet, ProfileSummary } from '@/components/diet-profile/profile-summary';
import { LazyPartyRow } from '@/components/party/lazy-party-row';
import { createPageMetadata } from '@/lib/page-metadata';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';

export const generateMetadata = createPageMetadata('wizard.preferences', '/preferences');

export default function PreferencesPage() {
  const t = useTranslations('wizard');
  return (
    <Screen back={WIZARD_STEPS.preferences.back} background>
      <StepHeading pose="tasting" step={3}>
        {t('preferences.question')}
      </StepHeading>
      <div className="-mt-3 mb-5">
        <LazyPartyRow />
      </div>
      <MeatForm>
        <ProfileSummary />
      </MeatForm>
      <AllergySheet />
    </Screen>
  );
}
