import type { Preference, Verdict } from '../needs/need';
import { matchPreference, type PreferenceMatch } from './match';
import type { RestaurantDiet } from './restaurant';

/** A restaurant to rank: what is known of its kitchen, and how far it is in metres. */
export interface Candidate {
  diet: RestaurantDiet;
  distanceM: number;
}

/** A candidate with its match. */
export type Ranked<C extends Candidate> = C & { match: PreferenceMatch };

const CERTAINTY: Readonly<Record<Verdict, number>> = { yes: 0, ask: 1, unknown: 2, no: 3 };

function compare(a: Ranked<Candidate>, b: Ranked<Candidate>): number {
  return (
    Number(a.match.verdict === 'unknown') - Number(b.match.verdict === 'unknown') ||
    b.match.share - a.match.share ||
    Number(a.match.justServes !== undefined) - Number(b.match.justServes !== undefined) ||
    CERTAINTY[a.match.verdict] - CERTAINTY[b.match.verdict] ||
    a.distanceM - b.distanceM
  );
}

/**
 * The candidates that meet a preference, best first: the share of the menu the visitor can eat, then how sure that is,
 * then the distance. Places that have only drinks or sides for the visitor come after those with a meal, places with nothing to judge by last with the verdict `unknown`, for the caller to show or hide;
 * places that do not fit are left out.
 */
export function rankRestaurants<C extends Candidate>(
  candidates: readonly C[],
  preference: Preference,
): Ranked<C>[] {
  return candidates
    .map((candidate) => ({ ...candidate, match: matchPreference(candidate.diet, preference) }))
    .filter(({ match }) => match.verdict !== 'no')
    .sort(compare);
}
