import type { Metadata } from 'next';
import { Screen } from '@/components/layout/screen';

export const metadata: Metadata = {
  title: 'Welcome',
  description: 'Seoul, in the morning or at dusk.',
  robots: { index: false },
};

/** The background-only intro screen (specification section 2): nothing on it but the picture. */
export default function WelcomePage() {
  return (
    <Screen background>
      <h1 className="sr-only">Welcome</h1>
    </Screen>
  );
}
