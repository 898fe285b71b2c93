import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { CenteredMessage } from '@/components/layout/message-screen';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('places');
  return { title: t('gone'), robots: { index: false } };
}

/** Page shown by `middleware.ts` (410) for places that their source no longer lists. */
export default function GonePlacePage() {
  const t = useTranslations('places');
  return (
    <Screen back="/">
      <CenteredMessage title={t('gone')} picture={<Mascot pose="lost" size={160} />}>
        <p className="text-balance text-ink-soft">{t('goneBecause')}</p>
        <Link href={WIZARD_STEPS.location.path} className={buttonClass()}>
          {t('findPlace')}
        </Link>
      </CenteredMessage>
    </Screen>
  );
}
