import type { Metadata } from 'next';
import Link from 'next/link';
import { Message } from '@/components/layout/message-screen';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { buttonClass } from '@/components/ui/button';
import { STEPS } from '@/lib/session/steps';

export const metadata: Metadata = { title: 'Place not found', robots: { index: false } };

/** What `middleware.ts` shows for an address that no place has. */
export default function MissingPlacePage() {
  return (
    <Screen back="/">
      <Message title="Place not found" picture={<Mascot pose="lost" size={160} />}>
        <p className="text-balance text-ink-soft">There is no place under this address.</p>
        <Link href={STEPS.location.path} className={buttonClass()}>
          Find a place to eat
        </Link>
      </Message>
    </Screen>
  );
}
