import { useAtom, useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { listViewAtom } from '@/lib/client-store/list-view-atoms';
import type { DietProfile } from '@/lib/client-store/diet-profile';
import { cardOriginAtom, cardPersonAtom } from '@/lib/staff-card/card-atoms';
import { toStaffCard } from '@/lib/staff-card/staff-card';
import { CardPreview } from './card-preview';
import { FullScreenCard } from './full-screen-card';
import { PersonChoice } from './person-choice';

interface CardViewsProps {
  profile: DietProfile;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Preview and full-screen card. Separate file to load the Korean texts only when they come into
 * view.
 */
export function CardViews({ profile, isOpen, onClose }: CardViewsProps) {
  const t = useTranslations('card');
  const origin = useAtomValue(cardOriginAtom);
  const [person, setPerson] = useAtom(cardPersonAtom);
  const isEatingAlone = useAtomValue(listViewAtom).isForOne;
  // Missing for a menu.
  const isForTwo = origin?.isForTwo;
  const isForOne = person === 'me' && isForTwo !== undefined && (isForTwo || isEatingAlone);
  const card = toStaffCard(t, profile, origin?.dishes, isForOne, person);
  return (
    <>
      <PersonChoice person={person} onChange={setPerson} />
      <CardPreview card={card} />
      <FullScreenCard card={card} isOpen={isOpen} onClose={onClose} />
    </>
  );
}
