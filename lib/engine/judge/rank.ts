import type { Avoided, Preference } from '../needs/need';
import { matchPreference, type PreferenceMatch } from './match';
import type { RestaurantDiet } from './restaurant';

/** A restaurant to rank: what is known of its kitchen, and how far it is in metres. */
export interface Candidate {
  diet: RestaurantDiet;
  distanceM: number;
}

/** A candidate with its match. */
export type Ranked<C extends Candidate> = C & { match: PreferenceMatch };

function compare(a: Ranked<Candidate>, b: Ranked<Candidate>): number {
  return (
    Number(a.match.verdict === 'unknown') - Number(b.match.verdict === 'unknown') ||
    b.match.share - a.match.share ||
    Number(a.match.justServes !== undefined) - Number(b.match.justServes !== undefined) ||
    a.distanceM - b.distanceM
  );
}

/**
 * The candidates that meet a preference, best first: the share of the menu the visitor can eat (none where all
 * must be asked about), then the distance. Places that have only drinks or sides come after those with a meal, places
 * with nothing to judge by last, for the caller to show or hide; places that do not fit are left out.
 */
export function rankRestaurants<C extends Candidate>(
  candidates: readonly C[],
  preference: Preference,
  avoided?: Avoided,
): Ranked<C>[] {
  return candidates
    .map((candidate) => ({
      ...candidate,
      match: matchPreference(candidate.diet, preference, avoided),
    }))
    .filter(({ match }) => match.verdict !== 'no')
    .sort(compare);
}
