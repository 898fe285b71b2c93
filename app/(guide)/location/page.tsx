import type { Metadata } from 'next';
import { AreaGrid } from '@/components/guide/area-grid';
import { HereButton } from '@/components/guide/here-button';
import { StepHeading } from '@/components/guide/step-heading';
import { Screen } from '@/components/layout/screen';
import { STEPS } from '@/lib/session/steps';

export const metadata: Metadata = {
  title: 'Where are you?',
  description: 'Step 1 of 3: pick one of 24 areas of Seoul to find restaurants you can eat at.',
  alternates: { canonical: '/location' },
};

export default function LocationPage() {
  return (
    <Screen back={STEPS.location.back} background>
      <StepHeading pose="asking" step={1}>
        First, tell me where you are!
      </StepHeading>
      <HereButton />
      <AreaGrid />
    </Screen>
  );
}
