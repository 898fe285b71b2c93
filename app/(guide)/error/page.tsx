import type { Metadata } from 'next';
import { LostSearchActions, LostSearchWords } from '@/components/guide/lost-search';
import { Hero } from '@/components/layout/hero';
import { Screen } from '@/components/layout/screen';

export const metadata: Metadata = {
  title: 'We lost Kioot',
  description: 'The search brought no answer. Try again.',
  robots: { index: false },
};

export default function TimeoutPage() {
  return (
    <Screen background>
      <Hero pose="lost" actions={<LostSearchActions />}>
        <h1 className="text-title text-balance">Oops! Looks like we lost Kioot</h1>
        <p role="status" className="mt-2 text-lead text-balance">
          <LostSearchWords />
        </p>
      </Hero>
    </Screen>
  );
}
