import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { CenteredMessage } from '@/components/layout/message-screen';
import { Messages } from '@/components/layout/messages';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('dish');
  return { title: t('notFound'), robots: { index: false } };
}

/** Page shown by `middleware.ts` (404) for unknown dishes. */
export default function MissingDishPage() {
  const t = useTranslations('dish');
  return (
    <Messages>
      <Screen back="/">
        <CenteredMessage title={t('notFound')} picture={<Mascot pose="lost" size={160} />}>
          <p className="text-balance text-ink-soft">{t('missing')}</p>
          <Link href={WIZARD_STEPS.location.path} className={buttonClass()}>
            {t('findPlace')}
          </Link>
        </CenteredMessage>
      </Screen>
    </Messages>
  );
}
