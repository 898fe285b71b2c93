'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, useState, type ReactNode } from 'react';
import {
  changeProfileAtom,
  profileAtom,
  setPreferenceAtom,
} from '@/lib/client-store/diet-profile-atoms';
import type { DietProfile } from '@/lib/client-store/diet-profile';
import { type CardTable, cardTableAtom } from '@/lib/staff-card/card-table';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { useHashDialog } from '../ui/use-hash-dialog';
import { LazyVisible } from '../ui/lazy-visible';
import { OtherAllergensField } from './other-allergens-field';
import { PreferenceFields } from './preference-fields';
import { buttonClass } from '../ui/button-class';

const CardViews = lazyWithFallback(async () => (await import('./card-views')).CardViews);

function getMissingChoice({ isReady, people }: CardTable): 'missingMeat' | 'missingWish' | null {
  if (isReady) return null;
  return people[0].wish ? 'missingMeat' : 'missingWish';
}

/** Form, preview of the card, and the bar that shows it full screen. */
function StaffCardForm({
  profile,
  table,
  allergies,
}: {
  profile: DietProfile;
  table: CardTable;
  allergies: ReactNode;
}) {
  const t = useTranslations('card');
  const changeProfile = useSetAtom(changeProfileAtom);
  const setPreference = useSetAtom(setPreferenceAtom);
  const { isOpen, open, close } = useHashDialog('#show');
  const [hasChanges, setHasChanges] = useState(false);
  const missingChoice = getMissingChoice(table);
  const { wish, isWishStrict, others } = profile;

  return (
    <>
      <form
        className="mt-5 grid grid-cols-1 gap-6"
        onSubmit={(event) => event.preventDefault()}
        onChange={() => setHasChanges(true)}
      >
        <PreferenceFields
          preference={wish}
          profile={profile}
          onChange={(preference, restrictions = {}) => {
            changeProfile(restrictions);
            setPreference(preference);
          }}
          isStrict={isWishStrict}
          onStrictChange={(isStrict) => changeProfile({ isWishStrict: isStrict })}
        />
        <section aria-labelledby="card-allergies" className="grid grid-cols-1 gap-4">
          <h2 id="card-allergies" className="text-card">
            {t('allergies')}
          </h2>
          {allergies}
          <OtherAllergensField
            others={others}
            onChange={(changed) => changeProfile({ others: changed })}
          />
        </section>
        {missingChoice === null ? (
          <LazyVisible isForced={hasChanges || isOpen}>
            <Suspense fallback={null}>
              <CardViews table={table} isOpen={isOpen} onClose={close} />
            </Suspense>
          </LazyVisible>
        ) : null}
      </form>
      <ShowCardBar missing={missingChoice && t(missingChoice)} onShow={open} />
    </>
  );
}

/**
 * Staff card with its form. Rendered after the stored profile is read: an earlier tap would
 * overwrite it.
 * @param allergies fields shared with other screens
 */
export function StaffCard({ allergies }: { allergies: ReactNode }) {
  const profile = useAtomValue(profileAtom);
  const table = useAtomValue(cardTableAtom);
  return profile && table ? (
    <StaffCardForm {...{ profile, table, allergies }} />
  ) : (
    <div className="min-h-dvh" />
  );
}

interface ShowCardBarProps {
  /** Message about the missing choice; null when the card can be shown. */
  missing: string | null;
  onShow: () => void;
}

/** Sticky bar with the main action, always in reach of the thumb. */
function ShowCardBar({ missing, onShow }: ShowCardBarProps) {
  const t = useTranslations('card');
  return (
    <div className="sticky bottom-(--tab-bar) z-10 low:static -mx-page mt-6 border-t border-line bg-paper px-page py-3">
      <button
        type="button"
        disabled={missing !== null}
        onClick={onShow}
        className={buttonClass(
          'primary',
          'w-full disabled:cursor-not-allowed disabled:opacity-100 disabled:bg-line disabled:text-ink',
        )}
      >
        {missing ?? t('show')}
      </button>
    </div>
  );
}
