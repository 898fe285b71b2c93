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

/** Judged places that stay as they are, each made when it is looked at and let go then. */
export interface PlaceBlock {
  readonly length: number;
  getDiet(row: number): RestaurantDiet;
  hasHours(row: number): boolean;
}

/** Rows of a {@link PlaceBlock} in an order, and how far away each is in meters. */
export interface Candidates {
  readonly rows: ArrayLike<number>;
  readonly distancesM: ArrayLike<number>;
}

/** Candidates that meet a preference. */
export interface RankedList {
  /** Their positions among the candidates, best first. */
  order: readonly number[];
  /** How each meets it, in the same order. */
  fits: readonly Fit[];
}

/** Ranks and matches for one preference. */
export interface Ranker {
  /** Ranks rows of a block; by hours as far as the block knows them, or as `getHours` says of a row at this moment. */
  rank(
    block: PlaceBlock,
    candidates: Candidates,
    getHours?: (row: number) => KnownHours,
  ): RankedList;
  /** The match of one restaurant, with the reasons that ranking leaves out. */
  match(diet: RestaurantDiet): PreferenceMatch;
}

/** The highest bit of a byte, which no kitchen needs. */
const HAS_HOURS = 0x80;

const FITS = ['none', 'only', 'options', 'maybe', 'unknown'] as const satisfies readonly Fit[];

/**
 * Makes the ranker of a preference: by the rule of docs/engine.md ("Best match"), places alike in all of it nearest first, then as
 * they came. Places that do not fit are left out. Of a block it
 * keeps a byte per place.
 */
export function createRanker(preference: Preference, avoided?: Avoided): Ranker {
  const decide = createDecider(preference, avoided);
  /** By row: nothing, or one more than the grade of its kitchen and its fit, and {@link HAS_HOURS}. */
  const kitchens = new WeakMap<PlaceBlock, Uint8Array>();

  function getKitchens(block: PlaceBlock): Uint8Array {
    const known = kitchens.get(block);
    if (known) return known;
    const unknown = new Uint8Array(block.length);
    kitchens.set(block, unknown);
    return unknown;
  }

  function toKitchen(block: PlaceBlock, row: number): number {
    const outcome = decide(block.getDiet(row));
    const kitchen = 1 + toKitchenGrade(outcome) * FITS.length + FITS.indexOf(toFit(outcome));
    return block.hasHours(row) ? kitchen | HAS_HOURS : kitchen;
  }

  function rank(
    block: PlaceBlock,
    { rows, distancesM }: Candidates,
    getHours?: (row: number) => KnownHours,
  ): RankedList {
    const known = getKitchens(block);
    const fits: Fit[] = [];
    const byGrade: number[][] = [];
    const distanceAt = (at: number) => distancesM[at] ?? Infinity;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? NaN;
      const code = (known[row] ||= toKitchen(block, row));
      const kitchen = code & ~HAS_HOURS;
      const fit = FITS[(kitchen - 1) % FITS.length] ?? 'none';
      fits.push(fit);
      if (fit === 'none') continue;
      const grade = Math.floor((kitchen - 1) / FITS.length);
      const hours = getHours?.(row) ?? (code === kitchen ? 'unknown' : 'known');
      (byGrade[toGrade(grade, hours, distanceAt(at))] ??= []).push(at);
    }
    // They mostly come nearest first already, which a sort of each grade notices.
    const order = byGrade.flatMap((alike) =>
      alike.sort((one, other) => distanceAt(one) - distanceAt(other)),
    );
    return { order, fits: order.map((at) => fits[at] ?? 'none') };
  }

  return { rank, match: (diet) => explain(diet, decide(diet)) };
}
