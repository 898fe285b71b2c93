'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { toSearchProfile } from '@/lib/client-store/diet-profile';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { formatSearchProfile } from '@/lib/format/format-search-profile';
import { useHashDialog } from '../ui/use-hash-dialog';

/** Hash of the URL while `AllergySheet` is open. */
export const ALLERGIES_HASH = '#allergies';

/** Summary of the profile; opens `AllergySheet`. */
export function ProfileSummary() {
  const t = useTranslations('profile');
  const words = useTranslations('words');
  const { open } = useHashDialog(ALLERGIES_HASH);
  const profile = useAtomValue(profileAtom);
  const searchProfile = profile ? toSearchProfile(profile) : undefined;
  const summary = formatSearchProfile(words, searchProfile);
  // "Any allergies? No ..." reads as a no, so that the question gives way to its answer.
  const isAnswered = searchProfile !== undefined && searchProfile.allergies.length > 0;

  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={open}
      className="mt-3 flex min-h-14 w-full flex-wrap items-center justify-between gap-x-3 rounded-card border-2 border-line-strong bg-surface px-3 py-2 text-left shadow-card transition-[transform,box-shadow] duration-tap hover:border-brand active:translate-y-px active:shadow-press"
    >
      <span className="min-w-min flex-1 basis-24">
        {isAnswered ? null : <span className="font-bold">{t('allergies')} </span>}
        <span className={isAnswered ? 'font-bold' : 'text-ink-soft'}>{summary}</span>
      </span>
      <span className="shrink-0 font-bold text-brand-strong underline underline-offset-4">
        {summary ? t('change') : t('tellMe')}
      </span>
    </button>
  );
}
