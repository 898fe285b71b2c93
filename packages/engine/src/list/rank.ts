import { UNKNOWN_RISK, type PlaceBlock } from '../classify/packed-facts';
import type { DietaryRestrictions, Preference } from '../needs/need';
import { isYesOrAsk } from '../classify/dish-matcher';
import type { MatchOutcome } from '../classify/menu-matcher';
import {
  createOutcomeMatcher,
  explainOutcome,
  toFit,
  type Fit,
  type PreferenceMatch,
} from '../classify/restaurant-matcher';
import type { PlaceFacts } from '../classify/facts';
import { SECTIONS, toSection } from './section';

/**
 * Usual risk of rows of a block, the highest of the severe allergies; null where nobody has one, or
 * the block knows no risks. It orders a list and changes no verdict.
 *
 * @example
 * const block = { getRisk: () => 1 }
 * createRiskReader(block, [{ allergies: ['egg'], severe: ['egg'] }])(0) // => 1
 * createRiskReader(block, [{ allergies: ['egg'] }]) // => null
 */
export function createRiskReader(
  block: Pick<PlaceBlock, 'getRisk'>,
  profiles: readonly (DietaryRestrictions | undefined)[],
): ((row: number) => number) | null {
  const codes = [...new Set(profiles.flatMap((profile) => profile?.severe ?? []))];
  if (codes.length === 0 || !block.getRisk) return null;
  return (row) => Math.max(...codes.map((code) => block.getRisk?.(row, code) ?? UNKNOWN_RISK));
}

/** Outer radii in meters; within one ring, distance does not order places. */
const DISTANCE_RINGS_M = [250, 500, 1000, 2000];
/** Minimum share of the menu for "most of it" and for "some of it". */
const [MIN_SHARE_MOST, MIN_SHARE_SOME] = [0.7, 0.3];
/** Most of the menu, some of it, less. */
const SHARE_CLASSES = 3;
/** Chains may take so many of the first places while others match as well. */
const [FIRST_PLACES, MAX_CHAIN_BRANCHES] = [10, 3];

/** Index of the ring of a distance; the last one for an unknown distance. */
export const toRing = (distanceM: number): number =>
  DISTANCE_RINGS_M.filter((endM) => distanceM > endM).length;

/** Position of the section of a match. */
const toSectionRank = (outcome: MatchOutcome): number =>
  SECTIONS.indexOf(
    toSection({ ...outcome, fit: toFit(outcome), hasOneQuestion: outcome.oneQuestion > 0 }),
  );

/** Fewest dishes of a claim for a menu to speak for the whole kitchen. */
const MIN_CLAIMED_DISHES = 3;

/**
 * True for a restaurant of the visitor's own diet: by its name, or where all fits and the menu says
 * so. That all fits alone is true of rice cakes.
 */
function isOfDiet(
  { kind }: Preference,
  { byName }: PlaceFacts,
  { verdict, share, claimed, justServes }: MatchOutcome,
): boolean {
  if (kind !== 'strictVegan' && kind !== 'lactoOvo') return false;
  if (byName.strictVegan === 'yes' || byName[kind] === 'yes') return true;
  return verdict === 'yes' && share === 1 && claimed >= MIN_CLAIMED_DISHES && !justServes;
}

/**
 * Matching share of the menu, 0 to 1, with the best-known dish counted twice: most visitors come
 * for it.
 */
function toMenuShare({ verdict, share, known, certain, askable, firstDish }: MatchOutcome): number {
  const isCertain = verdict === 'yes';
  const shown = isCertain ? certain : askable;
  const matching = isCertain ? share * known : askable;
  const isFirstDishFitting = isCertain ? firstDish === 'yes' : isYesOrAsk({ verdict: firstDish });
  // Weight of the first dish: half where dishes count for half.
  const firstDishWeight = isFirstDishFitting ? matching / shown : 0;
  return (matching + firstDishWeight) / (known + 1);
}

/** Grade of a match, lower is better: section, own diet, known menu, share of the menu. */
function toMatchGrade(outcome: MatchOutcome, isOwnDiet: boolean): number {
  const share = toMenuShare(outcome);
  const grade =
    toSectionRank(outcome) * KINDS_PER_SECTION +
    (isOwnDiet ? 0 : 2) +
    (outcome.known > 0 || outcome.isKnownForMatch ? 0 : 1);
  return grade * SHARE_CLASSES + (share >= MIN_SHARE_MOST ? 0 : share >= MIN_SHARE_SOME ? 1 : 2);
}

/** Own diet or not, menu known or not. */
const KINDS_PER_SECTION = 4;
/** Hours known or not. */
const HOURS_CLASSES = 2;
/** Grades of places of one section. */
const GRADES_PER_SECTION =
  KINDS_PER_SECTION * SHARE_CLASSES * HOURS_CLASSES * (DISTANCE_RINGS_M.length + 1);

/** Grade of a place: match, then known hours, then ring of distance. */
function toGrade(matchGrade: number, hasHours: boolean, distanceM: number): number {
  const grade = matchGrade * HOURS_CLASSES + (hasHours ? 0 : 1);
  return grade * (DISTANCE_RINGS_M.length + 1) + toRing(distanceM);
}

/** Rows of a {@link PlaceBlock} in some order, with their distances in meters. */
export interface Candidates {
  readonly rows: ArrayLike<number>;
  readonly distancesM: ArrayLike<number>;
}

/** Candidates that match a preference. */
export interface RankedList {
  /** Indexes into the candidates, best first. */
  order: readonly number[];
  /** Fit of each, in the same order. */
  fits: readonly Fit[];
}

