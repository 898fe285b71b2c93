import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { use } from 'react';
import { CenteredMessage } from '@/components/layout/message-screen';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { UNLISTED_REASONS } from '@/lib/places/unlisted-places';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';

interface UnlistedPlacePageProps {
  /** One of {@link UNLISTED_REASONS}; `middleware.ts` lets no other one through. */
  params: Promise<{ reason: string }>;
}

const findReason = (name: string) => UNLISTED_REASONS.find((reason) => reason === name);

/** Made at its first visit: one for all places that are left out for a reason. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: UnlistedPlacePageProps): Promise<Metadata> {
  const t = await getTranslations('places');
  const reason = findReason((await params).reason);
  return { title: reason ? t(`unlisted.${reason}`) : undefined, robots: { index: false } };
}

/** Page of a place that Kioot leaves out, with the reason; shown by `middleware.ts` with status 410. */
export default function UnlistedPlacePage({ params }: UnlistedPlacePageProps) {
  const t = useTranslations('places');
  const reason = findReason(use(params).reason);
  if (!reason) notFound();
  return (
    <Screen back="/">
      <CenteredMessage title={t(`unlisted.${reason}`)} picture={<Mascot pose="lost" size={160} />}>
        <p className="text-balance text-ink-soft">{t(`unlistedBecause.${reason}`)}</p>
        <Link href={WIZARD_STEPS.location.path} className={buttonClass()}>
          {t('findPlace')}
        </Link>
      </CenteredMessage>
    </Screen>
  );
}
