import { ALLERGENS, MEATS, type Allergen } from '@kioot/engine/needs';
import type { Preference } from '@kioot/engine';
import { vegetarianClassSchema } from '../session/session';
import { parseOrNull } from '../validation';
import { EMPTY_PROFILE, type DietProfile } from './diet-profile';

/** Start of the hash of a link that lets a friend add what they eat. */
const JOIN_HASH = '#join';

/** Parts of a profile that the sender of a link lets travel with it. */
export interface JoinChoices {
  hasDiet: boolean;
  hasAllergies: boolean;
}

const SEVERE_MARK = '!';
/** Code of an allergy that has no code of ours: nothing is sure for it. */
const OTHER_ALLERGY = 'other';
const DIETS = ['any', 'halal', 'strictVegan', 'lactoOvo'] as const;

function formatDiet({ wish, noFivePungent, vegetarianClass }: DietProfile): string[] {
  if (!wish) return [];
  const diet = wish.kind === 'meats' ? wish.meats.join() : wish.kind;
  return [`diet=${diet}`, ...(noFivePungent ? [`class=${vegetarianClass ?? 'plain'}`] : [])];
}

function formatAllergies({ allergies, severe, others, unknownAllergies }: DietProfile): string[] {
  const codes: string[] = allergies.map((code) =>
    severe.includes(code) ? `${code}${SEVERE_MARK}` : code,
  );
  if (unknownAllergies.length > 0 || others.some(({ isSevere }) => isSevere))
    codes.push(OTHER_ALLERGY);
  return codes.length > 0 ? [`avoid=${codes.join()}`] : [];
}

/**
 * Hash of a link with what the sender ticked; browsers send it to no server.
 * @example
 * toJoinHash(profile, { hasDiet: true, hasAllergies: true }) // => '#join&diet=lactoOvo&avoid=egg,peanut!'
 */
export function toJoinHash(profile: DietProfile, { hasDiet, hasAllergies }: JoinChoices): string {
  return [
    JOIN_HASH,
    ...(hasDiet ? formatDiet(profile) : []),
    ...(hasAllergies ? formatAllergies(profile) : []),
  ].join('&');
}

/** Diet of a link; null for an unknown one. */
function parseDiet(text: string): Preference | null {
  const kind = DIETS.find((diet) => diet === text);
  if (kind) return { kind };
  const names = text.split(',');
  const meats = MEATS.filter((meat) => names.includes(meat));
  return meats.length === names.length ? { kind: 'meats', meats } : null;
}

/**
 * Profile of the sender of a link, as far as it travels; null without one, and for an unknown diet,
 * because a guest without a diet eats anything. An unknown allergy stays one for which nothing is
 * sure.
 */
export function parseJoinHash(hash: string): DietProfile | null {
  const [start, ...parts] = hash.split('&');
  if (start !== JOIN_HASH || parts.length === 0) return null;
  const params = new URLSearchParams(parts.join('&'));
  const diet = params.get('diet');
  const wish = diet === null ? null : parseDiet(diet);
  if (diet !== null && wish === null) return null;
  const codes = (params.get('avoid') ?? '').split(',').filter(Boolean);
  const toCode = (code: string) => code.replace(SEVERE_MARK, '');
  const allergies: Allergen[] = ALLERGENS.filter((code) => codes.map(toCode).includes(code));
  const isKnown = (code: string) => allergies.some((known) => known === toCode(code));
  const hasUnknown = codes.some((code) => !isKnown(code));
  if (!wish && codes.length === 0) return null;
  const dietClass = params.get('class');
  return {
    ...EMPTY_PROFILE,
    wish,
    allergies,
    severe: allergies.filter((code) => codes.includes(`${code}${SEVERE_MARK}`)),
    unknownAllergies: hasUnknown ? [OTHER_ALLERGY] : [],
    ...(dietClass === null
      ? {}
      : {
          noFivePungent: true,
          vegetarianClass: parseOrNull(vegetarianClassSchema, dietClass) ?? undefined,
        }),
  };
}
