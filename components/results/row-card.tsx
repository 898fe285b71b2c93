import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { mapAppAtom } from '@/lib/kept/map-app-atoms';
import { originAtom } from '@/lib/kept/view-atoms';
import type { Restaurant } from '@/lib/search/contract';
import { toUserPref } from '@/lib/session/preferences';
import type { AnsweredSearch } from '@/lib/session/session';
import type { OpenLine } from '@/lib/words/open-words';
import { getRestaurantDistanceM, toDistanceWords } from '@/lib/words/walk';
import { RestaurantCard } from './restaurant-card';
import { SaveButton } from './save-button';

interface RowCardProps {
  restaurant: Restaurant;
  search: AnsweredSearch;
  heading?: 'h2' | 'h3';
  open: OpenLine;
}

/** The card of a row of a search: how far it is from where distances count, and a heart to save it by. */
export function RowCard({ restaurant, search, heading, open }: RowCardProps) {
  const { need, checkedFor } = search;
  const words = useTranslations('words');
  const origin = useAtomValue(originAtom);
  const mapApp = useAtomValue(mapAppAtom);
  const distanceM = origin && getRestaurantDistanceM(origin, restaurant);
  return (
    <RestaurantCard
      {...{ restaurant, checkedFor, heading, open, mapApp }}
      distance={distanceM === null ? null : toDistanceWords(words, distanceM)}
      actions={<SaveButton restaurant={restaurant} userPref={toUserPref(need)} isCompact />}
    />
  );
}
