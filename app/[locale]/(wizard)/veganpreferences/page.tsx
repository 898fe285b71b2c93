import { useTranslations } from 'next-intl';
import { StepHeading } from '@/components/wizard/step-heading';
import { VeganForm } from '@/components/wizard/vegan-form';
import { LazyPartyRow } from '@/components/party/lazy-party-row';
import { Screen } from '@/components/layout/screen';
import { createPageMetadata } from '@/lib/page-metadata';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';

export const generateMetadata = createPageMetadata('wizard.vegan', '/veganpreferences');

export default function VeganPreferencesPage() {
  const t = useTranslations('wizard');
  return (
    <Screen back={WIZARD_STEPS.veganpreferences.back} background>
      <StepHeading pose="leafy">{t('vegan.title')}</StepHeading>
      <div className="slim-row -mt-2 mb-4">
        <LazyPartyRow />
      </div>
      <VeganForm />
    </Screen>
  );
}
