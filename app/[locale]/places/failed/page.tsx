import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PlaceFailure } from '@/components/layout/place-failure';
import { Mascot } from '@/components/mascot/mascot';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('places');
  return { title: t('failed'), robots: { index: false } };
}

/** Page of `middleware.ts` for places of which the database cannot say whether they exist. */
export default function FailedPlacePage() {
  return <PlaceFailure picture={<Mascot pose="lost" size={160} />} />;
}
