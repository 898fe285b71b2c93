import type { Avoided, Preference } from '../needs/need';
import { mayFit } from './dish-match';
import {
  createDecider,
  explain,
  toFit,
  type Fit,
  type Outcome,
  type PreferenceMatch,
} from './match';
import type { RestaurantDiet } from './restaurant-diet';

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
const [MOST, SOME] = [0.7, 0.3];
/** Most of it, some of it, less. */
const PARTS = 3;

/** Which ring a distance is in; behind the last one where it is not known. */
function toRing(distanceM: number): number {
  let ring = 0;
  for (const endM of RINGS_M) {
    if (distanceM <= endM) break;
    ring += 1;
  }
  return ring;
}

/** The part of a list it stands in (`lib/kept/view.ts`): a sure meal, to be asked, no meal, nothing known. */
function toSection({ verdict, justServes }: Outcome): number {
  if (verdict === 'unknown') return 3;
  if (justServes) return 2;
  return verdict === 'yes' ? 0 : 1;
}

/**
 * How much of a menu suits, 0 to 1, the best-known dish counted twice: it is what most visitors come for.
 */
function toPart({ verdict, share, known, sure, askable, best }: Outcome): number {
  const isSure = verdict === 'yes';
  const shown = isSure ? sure : askable;
  const fitting = isSure ? share * known : askable;
  const isBestOne = isSure ? best === 'yes' : mayFit({ verdict: best });
  // Half a dish where each is half of one.
  const again = isBestOne ? fitting / shown : 0;
  return (fitting + again) / (known + 1);
}

/** A number that is smaller for a better kitchen: each step decides where all before it are alike. */
function toKitchenGrade(outcome: Outcome): number {
  const part = toPart(outcome);
  const grade = toSection(outcome) * 2 + (outcome.known > 0 ? 0 : 1);
  return grade * PARTS + (part >= MOST ? 0 : part >= SOME ? 1 : 2);
}

/** The same for a place: of kitchens that are alike, by its hours and then by how far it is. */
function toGrade(kitchen: number, hours: KnownHours, distanceM: number): number {
  const grade = kitchen * HOURS.length + HOURS.indexOf(hours);
  return grade * (RINGS_M.length + 1) + toRing(distanceM);
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
  const decide = createDecider(preference, avoided);
  const order = createOrder(({ distanceM }: Ranked<C>) => distanceM);
  for (const candidate of candidates) {
    const { diet } = candidate;
    const outcome = decide(diet);
    if (outcome.verdict === 'no') continue;
    const ranked = { ...candidate, match: explain(diet, outcome) };
    const { hours = 'unknown', distanceM } = candidate;
    order.add(ranked, toGrade(toKitchenGrade(outcome), hours, distanceM));
  }
  return order.get();
}

/** Judged places that stay as they are, each made when it is looked at and let go then. */
export interface PlaceBlock {
  readonly length: number;
  getDiet(row: number): RestaurantDiet;
  hasHours(row: number): boolean;
}

/** Candidates by their place in a list: there may be thousands. */
export interface CandidateList {
  readonly length: number;
  /** Where one is, and in which row there. */
  getBlock(at: number): PlaceBlock;
  getRow(at: number): number;
  /** In metres. */
  getDistanceM(at: number): number;
}

/** Who of a {@link CandidateList} meets a preference. */
export interface RankedList {
  /** Their places in it, as {@link rankRestaurants} orders them. */
  order: readonly number[];
  /** How each meets it, in the same order. */
  fits: readonly Fit[];
}

const FITS = ['none', 'only', 'options', 'maybe', 'unknown'] as const satisfies readonly Fit[];

/**
 * Makes what says of so many what {@link rankRestaurants} says of a few, and keeps no match of them. It remembers in a byte what
 * each place of a block is to whoever wishes for this, and what each dish is, also for the next list.
 */
export function createRanker(
  preference: Preference,
  avoided?: Avoided,
): (list: CandidateList) => RankedList {
  const decide = createDecider(preference, avoided);
  /** By row: nothing, or one more than the grade of its kitchen and its fit. */
  const kitchens = new WeakMap<PlaceBlock, Uint8Array>();

  function getKitchens(block: PlaceBlock): Uint8Array {
    const known = kitchens.get(block);
    if (known) return known;
    const unknown = new Uint8Array(block.length);
    kitchens.set(block, unknown);
    return unknown;
  }

  function toKitchen(diet: RestaurantDiet): number {
    const outcome = decide(diet);
    return 1 + toKitchenGrade(outcome) * FITS.length + FITS.indexOf(toFit(outcome));
  }

  return (list) => {
    const fits: Fit[] = [];
    const order = createOrder((at: number) => list.getDistanceM(at));
    for (let at = 0; at < list.length; at += 1) {
      const block = list.getBlock(at);
      const row = list.getRow(at);
      const known = getKitchens(block);
      const kitchen = (known[row] ||= toKitchen(block.getDiet(row)));
      const fit = FITS[(kitchen - 1) % FITS.length] ?? 'none';
      fits.push(fit);
      if (fit === 'none') continue;
      const hours = block.hasHours(row) ? 'known' : 'unknown';
      const grade = Math.floor((kitchen - 1) / FITS.length);
      order.add(at, toGrade(grade, hours, list.getDistanceM(at)));
    }
    const best = order.get();
    return { order: best, fits: best.map((at) => fits[at] ?? 'none') };
  };
}
