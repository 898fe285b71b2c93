import type { PersonNeeds } from '../needs/need';
import type { PlaceBlock } from '../classify/packed-facts';
import { explainOutcome } from '../classify/restaurant-matcher';
import type { PlaceFacts } from '../classify/facts';
import {
  GUEST_FITS,
  createGuestMatcher,
  type GuestDishes,
  type GuestFit,
  type GuestMatch,
  type GuestOutcome,
} from '../classify/guest-matcher';
import { toRing, type Candidates, createRiskReader } from './rank';

/** Candidates that fit someone at the table. */
export interface RankedParty {
  /** Indexes into the candidates, best first. */
  order: readonly number[];
  /** Fit of who is worst off, in the same order. */
  fits: readonly GuestFit[];
}

interface RankedPlace {
  at: number;
  code: number;
  /** Usual risk for the severe allergies of the table; 0 without any. */
  risk: number;
  fit: GuestFit;
  hasHours: boolean;
  distanceM: number;
}

/** Ranks and matches for everyone at a table. */
export interface PartyRanker {
  /** Ranks rows of a block, whatever the time. */
  rank(block: PlaceBlock, candidates: Candidates): RankedParty;
  /** Match of each person, in the order of the party. */
  match(diet: PlaceFacts): readonly GuestMatch[];
  /** Fit and first dishes of each person, in the order of the party: {@link match} in short. */
  findDishes(diet: PlaceFacts): readonly GuestDishes[];
}

const hasSharedDish = ({ dishes }: PlaceFacts): boolean => dishes.some(({ isShared }) => isShared);

/** Code of a place that fits nobody at the table. */
const LEFT_OUT = 0xffff_ffff;
/** Sure dishes beyond this number order no places. */
const MAX_SURE = 1023;
/** Number of sums of grades, of up to 16 people. */
const SUMS = 64;
const CODES_PER_FIT = (MAX_SURE + 1) * SUMS;

/** Code of a person, lower is better: fit, then sure dishes. */
const toGuestCode = ({ fit, sure }: Pick<GuestOutcome, 'fit' | 'sure'>): number =>
  GUEST_FITS.indexOf(fit) * CODES_PER_FIT + (MAX_SURE - Math.min(sure, MAX_SURE)) * SUMS;

/** Code of a person whom a place does not fit, the highest. */
const NO_CODE = toGuestCode({ fit: 'no', sure: 0 });

/**
 * Creates the ranker of a party: by who is worst off, then by the number of sure dishes of that
 * person, then by how well everyone does, then known hours, then by rings of distance; places of unknown menus last.
 * A severe allergy orders those of one fit by usual risk, then distance.
 * Dishes that are eaten together (`markSharedDishes`) count only if no allergy at the table forbids them; places without a meal for
 * anyone are left out. The order of the party changes nothing but the order of its matches.
 *
 * @example
 * const text = { contentId: '1', title: '가게', firstmenu: '삼겹살', treatmenu: '비건 카레' }
 * const diet = createEngine(getLexicon()).classifyRestaurant(text)
 * const vegan = { need: { kind: 'strictVegan' } }
 * const other = { need: { kind: 'meats', meats: ['pork'] } }
 * createPartyRanker([vegan, other]).match(diet).map(({ fit }) => fit) // => ['yes', 'yes']
 */
export function createPartyRanker(party: readonly PersonNeeds[]): PartyRanker {
  const matchers = party.map((guest, at) => {
    const others = party.filter((_, other) => other !== at);
    return createGuestMatcher(
      guest,
      others.flatMap(({ profile }) => profile ?? []),
    );
  });
  /** By row: 0 where not computed yet, else 1 + code, or {@link LEFT_OUT}. */
  const codesByBlock = new WeakMap<PlaceBlock, Uint32Array>();

  /** Code of who is worst off, then of the sum of all grades; lower is better. */
  function computeCode(block: PlaceBlock, row: number): number {
    const diet = block.getDiet(row);
    const hasShared = hasSharedDish(diet);
    const outcomes = matchers.map(({ toOutcome }) => toOutcome(diet, hasShared));
    if (outcomes.every(({ fit }) => fit === 'no')) return LEFT_OUT;
    const worst = Math.max(...outcomes.map(toGuestCode));
    // Nothing is worse; who else eats nothing orders no places.
    if (worst === NO_CODE) return 1 + NO_CODE;
    const sum = outcomes.reduce((total, { fit }) => total + GUEST_FITS.indexOf(fit), 0);
    return 1 + worst + Math.min(sum, SUMS - 1);
  }

  return {
    rank(block, { rows, distancesM }) {
      const codes = codesByBlock.get(block) ?? new Uint32Array(block.length);
      codesByBlock.set(block, codes);
      const getRisk = createRiskReader(
        block,
        party.map(({ profile }) => profile),
      );
      const places: RankedPlace[] = [];
      for (let at = 0; at < rows.length; at += 1) {
        const row = rows[at] ?? NaN;
        const code = (codes[row] ||= computeCode(block, row));
        if (code === LEFT_OUT) continue;
        places.push({
          ...{ at, code: code - 1, hasHours: block.hasHours(row) },
          risk: getRisk?.(row) ?? 0,
          fit: GUEST_FITS[Math.floor((code - 1) / CODES_PER_FIT)] ?? 'no',
          distanceM: distancesM[at] ?? Infinity,
        });
      }
      places.sort(
        (a, b) =>
          Number(a.fit === 'unknown') - Number(b.fit === 'unknown') ||
          (getRisk
            ? GUEST_FITS.indexOf(a.fit) - GUEST_FITS.indexOf(b.fit) || a.risk - b.risk
            : a.code - b.code ||
              Number(b.hasHours) - Number(a.hasHours) ||
              toRing(a.distanceM) - toRing(b.distanceM)) ||
          a.distanceM - b.distanceM ||
          a.at - b.at,
      );
      return { order: places.map(({ at }) => at), fits: places.map(({ fit }) => fit) };
    },
    match(diet) {
      const hasShared = hasSharedDish(diet);
      return matchers.map(({ toOutcome }) => {
        const { outcome, ...fit } = toOutcome(diet, hasShared);
        return { ...fit, match: explainOutcome(diet, outcome) };
      });
    },
    findDishes(diet) {
      const hasShared = hasSharedDish(diet);
      return matchers.map(({ toOutcome, findDishes }) => {
        const outcome = toOutcome(diet, hasShared);
        const { fit, sure } = outcome;
        return { fit, sure, dishes: findDishes(diet, outcome) };
      });
    },
  };
}
