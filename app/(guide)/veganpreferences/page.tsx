import type { Metadata } from 'next';
import { StepHeading } from '@/components/guide/step-heading';
import { VeganForm } from '@/components/guide/vegan-form';
import { Screen } from '@/components/layout/screen';
import { STEPS } from '@/lib/session/steps';

export const metadata: Metadata = {
  title: 'What type of vegan are you?',
  description: 'Strict vegan, or vegetarian with dairy and eggs.',
  alternates: { canonical: '/veganpreferences' },
};

export default function VeganPreferencesPage() {
  return (
    <Screen back={STEPS.veganpreferences.back} background>
      <StepHeading pose="leafy">What type of vegan are you?</StepHeading>
      <VeganForm />
    </Screen>
  );
}
