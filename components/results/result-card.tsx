import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { mapAppAtom } from '@/lib/store/map-app';
import { listViewAtom } from '@/lib/client-store/list-view-atoms';
import { distanceOriginAtom } from '@/lib/client-store/position-atoms';
import type { Restaurant } from '@/lib/search/contract/rec-contract';
import { toUserPref } from '@/lib/needs/user-pref';
import type { CompletedSearch } from '@/lib/session/session';
import type { OpenStateLabel } from '@/lib/format/format-open-state';
import { formatRestaurantDistance } from '@/lib/format/walking-distance';
import { RestaurantCard } from './restaurant-card';
import { SaveButton } from './save-button';

interface ResultCardProps {
  restaurant: Restaurant;
  search: CompletedSearch;
  heading?: 'h2' | 'h3';
  open: OpenStateLabel;
  /** True to name the dish that one person can order. */
  isForOne?: boolean;
}

/** Card of a result with its distance and a save button. */
export function ResultCard({
  restaurant,
  search,
  heading,
  open,
  isForOne = false,
}: ResultCardProps) {
  const { need, checkedFor } = search;
  const words = useTranslations('words');
  const origin = useAtomValue(distanceOriginAtom);
  const mapApp = useAtomValue(mapAppAtom);
  const { sort, maxPriceWon } = useAtomValue(listViewAtom);
  const isByPrice = sort === 'price' || maxPriceWon !== null;
  return (
    <RestaurantCard
      {...{ restaurant, checkedFor, heading, open, mapApp, isForOne, isByPrice }}
      distance={origin && formatRestaurantDistance(words, origin, restaurant)}
      actions={<SaveButton restaurant={restaurant} userPref={toUserPref(need)} isCompact />}
    />
  );
}
