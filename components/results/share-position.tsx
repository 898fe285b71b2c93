import { useEffect, useState } from 'react';
import type { Area } from '@/lib/areas';
import { toRoundedPosition } from '@/lib/session/position';
import type { Search } from '@/lib/session/session';
import { toPositionSharePath, toSharePath } from '@/lib/session/share';
import { getNearestStationArea } from '@/lib/session/stations';
import { ShareButton } from './share-button';

/**
 * Hands on a list that was searched from the visitor's position. The link leads to the nearest station, unless the
 * visitor ticks that their position may be in it.
 */
export function SharePosition({ search }: { search: Search }) {
  const [station, setStation] = useState<Area | null | undefined>();
  const [isMine, setIsMine] = useState(false);
  const { mapx, mapy } = search.origin;

  useEffect(() => {
    let isLeft = false;
    getNearestStationArea({ mapx, mapy }).then(
      (nearest) => {
        if (!isLeft) setStation(nearest);
      },
      (error: unknown) => {
        console.warn('The nearest station is not known', error);
        if (!isLeft) setStation(null);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [mapx, mapy]);

  const path = isMine
    ? toPositionSharePath({ ...search, origin: toRoundedPosition(search.origin) })
    : station && toSharePath({ ...search, origin: station });
  const around = isMine || !station ? 'where I am' : station.location_en;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {path ? <ShareButton path={path} text={`Restaurants around ${around}, Seoul`} /> : null}
      <label className="flex min-h-touch items-center gap-2 text-fine">
        <input
          type="checkbox"
          checked={isMine}
          onChange={(event) => setIsMine(event.currentTarget.checked)}
          className="size-5 accent-brand"
        />
        My position, to about 100 m
      </label>
      {station === undefined ? null : (
        <p className="basis-full text-fine text-ink-soft">
          {isMine
            ? 'The link says where you searched.'
            : station
              ? `The link leads to ${station.location_en}, the nearest one.`
              : 'The nearest station could not be looked up; only your position can be shared.'}
        </p>
      )}
    </div>
  );
}
