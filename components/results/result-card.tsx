import { useAtomValue } from 'jotai';
import { distanceOriginAtom } from '@/lib/client-store/position-atoms';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { toUserPref } from '@/lib/needs/user-pref';
import type { CompletedSearch } from '@/lib/session/session';
import type { OpenStateLabel } from '@/lib/format/format-open-state';
import { toTranslatedTerm } from '@/lib/format/format-match';
import { EatingAlone } from '../ui/eating-alone';
import { useLocalizedRestaurant } from '../ui/use-localized-restaurant';
import { RestaurantCard } from './restaurant-card';
import { SaveButton } from './save-button';

interface ResultCardProps {
  restaurant: PlaceCard;
  search: CompletedSearch;
  heading?: 'h2' | 'h3';
  open: OpenStateLabel;
  /** True to name the dish that one person can order. */
  isForOne?: boolean;
  /** See {@link isPriceView}. */
  isByPrice?: boolean;
  /** True for a large picture, where there is one. */
  isFirst?: boolean;
}

/** Card of a result with its distance and a save button. */
export function ResultCard({
  restaurant,
  search,
  heading,
  open,
  isForOne = false,
  isByPrice = false,
  isFirst = false,
}: ResultCardProps) {
  const { need, checkedFor } = search;
  const origin = useAtomValue(distanceOriginAtom);
  return (
    <RestaurantCard
      {...{ restaurant, checkedFor, heading, open, origin, isByPrice }}
      isLarge={isFirst && restaurant.drawing?.endsWith('.webp')}
      actions={<SaveButton restaurant={restaurant} userPref={toUserPref(need)} isCompact />}
    >
      {isForOne ? <ForOne restaurant={restaurant} /> : null}
    </RestaurantCard>
  );
}

/** Dish that one person can order. */
function ForOne({ restaurant }: Pick<ResultCardProps, 'restaurant'>) {
  const localized = useLocalizedRestaurant(restaurant);
  const { dishForOne } = localized;
  return dishForOne ? (
    <EatingAlone kind="one" {...toTranslatedTerm(dishForOne, localized)} />
  ) : null;
}
