'use client';

import { useTranslations } from 'next-intl';
import type { DietProfile } from '@/lib/client-store/diet-profile';
import { toMenuCard, type MenuCardDish } from '@/lib/staff-card/menu-card';
import { FullScreenCard } from '../staff-card/full-screen-card';

/** Staff card over the menu, with questions about its dishes. */
export default function QuestionCard({
  profile,
  questions,
  isOpen,
  onClose,
}: {
  profile: DietProfile;
  questions: readonly MenuCardDish[];
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useTranslations('card');
  return (
    <FullScreenCard card={toMenuCard(t, profile, questions)} isOpen={isOpen} onClose={onClose} />
  );
}
