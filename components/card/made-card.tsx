import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import type { Profile } from '@/lib/kept/profile';
import { cardOriginAtom } from '@/lib/staff-card/atoms';
import { toStaffCard } from '@/lib/staff-card/card';
import { CardPreview } from './card-preview';
import { FullScreenCard } from './full-screen-card';

interface MadeCardProps {
  profile: Profile;
  isShown: boolean;
  onHide: () => void;
}

/** What the card says, below the form and full screen: all its Korean, which travels once somebody comes near it. */
export function MadeCard({ profile, isShown, onHide }: MadeCardProps) {
  const t = useTranslations('card');
  const origin = useAtomValue(cardOriginAtom);
  const card = toStaffCard(t, profile, origin?.dishes);
  return (
    <>
      <CardPreview card={card} />
      <FullScreenCard card={card} isShown={isShown} onHide={onHide} />
    </>
  );
}