/** Ranks and matches for one preference. */
export interface Ranker {
  /**
   * Ranks rows of a block, whatever the time: `arrangeForTime` knows it. At most three branches of
   * chains are among the first ten while others of their section follow. For a severe allergy each
   * section is ordered by usual risk, then distance.
   */
  rank(
    block: PlaceBlock,
    candidates: Candidates,
    isChainBranch?: (row: number) => boolean,
  ): RankedList;
  /** Match of one restaurant, with the reasons that ranking omits. */
  match(diet: PlaceFacts): PreferenceMatch;
}

interface RankedPlace {
  /** Index into the candidates. */
  at: number;
  fit: Fit;
  grade: number;
  distanceM: number;
  /** Usual risk for the severe allergies; 0 without any. */
  risk: number;
}

const toSectionOf = ({ grade }: RankedPlace): number => Math.floor(grade / GRADES_PER_SECTION);

/**
 * Ranked places with branches of chains beyond the third behind other places of their section, as
 * far as the first ten reach.
 */
function limitChainBranches(
  ranked: readonly RankedPlace[],
  isBranch: (place: RankedPlace) => boolean,
): RankedPlace[] {
  const limited = [...ranked];
  let branches = 0;
  for (let first = 0; first < Math.min(limited.length, FIRST_PLACES); first += 1) {
    const isFull = branches >= MAX_CHAIN_BRANCHES;
    const from = isFull ? limited.findIndex((each, at) => at >= first && !isBranch(each)) : first;
    const [place, next] = [limited[first], limited[from]];
    if (place && next && from > first && toSectionOf(next) === toSectionOf(place))
      limited.splice(first, 0, ...limited.splice(from, 1));
    const chosen = limited[first];
    if (chosen && isBranch(chosen)) branches += 1;
  }
  return limited;
}

/** Highest bit of 16, unused by the grades of a match. */
const HAS_HOURS = 0x8000;

const FIT_CODES = ['none', 'only', 'options', 'maybe', 'unknown'] as const satisfies readonly Fit[];

/**
 * Creates the ranker of a preference (rule: docs/engine.md, "Best match"). Equal grades are ordered
 * by distance, then as given; places that do not match are left out. Caches two bytes per place of a
 * block.
 *
 * @example
 * const text = { contentId: '1', title: '가게', firstmenu: '삼겹살', treatmenu: '' }
 * const place = packPlace(createEngine(getLexicon()).classifyRestaurant(text), true)
 * const candidates = { rows: [0], distancesM: [120] }
 * createRanker({ kind: 'any' }).rank(unpackPlaces(place), candidates).fits // => ['only']
 */
export function createRanker(preference: Preference, restrictions?: DietaryRestrictions): Ranker {
  const toOutcome = createOutcomeMatcher(preference, restrictions);
  /**
   * By row: 0 where not computed yet, else 1 + grade of the match and fit, with {@link HAS_HOURS}.
   */
  const codesByBlock = new WeakMap<PlaceBlock, Uint16Array>();

  function computeCode(block: PlaceBlock, row: number): number {
    const diet = block.getDiet(row);
    const outcome = toOutcome(diet);
    const grade = toMatchGrade(outcome, isOfDiet(preference, diet, outcome));
    const matchCode = 1 + grade * FIT_CODES.length + FIT_CODES.indexOf(toFit(outcome));
    return block.hasHours(row) ? matchCode | HAS_HOURS : matchCode;
  }

  function rank(
    block: PlaceBlock,
    { rows, distancesM }: Candidates,
    isChainBranch?: (row: number) => boolean,
  ): RankedList {
    const codes = codesByBlock.get(block) ?? new Uint16Array(block.length);
    codesByBlock.set(block, codes);
    const getRisk = createRiskReader(block, [restrictions]);
    const places: RankedPlace[] = [];
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? NaN;
      const code = (codes[row] ||= computeCode(block, row));
      const matchCode = code & ~HAS_HOURS;
      const fit = FIT_CODES[(matchCode - 1) % FIT_CODES.length] ?? 'none';
      if (fit === 'none') continue;
      const matchGrade = Math.floor((matchCode - 1) / FIT_CODES.length);
      const distanceM = distancesM[at] ?? Infinity;
      const grade = toGrade(matchGrade, code !== matchCode, distanceM);
      places.push({ at, fit, grade, distanceM, risk: getRisk?.(row) ?? 0 });
    }
    places.sort(
      (a, b) =>
        (getRisk ? toSectionOf(a) - toSectionOf(b) || a.risk - b.risk : a.grade - b.grade) ||
        a.distanceM - b.distanceM ||
        a.at - b.at,
    );
    const ranked = isChainBranch
      ? limitChainBranches(places, ({ at }) => isChainBranch(rows[at] ?? NaN))
      : places;
    return { order: ranked.map(({ at }) => at), fits: ranked.map(({ fit }) => fit) };
  }

  return { rank, match: (diet) => explainOutcome(diet, toOutcome(diet)) };
}

/**
 * Positions of a ranked list with places that no list has had of late behind those known to be alive,
 * and before those that match nobody for sure or in doubt (`withAge`).
 * @param isOld of an index into the candidates
 *
 * @example
 * sinkOld({ order: [7, 8, 9], fits: ['only', 'maybe', 'unknown'] }, (at) => at === 7) // => [1, 0, 2]
 */
export function sinkOld({ order, fits }: RankedList, isOld: (at: number) => boolean): number[] {
  const toRank = (at: number, position: number): number => {
    const fit = fits[position];
    if (fit === 'unknown' || fit === 'none') return 2;
    return isOld(at) ? 1 : 0;
  };
  const ranks = order.map(toRank);
  return [...order.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
}
