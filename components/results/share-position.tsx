import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Area } from '@/lib/areas';
import { toRoundedPosition } from '@/lib/session/position';
import type { Search } from '@/lib/session/session';
import { toPositionSharePath, toSharePath } from '@/lib/session/share';
import { getNearestStationArea } from '@/lib/session/stations';
import { toAreaWords } from '@/lib/words/area-words';
import { ShareButton } from './share-button';

/**
 * Hands on a list that was searched from the visitor's position. The link leads to the nearest station, unless the
 * visitor ticks that their position may be in it.
 */
export function SharePosition({ search }: { search: Search }) {
  const t = useTranslations('results');
  const words = useTranslations('words');
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
  const text =
    isMine || !station
      ? t('restaurantsAroundMe')
      : t('restaurantsAround', { area: toAreaWords(words, station) });
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {path ? <ShareButton path={path} text={text} /> : null}
      <label className="flex min-h-touch items-center gap-2 text-fine">
        <input
          type="checkbox"
          checked={isMine}
          onChange={(event) => setIsMine(event.currentTarget.checked)}
          className="size-5 accent-brand"
        />
        {t('myPosition')}
      </label>
      {station === undefined ? null : (
        <p className="basis-full text-fine text-ink-soft">
          {isMine
            ? t('linkSaysWhere')
            : station
              ? t('linkLeadsToStation', { station: toAreaWords(words, station) })
              : t('stationNotFound')}
        </p>
      )}
    </div>
  );
}
