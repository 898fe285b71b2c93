import { useTranslations } from 'next-intl';
import { SITE_NAME } from '@/lib/site-name';
import { PlaceErrorScreen } from './place-error-screen';
import { StaticMascot } from '../ui/static-mascot';

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
