'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { toSearchProfile } from '@/lib/client-store/diet-profile';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { formatSearchProfile } from '@/lib/format/format-search-profile';
import { HashSheet } from '../ui/hash-sheet';
import { SummaryButton } from '../ui/summary-button';
import { useHashDialog } from '../ui/use-hash-dialog';
import { ProfileFields } from './profile-fields';

/** Hash of the URL while {@link AllergySheet} is open. */
const ALLERGIES_HASH = '#allergies';

/** Summary of the profile; opens {@link AllergySheet}. */
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

/** Dialog with the fields of the stored profile. */
export function AllergySheet() {
  const t = useTranslations('profile');
  const results = useTranslations('results');
  return (
    <HashSheet hash={ALLERGIES_HASH} title={results('allergiesAndSpice')} done={t('done')}>
      <ProfileFields isShort />
    </HashSheet>
  );
}
