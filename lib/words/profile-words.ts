import type { Allergen } from '../engine/needs/allergens';
import type { SearchProfile } from '../search/contract';

/** What each allergen is called, in the order of the form: what belongs together stands together. */
export const ALLERGEN_WORDS: Readonly<Record<Allergen, string>> = {
  peanut: 'peanuts',
  walnut: 'walnuts',
  'pine-nut': 'pine nuts',
  'tree-nut': 'almonds and other nuts',
  sesame: 'sesame',
  egg: 'eggs',
  milk: 'milk',
  fish: 'fish',
  mackerel: 'mackerel',
  shrimp: 'shrimp',
  crab: 'crab',
  shellfish: 'clams and oysters',
  squid: 'squid',
  wheat: 'wheat',
  gluten: 'gluten',
  buckwheat: 'buckwheat',
  soy: 'soy',
  beef: 'beef',
  pork: 'pork',
  chicken: 'chicken',
  peach: 'peaches',
  tomato: 'tomatoes',
  sulphites: 'sulphites',
};

/** "No peanuts, milk · not spicy"; '' for nothing. */
export function toProfileWords(profile: SearchProfile | undefined): string {
  if (!profile) return '';
  const { allergies, notSpicy } = profile;
  const words = [
    ...(allergies.length > 0
      ? [`no ${allergies.map((code) => ALLERGEN_WORDS[code]).join(', ')}`]
      : []),
    ...(notSpicy ? ['not spicy'] : []),
  ].join(' · ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
