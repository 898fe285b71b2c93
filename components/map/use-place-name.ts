import { useAtomValue } from 'jotai';
import { useLocale } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { translatedByIdAtom } from '@/lib/client-store/translated-rows-atoms';
import type { toKatakanaTitle } from '@/lib/search/localization/restaurant-name';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { withLocalizedNames, hasLocalizedNames } from '@/lib/search/localization/localized-names';

type ToPlaceName = typeof toKatakanaTitle;

/**
 * Name of a place in the page's language, from the translations so far; empty if only the Korean name
 * is known. Untranslated places are transliterated for Japanese on the phone, and keep their Latin name in Chinese.
 */
export function usePlaceName(): (restaurant: PlaceCard) => string {
  const locale = useLocale();
  const translatedById = useAtomValue(translatedByIdAtom);
  const [transliterate, setTransliterate] = useState<ToPlaceName | null>(null);
  useEffect(() => {
    if (locale !== 'ja') return;
    import('@/lib/search/localization/restaurant-name').then(
      ({ toKatakanaTitle }) => setTransliterate(() => toKatakanaTitle),
      // Offline, the Latin name is used.
      () => undefined,
    );
  }, [locale]);
  return useCallback(
    (row) => {
      const restaurant = translatedById.get(row.contentId) ?? row;
      return transliterate && !hasLocalizedNames(restaurant, locale)
        ? transliterate(restaurant.title)
        : (withLocalizedNames(restaurant, locale).title_eng ?? '');
    },
    [locale, translatedById, transliterate],
  );
}
