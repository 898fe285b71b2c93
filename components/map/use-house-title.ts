import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { toHouseName } from '@/lib/search/house-name';
import type { Restaurant } from '@/lib/search/contract';
import { inLanguage, isInLanguage } from '@/lib/search/in-language';

type ToHouseName = typeof toHouseName;

/**
 * What a house is called in the language of the page, empty where only the Korean name is known. The map shows places
 * whose names nobody has asked for yet: in Japanese they are spelt on the phone, in Chinese they keep their Latin letters.
 */
export function useHouseTitle(): (restaurant: Restaurant) => string {
  const locale = useLocale();
  const [spell, setSpell] = useState<ToHouseName | null>(null);
  useEffect(() => {
    if (locale !== 'ja') return;
    let isGone = false;
    import('@/lib/search/house-name').then(
      (house) => {
        if (!isGone) setSpell(() => house.toHouseName);
      },
      // Without a connection the Latin letters stay, which name the house as well.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [locale]);
  return (restaurant) =>
    spell && !isInLanguage(restaurant, locale)
      ? spell('ja', { title: restaurant.title })
      : (inLanguage(restaurant, locale).title_eng ?? '');
}
