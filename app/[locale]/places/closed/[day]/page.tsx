import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { use } from 'react';
import { CenteredMessage } from '@/components/layout/message-screen';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';

interface ClosedPlacePageProps {
  /** `YYYY-MM-DD`; `middleware.ts` lets no other one through. */
  params: Promise<{ day: string }>;
}

/** Made at its first visit: one for all places that closed on a day. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: ClosedPlacePageProps): Promise<Metadata> {
  const t = await getTranslations('places');
  return { title: t('closedOn', toMessageDay((await params).day)), robots: { index: false } };
}

/** Page of a place whose license was given up; shown by `middleware.ts` with status 410. */
export default function ClosedPlacePage({ params }: ClosedPlacePageProps) {
  const t = useTranslations('places');
  const day = toMessageDay(use(params).day);
  return (
    <Screen back="/">
      <CenteredMessage title={t('closedOn', day)} picture={<Mascot pose="lost" size={160} />}>
        <p className="text-balance text-ink-soft">{t('closedBecause')}</p>
        <Link href={WIZARD_STEPS.location.path} className={buttonClass()}>
          {t('findPlace')}
        </Link>
      </CenteredMessage>
    </Screen>
  );
}

/** Noon in UTC: the same day in Seoul, wherever the page is made. */
const toMessageDay = (day: string) => ({ day: new Date(`${day}T12:00:00Z`) });
