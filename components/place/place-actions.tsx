'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Verdict } from '@kioot/engine';
import { createDishExplainer } from '@kioot/engine/verdicts';
import { mapAppAtom } from '@/lib/client-store/map-app-atoms';
import { toMapSearchUrl } from '@/lib/map-apps';
import { toTelLink } from '@/lib/phone-number';
import { toPlacePath } from '@/lib/places/place-path';
import type { Restaurant } from '@/lib/search/contract/rec-contract';
import { toUserPref } from '@/lib/session/preferences';
import { prefillCardFromPageAtom } from '@/lib/staff-card/prefill-atoms';
import { ACTION_CLASS } from '../ui/action-class';
import { useLocalizedRestaurant } from '../ui/use-localized-restaurant';
import { CardIcon } from '../results/card-icons';
import { ActionIcon } from '../results/action-icons';
import { SaveButton } from '../results/save-button';
import type { PlaceDish } from '@/lib/place-page/place-page-data';
import { ShareTile } from './share-tile';
import { TaxiCard } from './taxi-card';
import { TILE_CLASS } from './tile-class';
import { useDietSummary } from '../diet-profile/use-diet-summary';
import { Link } from '../ui/link';

/** Actions for a place: four large, two small. */
export function PlaceActions({
  restaurant,
  dishes = [],
  halal = 'unknown',
}: {
  restaurant: Restaurant;
  /** Dishes to ask about on the staff card; those with the verdict no are left out. */
  dishes?: readonly PlaceDish[];
  halal?: Verdict;
}) {
  const t = useTranslations('places');
  const mapApp = useAtomValue(mapAppAtom);
  const fillCard = useSetAtom(prefillCardFromPageAtom);
  const diet = useDietSummary();
  const { contentId, title, title_eng: titleEng, tel } = useLocalizedRestaurant(restaurant);
  const name = titleEng || title;
  const phone = toTelLink(tel);

  function fillStaffCard() {
    const explainDish = diet ? createDishExplainer(diet.need, diet.avoided, halal) : null;
    const askedDishes = dishes.filter((dish) => explainDish?.(dish).verdict !== 'no');
    const need = diet?.hasRestrictions ? diet.need : null;
    const path = toPlacePath(contentId);
    fillCard({
      path,
      dishes: askedDishes.map(({ ko, en }) => ({ ko, en })),
      isForTwo: restaurant.dishForOne === null,
      need,
    });
  }

  const renderHidden = (chunks: ReactNode) => <span className="sr-only">{chunks}</span>;
  return (
    <>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2">
        <a
          href={toMapSearchUrl(title, mapApp)}
          target="_blank"
          rel="noopener"
          className={TILE_CLASS}
        >
          <CardIcon name="map" />
          {t.rich('viewMap', { place: name, more: renderHidden })}
        </a>
        <TaxiCard restaurant={restaurant} />
        <Link href="/card" onClick={fillStaffCard} className={TILE_CLASS}>
          <ActionIcon name="card" />
          {t('askStaff')}
        </Link>
        <ShareTile path={toPlacePath(contentId)} text={t('shareText', { name, title })} />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <SaveButton restaurant={restaurant} userPref={toUserPref(diet?.need ?? { kind: 'any' })} />
        {phone ? (
          <a href={phone.href} className={`${ACTION_CLASS} flex-wrap whitespace-nowrap`}>
            <ActionIcon name="call" />
            {t.rich('call', { place: name, number: phone.number, more: renderHidden })}
          </a>
        ) : null}
      </div>
    </>
  );
}
