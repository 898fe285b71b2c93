'use client';

import { useAtomValue } from 'jotai';
import Link from 'next/link';
import { Suspense, lazy } from 'react';
import { LAST_RESULTS_PATH } from '@/lib/kept/last-results';
import { positionAtom } from '@/lib/kept/view-atoms';
import { getOriginArea, type AnsweredSearch } from '@/lib/session/session';
import { toSharePath } from '@/lib/session/share';
import { buttonClass } from '../ui/button';
import { QUIET_ACTION_CLASS } from '../ui/action';
import { ToolIcon } from './tool-icons';
import { MapAppSelect } from './map-app-select';
import { ShareButton } from './share-button';

const SharePosition = lazy(async () => ({
  default: (await import('./share-position')).SharePosition,
}));

/** What one does with a list: show the card to the staff, hand the list on, choose the map it opens, go on elsewhere. */
export function ResultTools({ search }: { search: AnsweredSearch }) {
  const position = useAtomValue(positionAtom);
  const area = getOriginArea(search.origin);
  const path = toSharePath(search);
  const from = area ? `the middle of ${area.location_en}` : 'where you searched';
  return (
    <div className="mt-4">
      <Link href="/card#show" className={buttonClass('secondary', 'w-full')}>
        <ToolIcon name="card" />
        Show this to the staff
      </Link>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
        {area && path ? (
          <ShareButton path={path} text={`Restaurants around ${area.location_en}, Seoul`} />
        ) : (
          <Suspense fallback={null}>
            <SharePosition search={search} />
          </Suspense>
        )}
        <MapAppSelect />
        <Link href="/saved" className={QUIET_ACTION_CLASS}>
          Saved places
        </Link>
        <Link href={LAST_RESULTS_PATH} prefetch={false} className={QUIET_ACTION_CLASS}>
          Last results
        </Link>
        <a href="#top" className={QUIET_ACTION_CLASS}>
          <ToolIcon name="up" />
          Back to the top
        </a>
      </div>
      {position ? null : (
        <p className="mt-1 text-fine text-ink-soft">Straight distances from {from}.</p>
      )}
    </div>
  );
}
