import type { Metadata } from 'next';
import Link from 'next/link';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { STICKY_ACTION, buttonClass } from '@/components/ui/button';
import { SpeechBubble } from '@/components/ui/speech-bubble';

export const metadata: Metadata = {
  title: 'We lost Kioot',
  description: 'The search took too long. Try again.',
  robots: { index: false },
};

export default function TimeoutPage() {
  return (
    <Screen background>
      <div className="flex flex-col items-center gap-4 pt-4 text-center">
        <Mascot pose="lost" size={212} />
        <SpeechBubble from="above" className="w-full">
          <h1 className="text-title text-balance">Oops! Looks like we lost Kioot</h1>
          <p className="mt-2 text-lead text-balance">
            Your request was timed out to keep things moving. Please try again.
          </p>
        </SpeechBubble>
      </div>
      <div className={STICKY_ACTION}>
        <Link href="/" className={buttonClass('primary', 'min-h-14 w-full text-lead shadow-lift')}>
          Try Again
        </Link>
      </div>
    </Screen>
  );
}
