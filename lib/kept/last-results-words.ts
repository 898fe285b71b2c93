import type { LastResults } from './last-results';
import { toNeedWords } from './search-words';

/** "Myeongdong, 500 m"; "Around you, 500 m" for a search from where the visitor was. */
export function toPlaceWords({ area, radius }: Pick<LastResults, 'area' | 'radius'>): string {
  return `${area ? area.location_en : 'Around you'}, ${radius} m`;
}

/** "12 places", "10 of 48 places": how much of the list is kept. */
export function toCountWords({ restaurants, total }: Pick<LastResults, 'restaurants' | 'total'>) {
  const places = total === 1 ? 'place' : 'places';
  return restaurants.length < total
    ? `${restaurants.length} of ${total} ${places}`
    : `${total} ${places}`;
}

/** "Pork, beef in Myeongdong", "Strict vegan around you": the search a visitor may go on with. */
export function toContinueWords({ area, need }: Pick<LastResults, 'area' | 'need'>): string {
  return `${toNeedWords(need)} ${area ? `in ${area.location_en}` : 'around you'}`;
}
