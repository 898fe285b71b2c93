import type { Metadata } from 'next';
import Link from 'next/link';
import { BackOnline } from '@/components/layout/back-online';
import { MessageScreen } from '@/components/layout/message-screen';
import { LastResultsLink } from '@/components/results/last-results-link';
import { Mascot } from '@/components/mascot/mascot';
import { buttonClass } from '@/components/ui/button';

export const metadata: Metadata = { title: 'You are offline', robots: { index: false } };

/** What the guide can do without a network; the address is that of the page that was asked for. */
export default function OfflinePage() {
  return (
    <MessageScreen title="You are offline" picture={<Mascot pose="offline" size={220} />}>
      <p className="text-lead text-balance text-ink-soft">
        I have not kept this page on your phone. It opens by itself once there is a signal.
      </p>
      <BackOnline />
      <p className="pt-2 font-bold">These work without a signal:</p>
      <nav aria-label="Works offline" className="grid w-full max-w-80 gap-3">
        <Link href="/card" prefetch={false} className={buttonClass('secondary')}>
          Card for the staff
        </Link>
        <Link href="/saved" prefetch={false} className={buttonClass('secondary')}>
          Saved places
        </Link>
        <LastResultsLink />
      </nav>
    </MessageScreen>
  );
}
