'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { distanceOriginAtom, positionAtom } from '@/lib/client-store/position-atoms';
import { formatArea } from '@/lib/format/format-area';
import { formatMinutesOnFoot } from '@/lib/format/walking-distance';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { getOriginArea } from '@/lib/session/session';
import { searchAtom } from '@/lib/session/session-atoms';

/** "7 min walk from Itaewon", as on the list that the place was found in; null without one. */
export function PlaceWalk({ restaurant }: { restaurant: PlaceCard }) {
  const t = useTranslations('places');
  const words = useTranslations('words');
  const origin = useAtomValue(distanceOriginAtom);
  const position = useAtomValue(positionAtom);
  const search = useAtomValue(searchAtom);
  const distance = origin && formatMinutesOnFoot(words, origin, restaurant);
  if (!distance) return null;
  const area = search && getOriginArea(search.origin);
  if (position) return <span>{t('distanceFromYou', { distance })}</span>;
  return (
    <span>
      {area
        ? t('distanceFrom', { distance, area: formatArea(words, area) })
        : t('distanceFromSearch', { distance })}
    </span>
  );
}
