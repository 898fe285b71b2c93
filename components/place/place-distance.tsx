'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { distanceOriginAtom, positionAtom } from '@/lib/client-store/position-atoms';
import { formatArea } from '@/lib/format/format-area';
import { formatRestaurantDistance } from '@/lib/format/walking-distance';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { getOriginArea } from '@/lib/session/session';
import { searchAtom } from '@/lib/session/session-atoms';

/** "550 m from Itaewon": distance as on the list that the place was found in; null without one. */
export function PlaceDistance({ restaurant }: { restaurant: PlaceCard }) {
  const t = useTranslations('places');
  const words = useTranslations('words');
  const origin = useAtomValue(distanceOriginAtom);
  const position = useAtomValue(positionAtom);
  const search = useAtomValue(searchAtom);
  const distance = origin && formatRestaurantDistance(words, origin, restaurant);
  if (!distance) return null;
  const area = search && getOriginArea(search.origin);
  if (position) return t('distanceFromYou', { distance });
  return area
    ? t('distanceFrom', { distance, area: formatArea(words, area) })
    : t('distanceFromSearch', { distance });
}
