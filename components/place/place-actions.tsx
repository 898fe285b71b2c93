'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Verdict } from '@kioot/engine';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { mapAppAtom } from '@/lib/store/map-app';
import { toMapSearchUrl } from '@/lib/map-apps';
import { toPlacePath } from '@/lib/places/place-path';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { toUserPref } from '@/lib/needs/user-pref';
import { isCardReady } from '@/lib/staff-card/card-choices';
import { prefillCardFromPageAtom } from '@/lib/staff-card/prefill-atoms';
import { useHasParty } from '../party/use-has-party';
import { useLocalizedRestaurant } from '../ui/use-localized-restaurant';
import { CardIcon } from '../results/card-icons';
import { ActionIcon } from '../results/action-icons';
import { SaveButton } from '../results/save-button';
import type { PlaceDish } from '@/lib/place-page/match-place';
import { matchedCode } from './matched-code';
import { TaxiCard, TILE_CLASS } from './taxi-card';
import { useDietSummary } from '../diet-profile/use-diet-summary';
import { Link } from '../ui/link';

/** Four equal actions for a place. */
export function PlaceActions({
  restaurant,
  dishes = [],
  halal = 'unknown',
}: {
  restaurant: PlaceCard;
  /** Dishes to ask about on the staff card; those with the verdict no are left out. */
  dishes?: readonly PlaceDish[];
  halal?: Verdict;
}) {
  const t = useTranslations('places');
  const mapApp = useAtomValue(mapAppAtom);
  const fillCard = useSetAtom(prefillCardFromPageAtom);
  const diet = useDietSummary();
  const profile = useAtomValue(profileAtom);
  const { contentId, title, title_eng: titleEng } = useLocalizedRestaurant(restaurant);
  const name = titleEng || title;
  const need = diet?.hasRestrictions ? diet.need : null;
  const hasParty = useHasParty();
  const isReady =
    hasParty || (profile !== null && isCardReady({ ...profile, wish: profile.wish ?? need }));

  function fillStaffCard() {
    // None until it is known which are ruled out.
    const asked = diet?.hasRestrictions
      ? (matchedCode.current?.getAskedDishes(dishes, diet, halal) ?? [])
      : dishes;
    fillCard({
      path: toPlacePath(contentId),
      dishes: asked.map(({ ko, en }) => ({ ko, en })),
      isForTwo: restaurant.dishForOne === null,
      need,
    });
  }

  const renderHidden = (chunks: ReactNode) => <span className="sr-only">{chunks}</span>;
  return (
    <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(3.2rem,1fr))] gap-1.5">
      <a
        href={toMapSearchUrl(restaurant, mapApp)}
        target="_blank"
        rel="noopener"
        className={TILE_CLASS}
      >
        <CardIcon name="map" />
        {t.rich('viewMap', { place: name, more: renderHidden })}
      </a>
      <TaxiCard restaurant={restaurant} />
      <Link href={isReady ? '/card#show' : '/card'} onClick={fillStaffCard} className={TILE_CLASS}>
        <ActionIcon name="card" />
        {t('staffCard')}
      </Link>
      <SaveButton
        restaurant={restaurant}
        userPref={toUserPref(diet?.need ?? { kind: 'any' })}
        className={TILE_CLASS}
      />
    </div>
  );
}
