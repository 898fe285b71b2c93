'use client';

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
  return <FullScreenCard card={toMenuCard(profile, asked)} isShown={isShown} onHide={onHide} />;
}
