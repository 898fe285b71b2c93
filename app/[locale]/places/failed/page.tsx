import { PlaceErrorScreen } from '@/components/layout/place-error-screen';
import { Mascot } from '@/components/mascot/mascot';
import { createPageTitle } from '@/lib/page-metadata';

export const generateMetadata = createPageTitle('places', (t) => t('failed'));

/** Page shown by `middleware.ts` (503) when the database cannot be asked for a place. */
export default function FailedPlacePage() {
  return <PlaceErrorScreen picture={<Mascot pose="lost" size={160} />} />;
}
