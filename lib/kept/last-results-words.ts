import type { WordsOf } from '../i18n/words';
import { toAreaWords } from '../words/area-words';
import type { LastResults } from './last-results';
import { toNeedWords } from './search-words';

type Words = WordsOf<'words'>;

/** "Myeongdong, 500 m"; "Around you, 500 m" for a search from where the visitor was. */
export function toPlaceWords(
  t: Words,
  { area, radius }: Pick<LastResults, 'area' | 'radius'>,
): string {
  const place = area ? toAreaWords(t, area) : t('aroundYou');
  return t('placeAndRadius', { place, radius: t('metres', { m: String(radius) }) });
}

/** "12 places", "10 of 48 places": how much of the list is kept. */
export function toCountWords(
  t: Words,
  { restaurants, total }: Pick<LastResults, 'restaurants' | 'total'>,
): string {
  const shown = restaurants.length;
  return shown < total ? t('someOfPlaces', { shown, count: total }) : t('places', { count: total });
}

/** "Myeongdong, 500 m, Pork · 12 places": what was searched, and what came of it. */
export function toListWords(t: Words, last: LastResults): string {
  const need = toNeedWords(t, last.need, last.profile);
  return t('listLine', { place: toPlaceWords(t, last), need, places: toCountWords(t, last) });
}

/** "Pork, beef in Myeongdong", "Strict vegan around you": the search a visitor may go on with. */
export function toContinueWords(
  t: Words,
  { area, need: wish, profile }: Pick<LastResults, 'area' | 'need' | 'profile'>,
): string {
  const need = toNeedWords(t, wish, profile);
  return area
    ? t('needInArea', { need, area: toAreaWords(t, area) })
    : t('needAroundYou', { need });
}
