import type { Metadata } from 'next';
import { Message } from '@/components/layout/message-screen';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { buttonClass } from '@/components/ui/button';
import { SITE } from '@/lib/site';

/** Never prerendered: the answer must carry the status and the caching that `middleware.ts` gives it. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'We’ll be back soon!',
  description: 'Recommendations are unavailable for the moment.',
  robots: { index: false },
};

export default function MaintenancePage() {
  return (
    <Screen prefetch={false}>
      <Message title="We’ll be back soon!" picture={<Mascot pose="tired" size={248} />}>
        <p className="text-lead text-balance">
          Recommendations are unavailable right now: the tourism data service we rely on is down
          after a fire at a government data centre. We will return as soon as it does.
        </p>
        <p className="text-lead text-balance">Until then you can reach us here:</p>
        <div className="grid w-full max-w-80 gap-3">
          <a className={buttonClass('secondary')} href={`mailto:${SITE.contactEmail}`}>
            E-mail
          </a>
          <a
            className={buttonClass('secondary')}
            href={SITE.instagramUrl}
            target="_blank"
            rel="noopener"
          >
            Instagram
          </a>
        </div>
      </Message>
    </Screen>
  );
}
