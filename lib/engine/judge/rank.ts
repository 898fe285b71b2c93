import type { Fit, Preference, PreferenceMatch, RestaurantDiet } from '../types';
import { matchPreference } from './match';

/** A restaurant to rank: what is known of its kitchen, and how far it is in metres. */
export interface Candidate {
  diet: RestaurantDiet;
  distanceM: number;
}

/** A candidate with its match. */
export type Ranked<C extends Candidate> = C & { match: PreferenceMatch };

const CERTAINTY: Readonly<Record<Fit, number>> = {
  only: 0,
  options: 1,
  maybe: 2,
  unknown: 3,
  none: 4,
};

function compare(a: Ranked<Candidate>, b: Ranked<Candidate>): number {
  return (
    Number(a.match.fit === 'unknown') - Number(b.match.fit === 'unknown') ||
    b.match.share - a.match.share ||
    Number(a.match.justServes !== undefined) - Number(b.match.justServes !== undefined) ||
    CERTAINTY[a.match.fit] - CERTAINTY[b.match.fit] ||
    a.distanceM - b.distanceM
  );
}

/**
 * The candidates that meet a preference, best first: the share of the menu the visitor can eat, then how sure that is,
 * then the distance. Places that have only drinks or sides for the visitor come after those with a meal, places with nothing to judge by last with fit `unknown`, for the caller to show or hide;
 * places that do not fit are left out.
 */
export function rankRestaurants<C extends Candidate>(
  candidates: readonly C[],
  preference: Preference,
): Ranked<C>[] {
  return candidates
    .map((candidate) => ({ ...candidate, match: matchPreference(candidate.diet, preference) }))
    .filter(({ match }) => match.fit !== 'none')
    .sort(compare);
}
