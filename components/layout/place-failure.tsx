import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { STEPS } from '@/lib/session/steps';
import { buttonClass } from '../ui/button';
import { Link } from '../ui/link';
import { Message } from './message-screen';
import { Screen } from './screen';

/** Screen of a place that cannot be read. */
export function PlaceFailure({ picture }: { picture: ReactNode }) {
  const t = useTranslations('places');
  return (
    <Screen back="/">
      <Message title={t('failed')} picture={picture}>
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
