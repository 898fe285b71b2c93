'use client';

import { useTranslations } from 'next-intl';
import { HashSheet } from '../ui/hash-sheet';
import { ProfileFields } from './profile-fields';
import { ALLERGIES_HASH } from './profile-summary';

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
