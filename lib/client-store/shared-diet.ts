import { ALLERGENS, MEATS, type Allergen } from '@kioot/engine/needs';
import type { Preference } from '@kioot/engine';
import { EMPTY_PROFILE, type DietProfile } from './diet-profile';

/*
 * Diet of a sender in the fragment of an invitation (`#eats=lactoOvo&allergies=peanut!,egg`), which
 * browsers send to no server. It holds what the sender ticked: the diet, the allergies, or both.
 */

/** Choices of the sender. */
export interface SharedParts {
  /** The diet, with the alliums and the class of vegetarian food that belong to it. */
  diet: boolean;
  /** Allergies with their severity; ingredients added by hand only as "another severe allergy". */
  allergies: boolean;
}

const DIETS = ['any', 'halal', 'strictVegan', 'lactoOvo'] as const;
const CLASSES = ['ovo', 'lacto'] as const;
const SEVERE_MARK = '!';
/** Severe allergy that has no code here. */
const OTHER_CODE = 'other';
const NAMES = ['eats', 'alliums', 'class', 'allergies'];

const formatNeed = (need: Preference): string =>
  need.kind === 'meats' ? need.meats.join(',') : need.kind;

function formatAllergies({ allergies, severe, unknownAllergies, others }: DietProfile): string[] {
  const isOtherSevere = unknownAllergies.length > 0 || others.some(({ isSevere }) => isSevere);
  return [
    ...allergies.map((code) => (severe.includes(code) ? code + SEVERE_MARK : code)),
    ...(isOtherSevere ? [OTHER_CODE + SEVERE_MARK] : []),
  ];
}

/**
 * Fragment of a link with the ticked parts of a profile; '' if there is nothing to share.
 *
 * @example
 * const profile = { ...EMPTY_PROFILE, wish: { kind: 'lactoOvo' }, allergies: ['egg'] }
 * toDietFragment(profile, { diet: true, allergies: false }) // => '#eats=lactoOvo'
 */
export function toDietFragment(profile: DietProfile, { diet, allergies }: SharedParts): string {
  const { wish, noFivePungent, vegetarianClass } = profile;
  const codes = allergies ? formatAllergies(profile) : [];
  const parts = [
    ...(diet && wish ? [`eats=${formatNeed(wish)}`] : []),
    ...(diet && noFivePungent ? ['alliums=no'] : []),
    ...(diet && noFivePungent && vegetarianClass ? [`class=${vegetarianClass}`] : []),
    ...(codes.length > 0 ? [`allergies=${codes.join(',')}`] : []),
  ];
  return parts.length > 0 ? `#${parts.join('&')}` : '';
}

/** Known codes of a list, in the order of the form; null for an unknown or repeated one. */
function parseCodes<const Code extends string>(
  names: readonly string[],
  known: readonly Code[],
): Code[] | null {
  const found = known.filter((code) => names.includes(code));
  return found.length === names.length ? found : null;
}

function parseNeed(text: string): Preference | null {
  const kind = DIETS.find((diet) => diet === text);
  if (kind) return { kind };
  const meats = parseCodes(text.split(','), MEATS);
  return meats && { kind: 'meats', meats };
}

type SharedAllergies = Pick<DietProfile, 'allergies' | 'severe' | 'unknownAllergies'>;

function parseAllergies(text: string): SharedAllergies | null {
  const names = text.split(',');
  const isSevere = (code: string) => names.includes(code + SEVERE_MARK);
  const codes = parseCodes<Allergen | typeof OTHER_CODE>(
    names.map((name) => (name.endsWith(SEVERE_MARK) ? name.slice(0, -1) : name)),
    [...ALLERGENS, OTHER_CODE],
  );
  // Another allergy without severity cannot be checked or shown.
  if (!codes || (codes.includes(OTHER_CODE) && !isSevere(OTHER_CODE))) return null;
  const allergies = ALLERGENS.filter((code) => codes.includes(code));
  return {
    allergies,
    severe: allergies.filter(isSevere),
    unknownAllergies: codes.includes(OTHER_CODE) ? [OTHER_CODE] : [],
  };
}

/**
 * Profile of the sender by the fragment of an invitation. Undefined without one; null for one that
 * is not readable as a whole: half of a diet is none.
 */
export function parseDietFragment(fragment: string): DietProfile | null | undefined {
  const text = fragment.replace(/^#/, '');
  if (text === '') return undefined;
  const parts = text.split('&').map((part) => part.split('='));
  const names = parts.map(([name = '']) => name);
  const isReadable = parts.every(({ length }) => length === 2) && parseCodes(names, NAMES) !== null;
  if (!isReadable) return null;
  const values = new Map(parts.map(([name = '', value = '']) => [name, value]));
  const [eats, alliums, dietClass, allergies] = NAMES.map((name) => values.get(name));
  const wish = eats === undefined ? null : parseNeed(eats);
  const vegetarianClass = CLASSES.find((each) => each === dietClass);
  const codes = allergies === undefined ? EMPTY_PROFILE : parseAllergies(allergies);
  const isInvalid =
    (eats !== undefined && !wish) ||
    (alliums !== undefined && alliums !== 'no') ||
    (dietClass !== undefined && (!vegetarianClass || alliums === undefined)) ||
    !codes;
  if (isInvalid) return null;
  return {
    ...EMPTY_PROFILE,
    wish,
    noFivePungent: alliums === 'no',
    ...(vegetarianClass ? { vegetarianClass } : {}),
    allergies: codes.allergies,
    severe: codes.severe,
    unknownAllergies: codes.unknownAllergies,
  };
}
