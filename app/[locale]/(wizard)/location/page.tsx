import { useTranslations } from 'next-intl';
import { AreaGrid } from '@/components/wizard/area-grid';
import { AreaSearch } from '@/components/wizard/area-search';
import { CurrentPositionButton } from '@/components/wizard/current-position-button';
import { StepHeading } from '@/components/wizard/step-heading';
import { LazyPartyRow } from '@/components/party/lazy-party-row';
import { Screen } from '@/components/layout/screen';
import { createPageMetadata } from '@/lib/page-metadata';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';

export const generateMetadata = createPageMetadata('wizard.location', '/location');

export default function LocationPage() {
  const t = useTranslations('wizard');
  return (
    <Screen back={WIZARD_STEPS.location.back} background>
      <StepHeading pose="asking" step={1}>
        {t('location.question')}
      </StepHeading>
      <div className="slim-row -mt-2 mb-4">
        <LazyPartyRow />
      </div>
      <AreaSearch>
        <CurrentPositionButton />
        <AreaGrid />
      </AreaSearch>
    </Screen>
  );
}
