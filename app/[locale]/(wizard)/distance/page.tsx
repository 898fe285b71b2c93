import { getTranslations } from 'next-intl/server';
import { RadiusButtons } from '@/components/wizard/radius-buttons';
import { StepHeading } from '@/components/wizard/step-heading';
import { LazyPartyRow } from '@/components/party/lazy-party-row';
import { Screen } from '@/components/layout/screen';
import { createPageMetadata } from '@/lib/page-metadata';
import { getAreaCounts } from '@/lib/search/area-counts';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';

export const generateMetadata = createPageMetadata('wizard.distance', '/distance');

/** Seconds; rendered again for the numbers of places, which follow the data (decision 0233). */
export const revalidate = 600;

export default async function DistancePage() {
  const t = await getTranslations('wizard');
  return (
    <Screen back={WIZARD_STEPS.distance.back} background>
      <StepHeading pose="walking" step={2}>
        {t('distance.question')}
      </StepHeading>
      <div className="slim-row -mt-2 mb-4">
        <LazyPartyRow />
      </div>
      <RadiusButtons areaCounts={await getAreaCounts()} />
    </Screen>
  );
}
