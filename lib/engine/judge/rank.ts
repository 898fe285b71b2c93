import type { Avoided, Preference } from '../needs/need';
import { createMatcher, toFit, type Fit, type PreferenceMatch } from './match';
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

/** A number that is smaller for a better kitchen: each step decides where all before it are alike. */
function toKitchenGrade(diet: RestaurantDiet, match: PreferenceMatch): number {
  const part = toPart(diet, match);
  const grade = toSection(match) * 2 + (match.known > 0 ? 0 : 1);
  return grade * (PARTS.length + 1) + placeOf(PARTS, (least) => part >= least);
}

/** The same for a place: of kitchens that are alike, by its hours and then by how far it is. */
function toGrade(kitchen: number, { distanceM, hours = 'unknown' }: Candidate): number {
  const grade = kitchen * HOURS.length + HOURS.indexOf(hours);
  return grade * (RINGS_M.length + 1) + placeOf(RINGS_M, (endM) => distanceM <= endM);
}

/** Collects what has a grade and a distance, and gives it best first; what is alike in both as it came. */
function createOrder<T>(toDistanceM: (entry: T) => number) {
  const byGrade: T[][] = [];
  return {
    add: (entry: T, grade: number) => void (byGrade[grade] ??= []).push(entry),
    // They mostly come nearest first already, which a sort of each grade notices.
    get: () => byGrade.flatMap((alike) => alike.sort((a, b) => toDistanceM(a) - toDistanceM(b))),
  };
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
  const toMatch = createMatcher(preference, avoided);
  const order = createOrder(({ candidate }: { candidate: C; match: PreferenceMatch }) => {
    return candidate.distanceM;
  });
  for (const candidate of candidates) {
    const match = toMatch(candidate.diet);
    if (match.verdict === 'no') continue;
    order.add({ candidate, match }, toGrade(toKitchenGrade(candidate.diet, match), candidate));
  }
  return order.get().map(({ candidate, match }) => ({ ...candidate, match }));
}

/** Candidates by their place in a list, each made when it is looked at and let go then: there may be thousands. */
export interface CandidateList {
  readonly length: number;
  getCandidate(at: number): Candidate;
}

/** Who of a {@link CandidateList} meets a preference. */
export interface RankedList {
  /** Their places in it, as {@link rankRestaurants} orders them. */
  order: readonly number[];
  /** How each meets it, in the same order. */
  fits: readonly Fit[];
}

/** What {@link rankRestaurants} says of so many that no match of them is kept. */
export function rankList(
  list: CandidateList,
  preference: Preference,
  avoided?: Avoided,
): RankedList {
  const toMatch = createMatcher(preference, avoided);
  const toKitchen = (diet: RestaurantDiet) => {
    const match = toMatch(diet);
    return { fit: toFit(match), grade: toKitchenGrade(diet, match) };
  };
  /** Places without a menu are often one object (`packed.ts`). */
  const silent = new Map<RestaurantDiet, ReturnType<typeof toKitchen>>();
  const toKnownKitchen = (diet: RestaurantDiet) => {
    if (diet.dishes.length > 0) return toKitchen(diet);
    const kitchen = silent.get(diet) ?? toKitchen(diet);
    silent.set(diet, kitchen);
    return kitchen;
  };
  const fits: Fit[] = [];
  const distances = new Float64Array(list.length);
  const order = createOrder((at: number) => distances[at] ?? Infinity);
  for (let at = 0; at < list.length; at += 1) {
    const candidate = list.getCandidate(at);
    const { fit, grade } = toKnownKitchen(candidate.diet);
    fits.push(fit);
    distances[at] = candidate.distanceM;
    if (fit !== 'none') order.add(at, toGrade(grade, candidate));
  }
  const best = order.get();
  return { order: best, fits: best.map((at) => fits[at] ?? 'none') };
}
