import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Message } from '@/components/layout/message-screen';
import { Screen } from '@/components/layout/screen';
import { Words } from '@/components/layout/words';
import { Mascot } from '@/components/mascot/mascot';
import { BackLink } from '@/components/places/back-link';
import { PlaceElsewhere } from '@/components/places/place-elsewhere';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { STEPS } from '@/lib/session/steps';
import { getCurrentHolidays } from '@/lib/words/holidays';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('places');
  return { title: t('aPlace'), robots: { index: false } };
}

/** Seconds; made anew each day, so that this year's and the next year's public holidays are always in it. */
export const revalidate = 86_400;

/** What `middleware.ts` shows for every place that only the tourism backend can know: drawn on the phone. */
export default function ElsewherePlacePage() {
  const t = useTranslations('places');
  return (
    <Words rooms={['places']}>
      <Screen backLink={<BackLink />}>
        <div className="pt-4">
          <PlaceElsewhere holidays={getCurrentHolidays()}>
            <Message title={t('notFound')} picture={<Mascot pose="lost" size={160} />}>
              <p className="text-balance text-ink-soft">{t('unknown')}</p>
              <Link href={STEPS.location.path} className={buttonClass()}>
                {t('findPlace')}
              </Link>
            </Message>
          </PlaceElsewhere>
        </div>
      </Screen>
    </Words>
  );
}
