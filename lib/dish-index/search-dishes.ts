import { toNamePhoneticKey } from '@kioot/engine/text';
import { createNameSuggester } from '@kioot/menu-reader/suggestions';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import { createPhoneticIndex, searchByPhonetics } from '../phonetic-search';
import type { IndexedDish } from './index-format';

/*
 * Search of `/dishes`, loaded with the names when it is first used.
 */

/** Shorter keys occur in most names; signs alone have none. */
const MIN_KEY_LENGTH = 3;

/**
 * Searches dishes as the menu reader does; where nothing matches as written, by sound with a typo.
 * An empty text finds all of them, in their order.
 */
export function createDishSearch(
  dishes: readonly IndexedDish[],
  locale: Locale,
): (text: string) => readonly IndexedDish[] {
  const suggest = createNameSuggester(() =>
    dishes.map((dish) => {
      const [ko, , , , name, english = name] = dish;
      const foreign = locale === DEFAULT_LOCALE ? {} : { foreign: name };
      // All alike: the order of the list, by places, decides.
      return { dish, ko, en: english, isOfficial: true, ...foreign };
    }),
  );
  let sounds: ReturnType<typeof createPhoneticIndex> | undefined;
  return (text) => {
    if (text.trim() === '') return dishes;
    const found = suggest(text, dishes.length);
    if (found.length > 0) return found.map(({ dish }) => dish);
    if (toNamePhoneticKey(text).length < MIN_KEY_LENGTH) return [];
    sounds ??= createPhoneticIndex(
      dishes.map(([ko, , , , name, english = name]) => `${ko} ${english}`),
    );
    const index = sounds;
    return searchByPhonetics(text, (matcher) => matcher(index, text)).flatMap((at) => {
      const dish = dishes[at];
      return dish ? [dish] : [];
    });
  };
}
