import {
  formatLinkAllergies,
  formatLinkDiet,
  parseLinkAllergies,
  parseLinkDiet,
} from '../session/link-needs';
import { vegetarianClassSchema } from '../session/session';
import { parseOrNull } from '../validation';
import { EMPTY_PROFILE, toSearchProfile, type DietProfile } from './diet-profile';

/** Start of the hash of a link that lets a friend add what they eat. */
const JOIN_HASH = '#join';

/** Parts of a profile that the sender of a link lets travel with it. */
export interface JoinChoices {
  hasDiet: boolean;
  hasAllergies: boolean;
}

/** Stands for a severe allergy without a code, for which nothing is sure. */
const UNKNOWN_ALLERGY = 'other';

function formatDiet({ wish, noFivePungent, vegetarianClass }: DietProfile): string[] {
  if (!wish) return [];
  return [
    `diet=${formatLinkDiet(wish)}`,
    ...(noFivePungent ? [`class=${vegetarianClass ?? 'plain'}`] : []),
  ];
}

function formatAllergies(profile: DietProfile): string[] {
  const codes = formatLinkAllergies(toSearchProfile(profile) ?? { allergies: [] });
  return codes ? [`avoid=${codes}`] : [];
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

/** True for the link of a sender who ticked nothing. */
export const isPlainJoinHash = (hash: string): boolean => hash === JOIN_HASH;

/** Value of a parameter: null without one, undefined when repeated. */
function getSingle(params: URLSearchParams, name: string): string | null | undefined {
  const values = params.getAll(name);
  return values.length > 1 ? undefined : (values[0] ?? null);
}

/**
 * Profile of the sender of a link, as far as it travels; null without one, for a repeated part and
 * for an unknown diet, because a guest without a diet eats anything. An unknown allergy stays one
 * for which nothing is sure.
 */
export function parseJoinHash(hash: string): DietProfile | null {
  const [start, ...parts] = hash.split('&');
  if (start !== JOIN_HASH || parts.length === 0) return null;
  const params = new URLSearchParams(parts.join('&'));
  const diet = getSingle(params, 'diet');
  const avoid = getSingle(params, 'avoid');
  const dietClass = getSingle(params, 'class');
  if (diet === undefined || avoid === undefined || dietClass === undefined) return null;
  const wish = diet === null ? null : parseLinkDiet(diet);
  if (diet !== null && wish === null) return null;
  const { allergies, severe = [], otherSevere } = parseLinkAllergies(avoid ?? '');
  if (!wish && allergies.length === 0 && !otherSevere) return null;
  return {
    ...EMPTY_PROFILE,
    ...{ wish, allergies, severe },
    unknownAllergies: otherSevere ? [UNKNOWN_ALLERGY] : [],
    ...(dietClass === null
      ? {}
      : {
          noFivePungent: true,
          vegetarianClass: parseOrNull(vegetarianClassSchema, dietClass) ?? undefined,
        }),
  };
}
