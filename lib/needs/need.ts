import {
  MEATS,
  toPreferenceSentence,
  type DietaryRestrictions,
  type PersonNeeds,
  type Preference,
} from '@kioot/engine/needs';
import { ENGINE_KEY } from '../public-env';

/**
 * Needs of everyone at a table without names, in memory, in storage and on the wire of `/api/search`:
 * of the visitor, and of the people who eat with the visitor. Restrictions are never sent to a tourism
 * backend (decision 0080).
 */
export interface TableNeeds extends PersonNeeds {
  /** Missing for a visitor who eats alone. */
  others?: readonly PersonNeeds[] | undefined;
}

/** Most people at a table, the visitor included. */
export const MAX_PEOPLE = 6;

/** False for a person who eats anything. */
export const hasNeeds = ({ need, profile }: PersonNeeds): boolean =>
  need.kind !== 'any' || profile !== undefined;

/** Everyone at a table, the visitor first. */
export const toPeople = ({
  need,
  profile,
  others = [],
}: TableNeeds): [PersonNeeds, ...PersonNeeds[]] => [{ need, profile }, ...others];

/** Preferences that are a name alone. */
export const DIETS = ['any', 'halal', 'strictVegan', 'lactoOvo'] as const;

/** Codes of the classes of vegetarian food between the two diets. */
export const VEGETARIAN_CLASS_CODES = ['ovo', 'lacto'] as const;

/**
 * True for a preference with an API call of its own that responds in English (specification section
 * 7).
 */
export const isVeganPreference = (
  need: Preference,
): need is Extract<Preference, { kind: 'strictVegan' | 'lactoOvo' }> =>
  need.kind === 'strictVegan' || need.kind === 'lactoOvo';

/**
 * Suffix of the code of a severe allergy, and the code of one that has none of its own. Older
 * servers, which know neither, cannot parse such a key and therefore leave its verdicts unchanged.
 */
export const SEVERE_SUFFIX = ':severe';
export const OTHER_SEVERE_CODE = `other${SEVERE_SUFFIX}`;

/**
 * Key of the visitor a verdict is for: engine of this build (`next.config.mjs`), preference, and
 * restrictions. A verdict with another key does not hold for this visitor. Undefined for a visitor
 * who eats anything: nothing is checked.
 *
 * @example
 * toProfileKey({ kind: 'strictVegan' }, { allergies: ['egg'] }) // '1f0c…|나는 비건이야|egg|false'
 */
export function toProfileKey(need: Preference, avoided?: DietaryRestrictions): string | undefined {
  const { allergies = [], severe = [], otherSevere, notSpicy = false } = avoided ?? {};
  const codes: string[] = allergies.map((code) =>
    severe.includes(code) ? `${code}${SEVERE_SUFFIX}` : code,
  );
  if (otherSevere) codes.push(OTHER_SEVERE_CODE);
  if (avoided?.noFivePungent) codes.push('pungent');
  if (avoided?.vegetarianClass) codes.push(avoided.vegetarianClass);
  if (need.kind === 'any' && codes.length === 0 && !notSpicy) return undefined;
  const sentence = toPreferenceSentence(withOrderedMeats(need));
  return [ENGINE_KEY, sentence, codes.sort().join(), notSpicy].join('|');
}

/** Equal for equal meats, in whatever order a visitor chose them. */
function withOrderedMeats(need: Preference): Preference {
  if (need.kind !== 'meats') return need;
  return { kind: 'meats', meats: MEATS.filter((meat) => need.meats.includes(meat)) };
}

/** Key of a party by the profile keys of its people; undefined for one person. */
export const joinProfileKeys = (keys: readonly (string | undefined)[]): string | undefined =>
  keys.length > 1 ? keys.map((key) => key ?? '').join('\n') : undefined;

/** True for a saved list that was classified by the engine of this page. */
export const isFromCurrentEngine = (need: Preference, profileKey: string | undefined): boolean =>
  profileKey === undefined ? need.kind === 'any' : profileKey.startsWith(`${ENGINE_KEY}|`);

/** True for a verdict that considers a severe allergy. */
export const isForSevereAllergy = (profileKey: string | undefined): boolean =>
  profileKey?.includes(SEVERE_SUFFIX) === true;

/** True for a key with allergies or other restrictions: personal data, not to be shared. */
export const hasProfileDetails = (profileKey: string): boolean => !profileKey.endsWith('||false');
