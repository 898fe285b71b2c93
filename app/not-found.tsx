import type { Metadata } from 'next';
import Link from 'next/link';
import { Message } from '@/components/layout/message-screen';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { buttonClass } from '@/components/ui/button';

export const metadata: Metadata = {
  title: 'Page not found',
  description: 'There is no page at this address.',
};

export default function NotFoundPage() {
  return (
    <Screen>
      <Message title="Unhandled Thrown Response!" picture={<Mascot pose="lost" size={200} />}>
        <p className="text-lead text-balance text-ink-soft">
          404: there is no page at this address.
        </p>
        <Link href="/" className={buttonClass('primary', 'w-full max-w-80')}>
          Go home
        </Link>
      </Message>
    </Screen>
  );
}
