'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Area } from '@/lib/areas';
import { toSearchProfile } from '@/lib/client-store/diet-profile';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { toLowerInitial } from '@/lib/client-store/format-people';
import { formatPreference } from '@/lib/format/format-search';
import { toJoinHash, type JoinChoices } from '@/lib/needs/join-link';
import { hasLinkAllergies } from '@/lib/needs/link';
import { toSharePath } from '@/lib/session/share-link';
import type { Search } from '@/lib/session/session';
import { formatArea } from '@/lib/format/format-area';
import { formatRadius } from '@/lib/format/format-radius';
import { formatSearchProfile } from '@/lib/format/format-search-profile';
import { joinWithDots } from '@/lib/format/join-with-dots';
import { QUIET_ACTION_CLASS } from '../ui/action-class';
import { AllergyTick, LinkContents } from './link-contents';
import { ShareButton } from './share-button';

/** Form for the link; of the visitor it has what is ticked. */
function JoinForm({ search, place, text }: { search: Search; place: string; text: string }) {
  const t = useTranslations('party');
  const words = useTranslations('words');
  const profile = useAtomValue(profileAtom);
  const [choices, setChoices] = useState<JoinChoices>({ hasDiet: false, hasAllergies: false });
  // The friend chooses for themselves.
  const { origin, radius } = search;
  const path = toSharePath({ origin, radius, need: { kind: 'any' } });
  if (!profile || !path) return null;
  const { wish } = profile;
  const { hasDiet, hasAllergies } = choices;
  const set = (change: Partial<JoinChoices>) => setChoices((before) => ({ ...before, ...change }));
  const restrictions = toSearchProfile(profile);
  const diet = wish && wish.kind !== 'any' ? formatPreference(words, wish, restrictions) : null;
  const avoided = hasLinkAllergies(restrictions)
    ? formatSearchProfile(words, {
        allergies: restrictions?.allergies ?? [],
        severe: restrictions?.severe,
        otherSevere: restrictions?.otherSevere,
      })
    : null;
  const parts = [
    joinWithDots([place, formatRadius(words, radius)]),
    ...(hasDiet && diet ? [diet] : []),
    ...(hasAllergies && avoided ? [avoided] : []),
    ...((hasDiet && diet) || (hasAllergies && avoided) ? [] : [t('nothingOfYou')]),
  ];
  return (
    <div className="rounded-card border border-line bg-surface p-3">
      <p className="mb-2">{t('joinHint')}</p>
      <LinkContents parts={parts}>
        {diet ? (
          <label className="flex min-h-touch items-center gap-2">
            <input
              type="checkbox"
              checked={hasDiet}
              onChange={({ currentTarget: { checked } }) => set({ hasDiet: checked })}
              className="size-5 shrink-0 accent-brand"
            />
            {t('myDietTravels', { diet })}
          </label>
        ) : null}
        {avoided ? (
          <AllergyTick
            label={t('shareAllergies', { what: toLowerInitial(avoided) })}
            isTicked={hasAllergies}
            onChange={(isTicked) => set({ hasAllergies: isTicked })}
          />
        ) : null}
      </LinkContents>
      <div className="-ml-2 flex flex-wrap items-center">
        <ShareButton
          path={`${path}${toJoinHash({ need: wish, profile: restrictions }, choices)}`}
          text={text}
        />
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
  const place = formatArea(words, area);
  if (isOpen)
    return <JoinForm {...{ search, place }} text={results('restaurantsAround', { area: place })} />;
  return (
    <button type="button" onClick={() => setIsOpen(true)} className={`${QUIET_ACTION_CLASS} -ml-2`}>
      {t('letThemJoin')}
    </button>
  );
}
