import type { DietaryRestrictions, Preference } from '../needs/need';
import { hasRestrictions } from './match-restrictions';
import { toRing, type Candidates, type HoursStatus, type PlaceBlock } from './rank';
import {
  createOutcomeMatcher,
  explainOutcome,
  type MatchOutcome,
  type PreferenceMatch,
} from './restaurant-matcher';
import type { RestaurantDiet } from './restaurant-diet';

/** Needs of one person at a table. */
export interface Guest {
  preference: Preference;
  restrictions: DietaryRestrictions;
}

/**
 * Match of a place with one person, best first: a certain meal, a meal with one question, others to
 * ask about, unknown, no meal (also where only drinks, sweets or sides match).
 */
export const GUEST_FITS = ['yes', 'question', 'ask', 'unknown', 'no'] as const;
export type GuestFit = (typeof GUEST_FITS)[number];

/** Match of one person, with dishes and reasons. */
export interface GuestMatch {
  fit: GuestFit;
  /** Number of sure dishes that a party is ranked by; 0 unless the fit is `yes`. */
  sure: number;
  match: PreferenceMatch;
}

/** Candidates that fit someone at the table. */
export interface RankedParty {
  /** Indexes into the candidates, best first. */
  order: readonly number[];
  /** Fit of who is worst off, in the same order. */
  fits: readonly GuestFit[];
}

/** Ranks and matches for everyone at a table. */
export interface PartyRanker {
  /** Ranks rows of a block; hours as known to the block, or as `getHours` says for a row now. */
  rank(
    block: PlaceBlock,
    candidates: Candidates,
    getHours?: (row: number) => HoursStatus,
  ): RankedParty;
  /** Match of each person, in the order of the party. */
  match(diet: RestaurantDiet): readonly GuestMatch[];
}

function toGuestFit({ verdict, justServes, oneQuestion }: MatchOutcome): GuestFit {
  if (justServes) return 'no';
  return verdict === 'ask' && oneQuestion > 0 ? 'question' : verdict;
}

/** Outcome of one person at a table. */
interface GuestOutcome extends Pick<GuestMatch, 'fit' | 'sure'> {
  outcome: MatchOutcome;
}

type GuestMatcher = (diet: RestaurantDiet, hasShared: boolean) => GuestOutcome;

function createGuestMatcher(
  { preference, restrictions }: Guest,
  others: readonly DietaryRestrictions[],
): GuestMatcher {
  const alone = createOutcomeMatcher(preference, restrictions);
  const sharing = createOutcomeMatcher(preference, restrictions, others);
  return (diet, hasShared) => {
    const own = alone(diet);
    const outcome = hasShared ? sharing(diet) : own;
    const fit = toGuestFit(outcome);
    // Halal is decided without dishes alone, and by dishes beside an allergy.
    const sure = fit === 'yes' ? Math.min(own.certain, outcome.certain) : 0;
    return { fit, sure, outcome };
  };
}

const hasSharedDish = ({ dishes }: RestaurantDiet): boolean =>
  dishes.some(({ isShared }) => isShared);

/** Code of a place that fits nobody at the table. */
const LEFT_OUT = 0xffff;
/** Sure dishes beyond this number order no places, so that a code has 16 bits. */
const MAX_SURE = 1023;
const CODES_PER_FIT = MAX_SURE + 1;
const HOURS_ORDER: readonly HoursStatus[] = ['open', 'known', 'unknown'];

/** Code of a place, lower is better: fit of who is worst off, then that person's sure dishes. */
function toPartyCode(outcomes: readonly GuestOutcome[]): number {
  const codes = outcomes.map(
    ({ fit, sure }) =>
      GUEST_FITS.indexOf(fit) * CODES_PER_FIT + (MAX_SURE - Math.min(sure, MAX_SURE)),
  );
  return Math.max(...codes);
}

/**
 * Creates the ranker of a party: by who is worst off, then by the number of sure dishes of that
 * person, then what is open, then by rings of distance. Dishes that are eaten together
 * (`markSharedDishes`) count only if no allergy at the table forbids them; places without a meal for
 * anyone are left out. The order of the party changes nothing but the order of its matches.
 *
 * @example
 * const text = { contentId: '1', title: '가게', firstmenu: '삼겹살', treatmenu: '비건 카레' }
 * const diet = createEngine(getLexicon()).classifyRestaurant(text)
 * const vegan = { preference: { kind: 'strictVegan' }, restrictions: NO_RESTRICTIONS }
 * const other = { preference: { kind: 'meats', meats: ['pork'] }, restrictions: NO_RESTRICTIONS }
 * createPartyRanker([vegan, other]).match(diet).map(({ fit }) => fit) // => ['yes', 'yes']
 */
export function createPartyRanker(party: readonly Guest[]): PartyRanker {
  const matchers = party.map((guest, at) => {
    const others = party.filter((_, other) => other !== at).map(({ restrictions }) => restrictions);
    return createGuestMatcher(guest, others.filter(hasRestrictions));
  });
  /** By row: 0 where not computed yet, else 1 + code, or {@link LEFT_OUT}. */
  const codesByBlock = new WeakMap<PlaceBlock, Uint16Array>();

  const toOutcomes = (diet: RestaurantDiet): GuestOutcome[] => {
    const hasShared = hasSharedDish(diet);
    return matchers.map((toOutcome) => toOutcome(diet, hasShared));
  };

  function computeCode(block: PlaceBlock, row: number): number {
    const outcomes = toOutcomes(block.getDiet(row));
    const fitsNobody = outcomes.every(({ fit }) => fit === 'no');
    return fitsNobody ? LEFT_OUT : 1 + toPartyCode(outcomes);
  }

  return {
    rank(block, { rows, distancesM }, getHours) {
      const codes = codesByBlock.get(block) ?? new Uint16Array(block.length);
      codesByBlock.set(block, codes);
      const places: { at: number; code: number; hours: number; distanceM: number }[] = [];
      for (let at = 0; at < rows.length; at += 1) {
        const row = rows[at] ?? NaN;
        const code = (codes[row] ||= computeCode(block, row));
        if (code === LEFT_OUT) continue;
        const hours = getHours?.(row) ?? (block.hasHours(row) ? 'known' : 'unknown');
        const distanceM = distancesM[at] ?? Infinity;
        places.push({ at, code: code - 1, hours: HOURS_ORDER.indexOf(hours), distanceM });
      }
      places.sort(
        (a, b) =>
          a.code - b.code ||
          a.hours - b.hours ||
          toRing(a.distanceM) - toRing(b.distanceM) ||
          a.distanceM - b.distanceM ||
          a.at - b.at,
      );
      return {
        order: places.map(({ at }) => at),
        fits: places.map(({ code }) => GUEST_FITS[Math.floor(code / CODES_PER_FIT)] ?? 'no'),
      };
    },
    match: (diet) =>
      toOutcomes(diet).map(({ outcome, ...fit }) => ({
        ...fit,
        match: explainOutcome(diet, outcome),
      })),
  };
}
