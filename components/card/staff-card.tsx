'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, useState, type ReactNode } from 'react';
import { changeProfileAtom, profileAtom, tellWishAtom } from '@/lib/kept/profile-atoms';
import type { Profile } from '@/lib/kept/profile';
import { isCardReady } from '@/lib/staff-card/choice';
import { lazyPart } from '../ui/lazy-part';
import { useShown } from '../ui/use-shown';
import { WhenNear } from '../ui/when-near';
import { OtherFields } from './other-fields';
import { PreferenceFields } from './preference-fields';
import { ShowBar } from './show-bar';

const MadeCard = lazyPart(async () => (await import('./made-card')).MadeCard);

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
  const [isBegun, setIsBegun] = useState(false);
  const missing = getMissing(profile);
  const { wish, isWishStrict, others } = profile;

  return (
    <>
      <form
        className="mt-5 grid grid-cols-1 gap-6"
        onSubmit={(event) => event.preventDefault()}
        onChange={() => setIsBegun(true)}
      >
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
        </section>
        {missing === null ? (
          <WhenNear isWanted={isBegun || isShown}>
            <Suspense fallback={null}>
              <MadeCard profile={profile} isShown={isShown} onHide={hide} />
            </Suspense>
          </WhenNear>
        ) : null}
      </form>
      <ShowBar missing={missing && t(missing)} onShow={show} />
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
