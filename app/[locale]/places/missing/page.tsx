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
  return { title: t('notFound'), robots: { index: false } };
}

/** What `middleware.ts` shows for an address that no place has. */
export default function MissingPlacePage() {
  const t = useTranslations('places');
  return (
    <Screen back="/">
      <Message title={t('notFound')} picture={<Mascot pose="lost" size={160} />}>
        <p className="text-balance text-ink-soft">{t('missing')}</p>
        <Link href={STEPS.location.path} className={buttonClass()}>
          {t('findPlace')}
        </Link>
      </Message>
    </Screen>
  );
}
