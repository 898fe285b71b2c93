'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations, useLocale } from 'next-intl';
import { useState, type ReactNode } from 'react';
import {
  changeProfileAtom,
  profileAtom,
  setPreferenceAtom,
} from '@/lib/client-store/diet-profile-atoms';
import {
  type DietProfile,
  MAX_OTHERS,
  type NamedIngredient,
  type OtherAllergy,
} from '@/lib/client-store/diet-profile';
import { type CardTable, cardTableAtom } from '@/lib/staff-card/card-table';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { useHashDialog } from '../ui/use-hash-dialog';
import { LazyVisible } from '../ui/lazy-visible';
import { useFetched } from '../ui/use-fetched';
import { PreferenceFields } from './preference-fields';
import { buttonClass } from '../ui/button-class';
import { SevereCheckbox } from '../diet-profile/profile-fields';

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
            <CardViews table={table} isOpen={isOpen} onClose={close} />
          </LazyVisible>
        ) : null}
      </form>
      {/* Always in reach of the thumb. */}
      <div className="sticky bottom-(--tab-bar) z-10 low:static -mx-page mt-6 border-t border-line bg-paper px-page py-3">
        <button
          type="button"
          disabled={missingChoice !== null}
          onClick={open}
          className={buttonClass(
            'primary',
            'w-full disabled:cursor-not-allowed disabled:opacity-100 disabled:bg-line disabled:text-ink',
          )}
        >
          {t(missingChoice ?? 'show')}
        </button>
      </div>
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

interface OtherAllergensFieldProps {
  others: readonly OtherAllergy[];
  onChange: (others: OtherAllergy[]) => void;
}

const PILL_CLASS =
  'inline-flex min-h-touch items-center gap-2 rounded-full border-2 px-3 text-left font-bold';

/**
 * Field for any other allergen, by its name in the page's language. Searched on the phone; nothing
 * is sent.
 */
function OtherAllergensField({ others, onChange }: OtherAllergensFieldProps) {
  const t = useTranslations('card');
  const locale = useLocale();
  const [text, setText] = useState('');
  const search = useFetched({
    name: 'Loading the ingredient search',
    key: text === '' ? '' : locale,
    fetchData: async () => {
      const words = await import('@/lib/staff-card/ingredient-search');
      const ingredients = await words.loadIngredients(locale);
      return (typed: string) => words.searchIngredients(ingredients, typed);
    },
  });
  const matches = search.data?.(text) ?? [];
  const isAdded = (ingredient: NamedIngredient) => others.some(({ ko }) => ko === ingredient.ko);

  return (
    <div>
      <label className="block">
        <span className="font-bold">{t('others')}</span>
        <input
          type="text"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            if (search.isError) search.retry();
          }}
          placeholder={t('othersExample')}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          disabled={others.length >= MAX_OTHERS}
          className="mt-1 min-h-touch w-full rounded-control border-2 border-line-strong bg-surface px-3 py-2"
        />
      </label>
      <p role="status" className="text-fine text-ink-soft">
        {search.isError ? t('wordsFailed') : null}
        {search.data && text.trim() !== '' && matches.length === 0 ? t('wordUnknown') : null}
        {others.length >= MAX_OTHERS ? t('othersFull') : null}
      </p>
      <div
        role="group"
        aria-label={t('foundWords')}
        className="mt-2 flex flex-wrap gap-2 empty:hidden"
      >
        {matches
          .filter((ingredient) => !isAdded(ingredient))
          .map((ingredient) => (
            <button
              key={ingredient.ko}
              type="button"
              onClick={() => {
                onChange([...others, ingredient]);
                setText('');
              }}
              className={`${PILL_CLASS} border-line-strong bg-surface`}
            >
              <span className="first-letter:uppercase">{ingredient.en}</span>
              <span lang="ko" className="font-normal text-ink-soft">
                {ingredient.ko}
              </span>
            </button>
          ))}
      </div>
      <div
        role="group"
        aria-label={t('addedWords')}
        className="mt-2 flex flex-wrap gap-2 empty:hidden"
      >
        {others.map((ingredient) => (
          <span
            key={ingredient.ko}
            className="inline-flex flex-wrap rounded-full border-2 border-brand bg-brand-soft"
          >
            <button
              type="button"
              onClick={() => onChange(others.filter(({ ko }) => ko !== ingredient.ko))}
              className="inline-flex min-h-touch items-center gap-2 rounded-full px-3 text-left font-bold"
            >
              <span className="first-letter:uppercase">{ingredient.en}</span>
              <span lang="ko" className="font-normal">
                {ingredient.ko}
              </span>
              <span aria-hidden>×</span>
              <span className="sr-only">{t('removeWord')}</span>
            </button>
            <SevereCheckbox
              allergen={ingredient.en}
              isSevere={ingredient.isSevere === true}
              onSevere={() =>
                onChange(
                  others.map((other) =>
                    other.ko === ingredient.ko ? { ...other, isSevere: !other.isSevere } : other,
                  ),
                )
              }
            />
          </span>
        ))}
      </div>
    </div>
  );
}
