import { useLocale } from 'next-intl';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { withLocalizedNames } from '@/lib/search/localization/localized-names';

/** Restaurant with its texts in the page's language. */
export const useLocalizedRestaurant = (restaurant: PlaceCard): PlaceCard =>
  withLocalizedNames(restaurant, useLocale());
