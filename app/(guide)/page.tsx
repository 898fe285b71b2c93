import type { Metadata } from 'next';
import Link from 'next/link';
import { ResetSession } from '@/components/guide/reset-session';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { STICKY_ACTION, buttonClass } from '@/components/ui/button';
import { SpeechBubble } from '@/components/ui/speech-bubble';
import { STEPS } from '@/lib/session/steps';
import { SITE } from '@/lib/site';

/** The title and the description are the layout's. */
export const metadata: Metadata = { alternates: { canonical: '/' } };

export default function HomePage() {
  return (
    <Screen background>
      <ResetSession />
      <div className="flex flex-col items-center gap-4 text-center">
        <Mascot pose="greeting" size={232} />
        <SpeechBubble from="above" className="w-full">
          <h1 className="text-hero text-balance">Hello! I’m {SITE.name}</h1>
          <p className="mt-2 text-lead text-balance">
            I’m your personal foodie guide in Seoul. I look at what you like to eat and what you
            can’t, and suggest places nearby.
          </p>
        </SpeechBubble>
      </div>
      <div className={STICKY_ACTION}>
        <Link
          href={STEPS.location.path}
          className={buttonClass('primary', 'min-h-14 w-full text-lead shadow-lift')}
        >
          Start
          <span aria-hidden>→</span>
        </Link>
      </div>
    </Screen>
  );
}
