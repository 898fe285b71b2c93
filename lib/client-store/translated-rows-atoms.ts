import { atom } from 'jotai';
import { getPageLocale } from '../locales';
import type { PlaceCard } from '../search/contract/rec-contract';
import { hasLocalizedNames } from '../search/localization/localized-names';
import { searchAtom } from '../session/session-atoms';
import { resultsAtom } from './result-atoms';

/** Translations fetched out of page order, for a view that shows other restaurants first. */
const storedTranslationsAtom = atom<{
  searchId: string;
  byId: ReadonlyMap<string, PlaceCard>;
} | null>(null);

/** Restaurants of this search that are translated so far, by id. */
export const translatedByIdAtom = atom((get): ReadonlyMap<string, PlaceCard> => {
  const stored = get(storedTranslationsAtom);
  const shown = get(resultsAtom) ?? [];
  const locale = getPageLocale();
  return new Map([
    ...shown
      .filter((restaurant) => hasLocalizedNames(restaurant, locale))
      .map((restaurant) => [restaurant.contentId, restaurant] as const),
    ...(stored && stored.searchId === get(searchAtom)?.id ? stored.byId : []),
  ]);
});

/**
 * Stores translations. A row that came back untranslated counts as done, so that it is not
 * requested again.
 */
export const storeTranslationsAtom = atom(
  null,
  (
    get,
    set,
    { asked, answered }: { asked: readonly PlaceCard[]; answered: readonly PlaceCard[] },
  ) => {
    const searchId = get(searchAtom)?.id;
    if (!searchId) return;
    const stored = get(storedTranslationsAtom);
    const byId = new Map(stored?.searchId === searchId ? stored.byId : []);
    for (const row of [...asked, ...answered]) byId.set(row.contentId, row);
    set(storedTranslationsAtom, { searchId, byId });
  },
);
