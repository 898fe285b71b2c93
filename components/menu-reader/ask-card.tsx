'use client';

import type { Profile } from '@/lib/kept/profile';
import { toStaffCard, type AskedDish } from '@/lib/staff-card/card';
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
  return (
    <FullScreenCard card={toStaffCard(profile, [], asked)} isShown={isShown} onHide={onHide} />
  );
}
