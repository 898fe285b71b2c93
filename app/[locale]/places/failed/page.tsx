import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PlaceErrorScreen } from '@/components/layout/place-error-screen';
import { Mascot } from '@/components/mascot/mascot';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('places');
  return { title: t('failed'), robots: { index: false } };
}

/** Page shown by `middleware.ts` (503) when the database cannot be asked for a place. */
export default function FailedPlacePage() {
  return <PlaceErrorScreen picture={<Mascot pose="lost" size={160} />} />;
}
