'use client';

import { useTranslations } from 'next-intl';
import { PlaceErrorScreen } from '@/components/layout/place-error-screen';
import { StaticMascot } from '@/components/ui/static-mascot';
import { SITE_NAME } from '@/lib/site-name';

export default function PlaceError() {
  const t = useTranslations('places');
  return (
    <>
      {/* Metadata is missing when reading the place failed. */}
      <title>{`${t('failed')} | ${SITE_NAME}`}</title>
      <PlaceErrorScreen picture={<StaticMascot />} />
    </>
  );
}
