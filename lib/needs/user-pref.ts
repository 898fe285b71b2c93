import type { Preference } from '@kioot/engine';
import { MEATS, type Meat } from '@kioot/engine/needs';

/** Options of the meat screen in the specification's order (section 3). */
export const MEAT_OPTIONS = ['any', ...MEATS, 'halal', 'vegetarian'] as const;
export type MeatOption = (typeof MEAT_OPTIONS)[number];

/** Options of the vegan screen (specification section 3). */
export const VEGAN_OPTIONS = ['strictVegan', 'lactoOvo'] as const;
export type VeganOption = (typeof VEGAN_OPTIONS)[number];

/** The specification's `userPref`. */
export interface UserPref {
  meats: readonly MeatOption[];
  vegan: readonly VeganOption[];
}

function isMeat(option: MeatOption): option is Meat {
  return (MEATS as readonly MeatOption[]).includes(option);
}

/**
 * Selection after a tap (specification section 4): 'Anything is fine!', 'Halal' and 'Vegetarian'
 * replace everything; a specific meat removes those three and toggles itself.
 */
export function selectMeat(selected: readonly MeatOption[], tapped: MeatOption): MeatOption[] {
  if (!isMeat(tapped)) return [tapped];
  const meats = selected.filter(isMeat);
  return meats.includes(tapped) ? meats.filter((meat) => meat !== tapped) : [...meats, tapped];
}

/** True when the vegan screen comes next. */
export function isVegetarian(userPref: UserPref): boolean {
  return userPref.meats.includes('vegetarian');
}

/**
 * Preference for the engine. Nothing selected is `any` (specification section 5); a vegetarian
 * without a kind counts as strict vegan, the safer mistake.
 */
export function toPreference(userPref: UserPref): Preference {
  if (isVegetarian(userPref)) {
    return { kind: userPref.vegan.includes('lactoOvo') ? 'lactoOvo' : 'strictVegan' };
  }
  if (userPref.meats.includes('halal')) return { kind: 'halal' };
  const meats = userPref.meats.filter(isMeat);
  return meats.length > 0 ? { kind: 'meats', meats } : { kind: 'any' };
}

/** Inverse of {@link toPreference}, for forms, links and saved places. */
export function toUserPref(need: Preference): UserPref {
  switch (need.kind) {
    case 'any':
      return { meats: [], vegan: [] };
    case 'halal':
      return { meats: ['halal'], vegan: [] };
    case 'meats':
      return { meats: need.meats, vegan: [] };
    case 'strictVegan':
    case 'lactoOvo':
      return { meats: ['vegetarian'], vegan: [need.kind] };
  }
}
