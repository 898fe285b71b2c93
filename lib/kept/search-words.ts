import type { Preference } from '../engine';
import { MEATS } from '../engine/reading/meats';
import { getOriginArea, type Search } from '../session/session';

const DIET_WORDS = {
  any: 'Anything',
  halal: 'Halal',
  strictVegan: 'Strict vegan',
  lactoOvo: 'Lacto-ovo vegetarian',
} as const;

/** "Pork, beef", "Strict vegan", "Anything". */
export function toNeedWords(need: Preference): string {
  if (need.kind !== 'meats') return DIET_WORDS[need.kind];
  const words = MEATS.filter((meat) => need.meats.includes(meat)).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "500 m", "1 km". */
export function toRadiusWords(radiusM: number): string {
  return radiusM < 1000 ? `${radiusM} m` : `${radiusM / 1000} km`;
}

/** "Pork, beef · Myeongdong · 1 km · No peanuts": what was asked for. */
export function toSearchWords({ need, origin, radius, profileWords }: Search): string {
  const where = getOriginArea(origin)?.location_en ?? 'Around you';
  return [toNeedWords(need), where, toRadiusWords(radius), profileWords]
    .filter(Boolean)
    .join(' · ');
}
