import { ALLERGENS, MEATS } from '@kioot/engine/needs';
import type { Preference } from '@kioot/engine';
import type { SearchGuest, SearchProfile } from '../search/contract/rec-contract';
import type { Search } from './session';

const DIETS = ['any', 'halal', 'strictVegan', 'lactoOvo'] as const;
const CLASSES = ['plain', 'ovo', 'lacto'] as const;
const MILD = 'mild';
const SEVERE_MARK = '!';
/** Code of an allergy that has no code of ours: nothing is sure for it. */
const OTHER_ALLERGY = 'other';

/** Parts of a profile in the address of a link: no allergies. */
type LinkFlags = Pick<SearchProfile, 'notSpicy' | 'noFivePungent' | 'vegetarianClass'>;

/** Allergies in the hash of a link, which browsers send to no server. */
type LinkAllergies = Pick<SearchProfile, 'allergies' | 'severe' | 'otherSevere'>;

/** `strictVegan`, or the meats: `pork,beef`. */
export const formatLinkDiet = (need: Preference): string =>
  need.kind === 'meats' ? need.meats.join() : need.kind;

/** Diet of a link; null for an unknown one. */
export function parseLinkDiet(text: string): Preference | null {
  const kind = DIETS.find((diet) => diet === text);
  if (kind) return { kind };
  const names = text.split(',');
  const meats = MEATS.filter((meat) => names.includes(meat));
  return meats.length === names.length ? { kind: 'meats', meats } : null;
}

/** Flags of a profile: `mild`, `ovo`, `mild.plain`; '' without any. */
export function formatLinkFlags({ notSpicy, noFivePungent, vegetarianClass }: LinkFlags): string {
  return [
    ...(notSpicy ? [MILD] : []),
    ...(noFivePungent ? [vegetarianClass ?? CLASSES[0]] : []),
  ].join('.');
}

/** Flags of a link; null for an unknown or repeated one. */
export function parseLinkFlags(text: string): LinkFlags | null {
  const flags = text === '' ? [] : text.split('.');
  const classes = CLASSES.filter((name) => flags.includes(name));
  const [name] = classes;
  const isMild = flags.includes(MILD);
  if (flags.length !== classes.length + Number(isMild) || classes.length > 1) return null;
  return {
    ...(isMild ? { notSpicy: true } : {}),
    ...(name ? { noFivePungent: true } : {}),
    ...(name && name !== 'plain' ? { vegetarianClass: name } : {}),
  };
}

/**
 * Diet and flags of a person: no name, no allergies.
 * @example
 * formatLinkGuest({ need: { kind: 'strictVegan' }, profile }) // => 'strictVegan.mild'
 */
function formatLinkGuest({ need, profile }: SearchGuest): string {
  const flags = profile ? formatLinkFlags(profile) : '';
  return [formatLinkDiet(need), ...(flags ? [flags] : [])].join('.');
}

/** Person of a link; null for an unknown diet or flag, because a guest without one eats anything. */
export function parseLinkGuest(text: string): SearchGuest | null {
  const [diet = '', ...flags] = text.split('.');
  const need = parseLinkDiet(diet);
  const parsed = parseLinkFlags(flags.join('.'));
  if (!need || !parsed) return null;
  return Object.keys(parsed).length > 0
    ? { need, profile: { allergies: [], ...parsed } }
    : { need };
}

/** Codes of allergies, the severe ones marked: `egg,peanut!`, `other`; '' without any. */
export function formatLinkAllergies({
  allergies,
  severe = [],
  otherSevere,
}: LinkAllergies): string {
  const codes: string[] = allergies.map((code) =>
    severe.includes(code) ? `${code}${SEVERE_MARK}` : code,
  );
  return [...codes, ...(otherSevere ? [OTHER_ALLERGY] : [])].join();
}

/** Allergies of a link. Nothing is sure for an unknown one. */
export function parseLinkAllergies(text: string): LinkAllergies {
  const codes = text.split(',').filter(Boolean);
  const toCode = (code: string) => code.replace(SEVERE_MARK, '');
  const allergies = ALLERGENS.filter((code) => codes.map(toCode).includes(code));
  const severe = allergies.filter((code) => codes.includes(`${code}${SEVERE_MARK}`));
  const isKnown = (code: string) => allergies.some((known) => known === toCode(code));
  return {
    allergies,
    ...(severe.length > 0 ? { severe } : {}),
    ...(codes.every(isKnown) ? {} : { otherSevere: true }),
  };
}

/** True for a person with an allergy that a link leaves out unless it is ticked. */
export const hasLinkAllergies = (profile: SearchProfile | undefined): boolean =>
  profile !== undefined && formatLinkAllergies(profile) !== '';

const HASH_START = '#avoid=';

/** Hash with the allergies of everyone, the visitor first: `#avoid=;egg,peanut!`; '' without any. */
function toAllergyHash(profiles: readonly (SearchProfile | undefined)[]): string {
  const parts = profiles.map((profile) => (profile ? formatLinkAllergies(profile) : ''));
  return parts.some(Boolean) ? `${HASH_START}${parts.join(';')}` : '';
}

/**
 * End of a link to a list: the diets of everyone at the table without names, and allergies only on
 * the visitor's request.
 * @example
 * formatLinkTable({ others: [{ need: { kind: 'strictVegan' } }] }, false) // => '&with=strictVegan'
 */
export function formatLinkTable(
  { profile, others = [] }: Pick<Search, 'profile' | 'others'>,
  hasAllergies: boolean,
): string {
  const flags = profile ? formatLinkFlags(profile) : '';
  const guests = others.map((guest) => `&with=${formatLinkGuest(guest)}`).join('');
  const hash = hasAllergies
    ? toAllergyHash([profile, ...others.map((guest) => guest.profile)])
    : '';
  return `${flags ? `&also=${flags}` : ''}${guests}${hash}`;
}

/**
 * Allergies of each of `count` people; null for a hash of another number of people, whose allergies
 * would be lost.
 */
export function parseAllergyHash(hash: string, count: number): LinkAllergies[] | null {
  if (!hash.startsWith(HASH_START)) {
    return Array.from({ length: count }, () => ({ allergies: [] }));
  }
  const values = new URLSearchParams(hash.slice(1)).getAll('avoid');
  const parts = values[0]?.split(';') ?? [];
  return values.length === 1 && parts.length === count ? parts.map(parseLinkAllergies) : null;
}
