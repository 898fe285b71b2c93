'use client';

import { useTranslations } from 'next-intl';
import type { Profile } from '@/lib/kept/profile';
import { toMenuCard, type AskedDish } from '@/lib/staff-card/menu-card';
import { FullScreenCard } from '../card/full-screen-card';

/** The card for the staff over the menu, with questions about its dishes. */
export default function AskCard({
  profile,
  asked,
  isShown,
  onHide,
}: {
  profile: Profile;
  asked: readonly AskedDish[];
  isShown: boolean;
  onHide: () => void;
}) {
  const t = useTranslations('card');
  return <FullScreenCard card={toMenuCard(t, profile, asked)} isShown={isShown} onHide={onHide} />;
}
