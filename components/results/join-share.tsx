'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Area } from '@/lib/areas';
import { toSearchProfile } from '@/lib/client-store/diet-profile';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { formatPreference } from '@/lib/client-store/format-search';
import { toJoinHash, type JoinChoices } from '@/lib/client-store/join-link';
import { toSharePath } from '@/lib/session/share-link';
import type { Search } from '@/lib/session/session';
import { formatArea } from '@/lib/format/format-area';
import { QUIET_ACTION_CLASS } from '../ui/action-class';
import { ShareButton } from './share-button';

/** Form for the link; of the visitor it has what is ticked. */
function JoinForm({ search, text }: { search: Search; text: string }) {
  const t = useTranslations('party');
  const words = useTranslations('words');
  const profile = useAtomValue(profileAtom);
  const [choices, setChoices] = useState<JoinChoices>({ hasDiet: false, hasAllergies: false });
  // The friend chooses for themselves.
  const path = toSharePath({ ...search, need: { kind: 'any' } });
  if (!profile || !path) return null;
  const { wish, allergies, others, unknownAllergies } = profile;
  const hasAllergies = allergies.length + others.length + unknownAllergies.length > 0;
  const toBox = (name: keyof JoinChoices, label: string) => (
    <label className="flex min-h-touch items-center gap-2">
      <input
        type="checkbox"
        checked={choices[name]}
        onChange={({ currentTarget: { checked } }) =>
          setChoices((before) => ({ ...before, [name]: checked }))
        }
        className="size-5 shrink-0 accent-brand"
      />
      {label}
    </label>
  );
  return (
    <div className="rounded-card border border-line bg-surface p-3">
      <p className="text-fine text-ink-soft">{t('joinHint')}</p>
      {wish && wish.kind !== 'any'
        ? toBox(
            'hasDiet',
            t('myDietTravels', {
              diet: formatPreference(words, wish, toSearchProfile(profile)),
            }),
          )
        : null}
      {hasAllergies ? toBox('hasAllergies', t('myAllergiesTravel')) : null}
      {hasAllergies && !choices.hasAllergies ? (
        <p className="text-fine text-warn">{t('allergiesLeftOut')}</p>
      ) : null}
      <div className="-ml-2 flex flex-wrap items-center">
        <ShareButton path={`${path}${toJoinHash(profile, choices)}`} text={text} />
      </div>
    </div>
  );
}

/** Offers a link to the search with which a friend adds what they eat. */
export function JoinShare({ search, area }: { search: Search; area: Area }) {
  const t = useTranslations('party');
  const results = useTranslations('results');
  const words = useTranslations('words');
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen)
    return (
      <JoinForm
        search={search}
        text={results('restaurantsAround', { area: formatArea(words, area) })}
      />
    );
  return (
    <button type="button" onClick={() => setIsOpen(true)} className={`${QUIET_ACTION_CLASS} -ml-2`}>
      {t('letThemJoin')}
    </button>
  );
}
