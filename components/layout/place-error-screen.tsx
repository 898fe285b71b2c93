import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SITE_NAME } from '@/lib/site-name';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { buttonClass } from '../ui/button-class';
import { Link } from '../ui/link';
import { StaticMascot } from '../ui/static-mascot';
import { CenteredMessage } from './message-screen';
import { Screen } from './screen';

export function PlaceErrorScreen({ picture }: { picture: ReactNode }) {
  const t = useTranslations('places');
  return (
    <Screen back="/">
      <CenteredMessage title={t('failed')} picture={picture}>
        <p className="text-balance text-ink-soft">{t('failedBecause')}</p>
        {/* Full page load of the same URL. */}
        <a href="" className={buttonClass()}>
          {t('retry')}
        </a>
        <Link href={WIZARD_STEPS.location.path} className={buttonClass('secondary')}>
          {t('findPlace')}
        </Link>
      </CenteredMessage>
    </Screen>
  );
}

/** Screen of a place that could not be read, with the title that its metadata would have set. */
export function PlaceFailed() {
  const t = useTranslations('places');
  return (
    <>
      <title>{`${t('failed')} | ${SITE_NAME}`}</title>
      <PlaceErrorScreen picture={<StaticMascot />} />
    </>
  );
}
