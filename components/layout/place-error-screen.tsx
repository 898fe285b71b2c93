import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { buttonClass } from '../ui/button-class';
import { Link } from '../ui/link';
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
