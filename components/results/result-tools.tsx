'use client';

import { useAtomValue } from 'jotai';
import Link from 'next/link';
import { sessionAtom } from '@/lib/session/atoms';
import { restaurantInfoAtom } from '@/lib/kept/result-atoms';
import { isAroundArea, toSharePath } from '@/lib/session/share';
import { buttonClass } from '../ui/button';
import { Icon } from './icons';
import { MapAppSelect } from './map-app-select';
import { ShareButton } from './share-button';

/** What one does with a list: show the card to the staff, hand the list on, choose the map it opens. */
export function ResultTools() {
  const { location, radius, userPref } = useAtomValue(sessionAtom);
  const restaurants = useAtomValue(restaurantInfoAtom) ?? [];
  // A list around the visitor would give away where they are, and a link to the area would not find it again.
  const isShareable =
    location !== null && radius !== null && isAroundArea(restaurants, location, radius);
  return (
    <div className="mt-3">
      <Link href="/card#show" className={buttonClass('secondary', 'w-full')}>
        <Icon name="card" />
        Show this to the staff
      </Link>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
        {isShareable ? (
          <ShareButton
            path={toSharePath({ location, radius, userPref })}
            text={`Restaurants around ${location.location_en}, Seoul`}
          />
        ) : null}
        <MapAppSelect />
      </div>
    </div>
  );
}
