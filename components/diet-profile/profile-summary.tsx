'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { toSearchProfile } from '@/lib/client-store/diet-profile';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { formatSearchProfile } from '@/lib/format/format-search-profile';
import { ProfileFields } from './profile-fields';

const ELEMENT_ID = 'allergies';

/** Summary of the profile that expands to its fields; expanded by links to `#allergies`. */
export function ProfileSummary() {
  const t = useTranslations('profile');
  const words = useTranslations('words');
  const details = useRef<HTMLDetailsElement>(null);
  const profile = useAtomValue(profileAtom);
  const summary = profile ? formatSearchProfile(words, toSearchProfile(profile)) : '';

  useEffect(() => {
    if (window.location.hash !== `#${ELEMENT_ID}` || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, []);

  return (
    <details
      ref={details}
      id={ELEMENT_ID}
      className="mt-3 scroll-mt-4 rounded-card border-2 border-line-strong bg-surface shadow-card"
    >
      <summary className="flex min-h-touch cursor-pointer flex-wrap items-center justify-between gap-x-3 px-3 py-2">
        <span className="min-w-min flex-1 basis-24">
          <span className="font-bold">{t('allergies')}</span>{' '}
          <span className="text-ink-soft">{summary}</span>
        </span>
        <span className="shrink-0 font-bold text-brand-strong underline underline-offset-4">
          {summary ? t('change') : t('tellMe')}
        </span>
      </summary>
      <div className="border-t border-line p-3">
        <ProfileFields />
      </div>
    </details>
  );
}
