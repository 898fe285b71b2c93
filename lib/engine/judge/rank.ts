import type { Avoided, Preference } from '../needs/need';
import { createMatcher, type PreferenceMatch } from './match';
import type { RestaurantDiet } from './restaurant';

/** What is known of a place's hours at the moment of the search, best first. */
const HOURS = ['open', 'known', 'unknown'] as const;
export type KnownHours = (typeof HOURS)[number];

/** A restaurant to rank: what is known of its kitchen and its hours, and how far it is in metres. */
export interface Candidate {
  diet: RestaurantDiet;
  distanceM: number;
  /** `unknown` if not given. */
  hours?: KnownHours;
}

/** A candidate with its match. */
export type Ranked<C extends Candidate> = C & { match: PreferenceMatch };

/** Where the rings of a walk end, in metres: within one nobody minds which place is nearer. */
const RINGS_M = [250, 500, 1000, 2000];
/** From which part on it is most of the menu, or some of it. */
const PARTS = [0.7, 0.3];

/** The place of the first that is true; behind the last where none is. */
function placeOf<T>(list: readonly T[], isIt: (entry: T) => boolean): number {
  const at = list.findIndex(isIt);
  return at < 0 ? list.length : at;
}

/** The part of a list it stands in (`lib/kept/view.ts`): a sure meal, to be asked, no meal, nothing known. */
function toSection({ verdict, justServes }: PreferenceMatch): number {
  if (verdict === 'unknown') return 3;
  if (justServes) return 2;
  return verdict === 'yes' ? 0 : 1;
}

/**
 * How much of a menu suits, 0 to 1, the best-known dish counted twice: it is what most visitors come for.
 */
function toPart({ dishes: menu }: RestaurantDiet, match: PreferenceMatch): number {
  const isSure = match.verdict === 'yes';
  const dishes = isSure ? match.dishes : match.askable;
  const fitting = isSure ? match.share * match.known : dishes.length;
  const best = menu[0];
  const isBestOne = best !== undefined && dishes.includes(best.dish);
  // Half a dish where each is half of one.
  const again = isBestOne ? fitting / dishes.length : 0;
  return (fitting + again) / (match.known + 1);
}

/** A number that is smaller for a better place: each step decides where all before it are alike. */
function toGrade(
  { diet, distanceM, hours = 'unknown' }: Candidate,
  match: PreferenceMatch,
): number {
  const part = toPart(diet, match);
  let grade = toSection(match) * 2 + (match.known > 0 ? 0 : 1);
  grade = grade * (PARTS.length + 1) + placeOf(PARTS, (least) => part >= least);
  grade = grade * HOURS.length + HOURS.indexOf(hours);
  return grade * (RINGS_M.length + 1) + placeOf(RINGS_M, (endM) => distanceM <= endM);
}

/**
 * The candidates that meet a preference, best first, by the rule of docs/engine.md ("Best match"); places alike in all
 * of it nearest first. Places that do not fit are left out.
 */
export function rankRestaurants<C extends Candidate>(
  candidates: readonly C[],
  preference: Preference,
  avoided?: Avoided,
): Ranked<C>[] {
  const match = createMatcher(preference, avoided);
  const found: { candidate: C; match: PreferenceMatch; grade: number }[] = [];
  for (const candidate of candidates) {
    const matched = match(candidate.diet);
    if (matched.verdict === 'no') continue;
    found.push({ candidate, match: matched, grade: toGrade(candidate, matched) });
  }
  return found
    .sort((a, b) => a.grade - b.grade || a.candidate.distanceM - b.candidate.distanceM)
    .map(({ candidate, match: matched }) => ({ ...candidate, match: matched }));
}
