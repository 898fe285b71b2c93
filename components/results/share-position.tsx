import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Area } from '@/lib/areas';
import { roundPosition } from '@/lib/session/position';
import type { Search } from '@/lib/session/session';
import { toPositionSharePath, toSharePath } from '@/lib/session/share-link';
import { getNearestStationArea } from '@/lib/session/stations';
import { formatArea } from '@/lib/format/format-area';
import { toPeople } from '@/lib/needs/need';
import { formatLinkTable, hasLinkAllergies } from '@/lib/needs/link';
import { ShareNeeds } from './share-needs';
import { ShareButton } from './share-button';

/**
 * Shares a list that was searched from the visitor's position. The link has the nearest station
 * instead, unless the visitor agrees to share the position.
 */
export function SharePosition({ search }: { search: Search }) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const [station, setStation] = useState<Area | null | undefined>();
  const [isPositionShared, setIsPositionShared] = useState(false);
  const { mapx, mapy } = search.origin;

  useEffect(() => {
    let isUnmounted = false;
    getNearestStationArea({ mapx, mapy }).then(
      (nearest) => {
        if (!isUnmounted) setStation(nearest);
      },
      (error: unknown) => {
        console.warn('Finding the nearest station failed', error);
        if (!isUnmounted) setStation(null);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [mapx, mapy]);

  const path = isPositionShared
    ? toPositionSharePath({ ...search, origin: roundPosition(search.origin) })
    : station && toSharePath({ ...search, origin: station });
  const hasAllergies = toPeople(search).some(({ profile }) => hasLinkAllergies(profile));
  const text =
    isPositionShared || !station
      ? t('restaurantsAroundMe')
      : t('restaurantsAround', { area: formatArea(words, station) });
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {path && hasAllergies ? (
        <ShareNeeds
          {...{ search, text, path }}
          place={isPositionShared || !station ? t('myPosition') : formatArea(words, station)}
        />
      ) : null}
      {path && !hasAllergies ? (
        <ShareButton path={`${path}${formatLinkTable(search, false)}`} text={text} />
      ) : null}
      <label className="flex min-h-touch items-center gap-2 text-fine">
        <input
          type="checkbox"
          checked={isPositionShared}
          onChange={(event) => setIsPositionShared(event.currentTarget.checked)}
          className="size-5 accent-brand"
        />
        {t('myPosition')}
      </label>
      {station === undefined ? null : (
        <p className="basis-full text-fine text-ink-soft">
          {isPositionShared
            ? t('linkSaysWhere')
            : station
              ? t('linkLeadsToStation', { station: formatArea(words, station) })
              : t('stationNotFound')}
        </p>
      )}
    </div>
  );
}
