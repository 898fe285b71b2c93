'use client';

import { useAtomValue } from 'jotai';
import Link from 'next/link';
import { searchAtom } from '@/lib/session/atoms';
import { getOriginArea } from '@/lib/session/session';
import { toSharePath } from '@/lib/session/share';
import { buttonClass } from '../ui/button';
import { Icon } from './icons';
import { MapAppSelect } from './map-app-select';
import { ShareButton } from './share-button';

/** What one does with a list: show the card to the staff, hand the list on, choose the map it opens. */
export function ResultTools() {
  const search = useAtomValue(searchAtom);
  const area = search && getOriginArea(search.origin);
  const path = search && toSharePath(search);
  return (
    <div className="mt-3">
      <Link href="/card#show" className={buttonClass('secondary', 'w-full')}>
        <Icon name="card" />
        Show this to the staff
      </Link>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
        {area && path ? (
          <ShareButton path={path} text={`Restaurants around ${area.location_en}, Seoul`} />
        ) : null}
        <MapAppSelect />
      </div>
    </div>
  );
}
