import type { Metadata } from 'next';
import { RadiusButtons } from '@/components/guide/radius-buttons';
import { StepHeading } from '@/components/guide/step-heading';
import { Screen } from '@/components/layout/screen';
import { STEPS } from '@/lib/session/steps';

export const metadata: Metadata = {
  title: 'How far will you go?',
  description: 'Step 2 of 3: how far you will walk from there.',
  alternates: { canonical: '/distance' },
};

export default function DistancePage() {
  return (
    <Screen back={STEPS.distance.back} background>
      <StepHeading pose="walking" step={2}>
        Got it! Now, how far are you willing to go?
      </StepHeading>
      <RadiusButtons />
    </Screen>
  );
}
