'use client';

import { useTranslations } from 'next-intl';
import { PlaceFailure } from '@/components/layout/place-failure';
import { StillMascot } from '@/components/ui/still-mascot';
import { SITE_NAME } from '@/lib/site-name';

export default function PlaceError() {
  const t = useTranslations('places');
  return (
    <>
      {/* Where the place cannot be read, the page has no metadata either. */}
      <title>{`${t('failed')} | ${SITE_NAME}`}</title>
      <PlaceFailure picture={<StillMascot />} />
    </>
  );
}
