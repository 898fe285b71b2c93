import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Message } from '@/components/layout/message-screen';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { STEPS } from '@/lib/session/steps';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('places');
  return { title: t('failed'), robots: { index: false } };
}

/** Page in place of one whose place cannot be read: of `middleware.ts`, and of `lib/http/empty-pages.mjs`. */
export default function FailedPlacePage() {
  const t = useTranslations('places');
  return (
    <Screen back="/">
      <Message title={t('failed')} picture={<Mascot pose="lost" size={160} />}>
        <p className="text-balance text-ink-soft">{t('failedBecause')}</p>
        {/* The address of the place, as a new document: this one stands in its place. */}
        <a href="" className={buttonClass()}>
          {t('retry')}
        </a>
        <Link href={STEPS.location.path} className={buttonClass('secondary')}>
          {t('findPlace')}
        </Link>
      </Message>
    </Screen>
  );
}
