import type { Metadata } from 'next';
import Link from 'next/link';
import { Message } from '@/components/layout/message-screen';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { buttonClass } from '@/components/ui/button';
import { STEPS } from '@/lib/session/steps';

export const metadata: Metadata = {
  title: 'This place is no longer listed',
  robots: { index: false },
};

/** What `middleware.ts` shows for a place that its source no longer lists. */
export default function GonePlacePage() {
  return (
    <Screen back="/">
      <Message title="This place is no longer listed" picture={<Mascot pose="lost" size={160} />}>
        <p className="text-balance text-ink-soft">
          The source that knew it has taken it off its list: it may have closed or moved.
        </p>
        <Link href={STEPS.location.path} className={buttonClass()}>
          Find a place to eat
        </Link>
      </Message>
    </Screen>
  );
}
