import type { Translator } from '../i18n/translator';
import { formatArea, formatRadius } from './format-area';
import type { LastResults } from '../store/last-results';
import { formatPreference } from './format-search';

type Translate = Translator<'words'>;

/** "Myeongdong, 500 m"; "Near you, 500 m" for a search from the visitor's position. */
export function formatSearchArea(
  t: Translate,
  { area, radius }: Pick<LastResults, 'area' | 'radius'>,
): string {
  const place = area ? formatArea(t, area) : t('aroundYou');
  return t('placeAndRadius', { place, radius: formatRadius(t, radius) });
}

/** "12 places"; "10 of 48 places" when only part of the list is stored. */
export function formatResultCount(
  t: Translate,
  { restaurants, total }: Pick<LastResults, 'restaurants' | 'total'>,
): string {
  const shown = restaurants.length;
  return shown < total ? t('someOfPlaces', { shown, count: total }) : t('places', { count: total });
}

/** "Myeongdong, 500 m, Pork · 12 places". */
export function formatLastResults(t: Translate, last: LastResults): string {
  const need = formatPreference(t, last.need, last.profile);
  return t('listLine', {
    place: formatSearchArea(t, last),
    need,
    places: formatResultCount(t, last),
  });
}

/** "Pork, beef in Myeongdong", "Strict vegan near you". */
export function formatContinueSearch(
  t: Translate,
  { area, need: wish, profile }: Pick<LastResults, 'area' | 'need' | 'profile'>,
): string {
  const need = formatPreference(t, wish, profile);
  return area ? t('needInArea', { need, area: formatArea(t, area) }) : t('needAroundYou', { need });
}
