'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { toSearchProfile } from '@/lib/client-store/diet-profile';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { formatSearchProfile } from '@/lib/format/format-search-profile';
import { SummaryButton } from '../ui/summary-button';
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
    <SummaryButton action={summary ? t('change') : t('tellMe')} onOpen={open}>
      {isAnswered ? null : <span className="font-bold">{t('allergies')} </span>}
      <span className={isAnswered ? 'font-bold' : 'text-ink-soft'}>{summary}</span>
    </SummaryButton>
  );
}
