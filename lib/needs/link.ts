import {
  ALLERGENS,
  MEATS,
  type DietaryRestrictions,
  type Preference,
  type PersonNeeds,
} from '@kioot/engine/needs';
import {
  DIETS,
  MAX_PEOPLE,
  VEGETARIAN_CLASS_CODES,
  isVeganPreference,
  toPeople,
  type TableNeeds,
} from './need';

const CLASSES = ['plain', ...VEGETARIAN_CLASS_CODES] as const;
const MILD = 'mild';
const SEVERE_MARK = '!';
/** Code of an allergy that has no code of ours: nothing is sure for it. */
const OTHER_ALLERGY = 'other';

/** Restrictions in the address of a link: no allergies. */
type LinkFlags = Pick<DietaryRestrictions, 'notSpicy' | 'noFivePungent' | 'vegetarianClass'>;

/** Allergies in the hash of a link, which browsers send to no server. */
type LinkAllergies = Pick<DietaryRestrictions, 'allergies' | 'severe' | 'otherSevere'>;

/** Value of a parameter; '' when missing, null when repeated. */
export function getSingleParam(params: URLSearchParams, name: string): string | null {
  const values = params.getAll(name);
  return values.length > 1 ? null : (values[0] ?? '');
}

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

/** Diet of the visitor by the options of the forms; null for what they do not allow. */
function parseOwnDiet(params: URLSearchParams): Preference | null {
  const [meats, vegan] = [getSingleParam(params, 'meats'), getSingleParam(params, 'vegan')];
  if (meats === null || vegan === null) return null;
  const isVegetarian = meats === 'vegetarian';
  if (vegan && !isVegetarian) return null;
  const need = parseLinkDiet(isVegetarian ? vegan || 'strictVegan' : meats || 'any');
  return need && isVeganPreference(need) === isVegetarian ? need : null;
}

/** Flags of a person: `mild`, `ovo`, `mild.plain`; '' without any. */
export const formatLinkFlags = ({ notSpicy, noFivePungent, vegetarianClass }: LinkFlags): string =>
  [...(notSpicy ? [MILD] : []), ...(noFivePungent ? [vegetarianClass ?? CLASSES[0]] : [])].join(
    '.',
  );

/** Flags of a link; null for an unknown or repeated one. */
export function parseLinkFlags(text: string | null): LinkFlags | null {
  const flags = text ? text.split('.') : [];
  const classes = CLASSES.filter((name) => flags.includes(name));
  const [name] = classes;
  const isMild = flags.includes(MILD);
  if (text === null || classes.length > 1) return null;
  if (flags.length !== classes.length + Number(isMild)) return null;
  return {
    ...(isMild ? { notSpicy: true } : {}),
    ...(name ? { noFivePungent: true } : {}),
    ...(name && name !== 'plain' ? { vegetarianClass: name } : {}),
  };
}

/** Codes of allergies, the severe ones marked: `egg,peanut!`, `other`; '' without any. */
export function formatLinkAllergies(profile: LinkAllergies | undefined): string {
  const { allergies = [], severe = [], otherSevere } = profile ?? {};
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
export const hasLinkAllergies = (profile: DietaryRestrictions | undefined): boolean =>
  formatLinkAllergies(profile) !== '';

/** Diet and flags of a person without a name: `strictVegan.mild`. */
const formatLinkPerson = ({ need, profile = { allergies: [] } }: PersonNeeds): string =>
  [formatLinkDiet(need), formatLinkFlags(profile)].filter(Boolean).join('.');

/** Person of a link; null for an unknown diet or flag, because a guest without one eats anything. */
function parseLinkPerson(text: string): PersonNeeds | null {
  const [diet = '', ...flags] = text.split('.');
  const need = parseLinkDiet(diet);
  const parsed = parseLinkFlags(flags.join('.'));
  return need && parsed && { need, profile: { allergies: [], ...parsed } };
}

const HASH_START = '#avoid=';

/**
 * End of a link to a list: the diets of everyone at the table without names, and allergies only on
 * the visitor's request, in the hash: `#avoid=;egg,peanut!`.
 * @example
 * formatLinkTable({ need, others: [{ need: { kind: 'strictVegan' } }] }, false) // => '&with=strictVegan'
 */
export function formatLinkTable(table: TableNeeds, hasAllergies: boolean): string {
  const people = toPeople(table);
  const flags = table.profile ? formatLinkFlags(table.profile) : '';
  const guests = people.slice(1).map((guest) => `&with=${formatLinkPerson(guest)}`);
  const avoided = people.map(({ profile }) => formatLinkAllergies(profile));
  const hash = hasAllergies && avoided.some(Boolean) ? `${HASH_START}${avoided.join(';')}` : '';
  return `${flags && `&also=${flags}`}${guests.join('')}${hash}`;
}

/**
 * Allergies of each of `count` people; null for a hash of another number of people, whose allergies
 * would be lost.
 */
function parseAllergyHash(hash: string, count: number): LinkAllergies[] | null {
  if (!hash.startsWith(HASH_START)) {
    return Array.from({ length: count }, () => ({ allergies: [] }));
  }
  const values = new URLSearchParams(hash.slice(1)).getAll('avoid');
  const parts = values[0]?.split(';') ?? [];
  return values.length === 1 && parts.length === count ? parts.map(parseLinkAllergies) : null;
}

/** Person with the allergies of the hash; without a profile where there is no restriction. */
function withAllergies({ need, profile }: PersonNeeds, allergies: LinkAllergies): PersonNeeds {
  const all = { ...profile, ...allergies };
  return all.allergies.length > 0 || Object.keys(all).length > 1
    ? { need, profile: all }
    : { need };
}

/**
 * Needs of everyone in a link; null for any that the forms do not allow, and for too many people.
 * @param hash with the allergies that the sender ticked
 */
export function parseLinkTable(params: URLSearchParams, hash: string): TableNeeds | null {
  const need = parseOwnDiet(params);
  const flags = parseLinkFlags(getSingleParam(params, 'also'));
  const texts = params.getAll('with');
  const others = texts.flatMap((text) => parseLinkPerson(text) ?? []);
  const allergies = parseAllergyHash(hash, texts.length + 1);
  if (!need || !flags || !allergies) return null;
  if (others.length < texts.length || texts.length >= MAX_PEOPLE) return null;
  const [own = { need }, ...guests] = [
    { need, profile: { allergies: [], ...flags } },
    ...others,
  ].map((person, at) => withAllergies(person, allergies[at] ?? { allergies: [] }));
  return guests.length > 0 ? { ...own, others: guests } : own;
}
