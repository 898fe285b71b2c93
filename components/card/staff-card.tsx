'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { changeProfileAtom, profileAtom, tellWishAtom } from '@/lib/kept/profile-atoms';
import type { Profile } from '@/lib/kept/profile';
import { toStaffCard } from '@/lib/staff-card/card';
import { cardOriginAtom } from '@/lib/staff-card/atoms';
import { isCardReady } from '@/lib/staff-card/choice';
import { useShown } from '../ui/use-shown';
import { CardPreview } from './card-preview';
import { FullScreenCard } from './full-screen-card';
import { OtherFields } from './other-fields';
import { PreferenceFields } from './preference-fields';
import { SeverityFields } from './severity-fields';
import { ShowBar } from './show-bar';

function getMissing(profile: Profile): 'missingMeat' | 'missingWish' | null {
  if (isCardReady(profile)) return null;
  return profile.wish ? 'missingMeat' : 'missingWish';
}

/** What can be chosen, what the card then says, and the way to show it. */
function ChosenCard({ profile, allergies }: { profile: Profile; allergies: ReactNode }) {
  const t = useTranslations('card');
  const changeProfile = useSetAtom(changeProfileAtom);
  const tellWish = useSetAtom(tellWishAtom);
  const { isShown, show, hide } = useShown('#show');
  const origin = useAtomValue(cardOriginAtom);
  const missing = getMissing(profile);
  const card = missing === null ? toStaffCard(t, profile, origin?.dishes) : null;
  const { wish, isWishStrict, isDeadly, others } = profile;

  return (
    <>
      <form className="mt-5 grid grid-cols-1 gap-6" onSubmit={(event) => event.preventDefault()}>
        <PreferenceFields
          preference={wish}
          onChange={tellWish}
          isStrict={isWishStrict}
          onStrict={(isStrict) => changeProfile({ isWishStrict: isStrict })}
        />
        <section aria-labelledby="card-allergies" className="grid grid-cols-1 gap-4">
          <h2 id="card-allergies" className="text-card">
            {t('allergies')}
          </h2>
          {allergies}
          <OtherFields others={others} onChange={(words) => changeProfile({ others: words })} />
          {profile.allergies.length + others.length > 0 ? (
            <SeverityFields
              isDeadly={isDeadly}
              onChange={(deadly) => changeProfile({ isDeadly: deadly })}
            />
          ) : null}
        </section>
        {card ? <CardPreview card={card} /> : null}
      </form>
      <ShowBar missing={missing && t(missing)} onShow={show} />
      {card ? <FullScreenCard card={card} isShown={isShown} onHide={hide} /> : null}
    </>
  );
}

/**
 * The form of the card, and the card. Nothing to choose before the phone's storage has been read: a tap would overwrite
 * what it keeps.
 * @param allergies where allergies are ticked, which other screens have too
 */
export function StaffCard({ allergies }: { allergies: ReactNode }) {
  const profile = useAtomValue(profileAtom);
  return profile ? (
    <ChosenCard profile={profile} allergies={allergies} />
  ) : (
    <div className="min-h-dvh" />
  );
}
