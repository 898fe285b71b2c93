'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { toSearchProfile } from '@/lib/kept/profile';
import { profileAtom } from '@/lib/kept/profile-atoms';
import { toProfileWords } from '@/lib/words/profile-words';
import { ProfileFields } from './profile-fields';

const ID = 'allergies';

/** One line that says what was ticked, and opens on what can be. A link to `#allergies` finds it open. */
export function ProfileLine() {
  const t = useTranslations('profile');
  const toWords = useTranslations('words');
  const details = useRef<HTMLDetailsElement>(null);
  const profile = useAtomValue(profileAtom);
  const words = profile ? toProfileWords(toWords, toSearchProfile(profile)) : '';

  useEffect(() => {
    if (window.location.hash !== `#${ID}` || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, []);

  return (
    <details
      ref={details}
      id={ID}
      className="mt-3 scroll-mt-4 rounded-card border-2 border-line-strong bg-surface shadow-card"
    >
      <summary className="flex min-h-touch cursor-pointer flex-wrap items-center justify-between gap-x-3 px-3 py-2">
        <span className="min-w-min flex-1 basis-24">
          <span className="font-bold">{t('allergies')}</span>{' '}
          <span className="text-ink-soft">{words}</span>
        </span>
        <span className="shrink-0 font-bold text-brand-strong underline underline-offset-4">
          {words ? t('change') : t('tellMe')}
        </span>
      </summary>
      <div className="border-t border-line p-3">
        <ProfileFields />
      </div>
    </details>
  );
}
