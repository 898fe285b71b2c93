import type { Metadata } from 'next';
import { MeatForm } from '@/components/guide/meat-form';
import { StepHeading } from '@/components/guide/step-heading';
import { Screen } from '@/components/layout/screen';
import { ProfileLine } from '@/components/profile/profile-line';
import { STEPS } from '@/lib/session/steps';

export const metadata: Metadata = {
  title: 'What do you eat?',
  description: 'Step 3 of 3: which meat you eat, halal or vegetarian.',
  alternates: { canonical: '/preferences' },
};

export default function PreferencesPage() {
  return (
    <Screen back={STEPS.preferences.back} background>
      <StepHeading pose="tasting" step={3}>
        Last one! What do you like to eat?
      </StepHeading>
      <MeatForm>
        <ProfileLine />
      </MeatForm>
    </Screen>
  );
}
