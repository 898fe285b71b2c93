import type { Preference, PersonNeeds } from '@kioot/engine/needs';
import {
  formatLinkAllergies,
  formatLinkDiet,
  formatLinkFlags,
  getSingleParam,
  parseLinkAllergies,
  parseLinkDiet,
  parseLinkFlags,
} from './link';

/** Start of the hash of a link that lets a friend add what they eat. */
const JOIN_HASH = '#join';

/** Needs of a sender as far as they travel; null without a choice of a diet. */
export interface SenderNeeds extends Pick<PersonNeeds, 'profile'> {
  need: Preference | null;
}

/** Parts of their needs that the sender of a link lets travel with it. */
export interface JoinChoices {
  hasDiet: boolean;
  hasAllergies: boolean;
}

/**
 * Hash of a link with what the sender ticked; browsers send it to no server.
 * @example
 * toJoinHash(needs, { hasDiet: true, hasAllergies: true }) // => '#join&diet=lactoOvo&avoid=egg,peanut!'
 */
export function toJoinHash(
  { need, profile }: SenderNeeds,
  { hasDiet, hasAllergies }: JoinChoices,
): string {
  const dietClass = profile ? formatLinkFlags({ ...profile, notSpicy: false }) : '';
  const avoid = formatLinkAllergies(profile);
  return [
    JOIN_HASH,
    ...(hasDiet && need ? [`diet=${formatLinkDiet(need)}`] : []),
    ...(hasDiet && need && dietClass ? [`class=${dietClass}`] : []),
    ...(hasAllergies && avoid ? [`avoid=${avoid}`] : []),
  ].join('&');
}

/** True for the link of a sender who ticked nothing. */
export const isPlainJoinHash = (hash: string): boolean => hash === JOIN_HASH;

/**
 * Needs of the sender of a link, as far as they travel; null without any, for a repeated part and
 * for an unknown diet, because a guest without a diet eats anything. An unknown allergy stays one
 * for which nothing is sure.
 */
export function parseJoinHash(hash: string): SenderNeeds | null {
  const [start, ...parts] = hash.split('&');
  if (start !== JOIN_HASH || parts.length === 0) return null;
  const params = new URLSearchParams(parts.join('&'));
  const diet = getSingleParam(params, 'diet');
  const avoid = getSingleParam(params, 'avoid');
  const dietClass = getSingleParam(params, 'class');
  if (diet === null || avoid === null || dietClass === null) return null;
  const need = params.has('diet') ? parseLinkDiet(diet) : null;
  if (params.has('diet') && !need) return null;
  const allergies = parseLinkAllergies(avoid);
  if (!need && allergies.allergies.length === 0 && !allergies.otherSevere) return null;
  // An unknown class is the strictest one.
  const flags = params.has('class') ? { ...parseLinkFlags(dietClass), noFivePungent: true } : {};
  return { need, profile: { ...allergies, ...flags } };
}
