import type { PersonNeeds } from '@kioot/engine/needs';
import type { Translator } from '../i18n/translator';
import { toPeople, type TableNeeds } from '../needs/need';
import { formatSearchProfile } from '../format/format-search-profile';
import { formatPreference } from '../format/format-search';

/** "Strict vegan"; of a person who eats anything "No peanuts (severe)", or "Anything". */
export function formatPerson(t: Translator<'words'>, { need, profile }: PersonNeeds): string {
  const restrictions = need.kind === 'any' ? formatSearchProfile(t, profile) : '';
  return restrictions || formatPreference(t, need, profile);
}

/** Changes Latin letters only: other scripts have no case. */
export const toLowerInitial = (text: string): string =>
  text.charAt(0).toLowerCase() + text.slice(1);

/** "strict vegan, allergies: peanuts"; of a person without needs "anything". */
export function formatNeeds(t: Translator<'words'>, { need, profile }: PersonNeeds): string {
  const restrictions = formatSearchProfile(t, profile);
  const diet = need.kind === 'any' && restrictions ? '' : formatPreference(t, need, profile);
  return [diet, restrictions].filter(Boolean).map(toLowerInitial).join(t('comma'));
}

/** Needs of everyone whom a list is for, without names: "strict vegan + anything". */
export const formatPeople = (t: Translator<'words'>, table: TableNeeds): string =>
  toPeople(table)
    .map((person) => formatNeeds(t, person))
    .join(' + ');
