import { createForbiddenMatcher } from '../needs/diet-table';
import type { DietaryRestrictions, PersonNeeds, Preference } from '../needs/need';
import { filterMeats } from '../segmentation/meats';
import type { DishFacts, PlaceFacts } from './facts';
import { isMeal, type MatchOutcome } from './menu-matcher';
import { createOutcomeMatcher, type PreferenceMatch } from './restaurant-matcher';

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

/** Match of one person with the first dishes that show it. */
export interface GuestDishes extends Pick<GuestMatch, 'fit' | 'sure'> {
  /**
   * One sure dish, one with a single question, or some to ask about; meals first, then in the order
   * of the menu. None where the place as a whole decides, and for `unknown` and `no`.
   */
  dishes: readonly DishFacts[];
}

/** Most dishes to ask about to choose from. */
const MAX_ASKABLE = 8;

/** Outcome of one person at a table. */
export interface GuestOutcome extends Pick<GuestMatch, 'fit' | 'sure'> {
  outcome: MatchOutcome;
}

function toGuestFit({ verdict, justServes, oneQuestion }: MatchOutcome): GuestFit {
  if (justServes) return 'no';
  return verdict === 'ask' && oneQuestion > 0 ? 'question' : verdict;
}

/** Matches places with one person at a table. */
export interface GuestMatcher {
  /** @param hasShared whether the place has dishes that are eaten together */
  toOutcome(diet: PlaceFacts, hasShared: boolean): GuestOutcome;
  /** Dishes of {@link GuestDishes}. */
  findDishes(diet: PlaceFacts, outcome: GuestOutcome): DishFacts[];
}

/** True for a dish that a person of this preference would order at a place that fits. */
function createOrderableCheck(preference: Preference): (dish: DishFacts) => boolean {
  if (preference.kind !== 'halal') return () => true;
  const forbidden = createForbiddenMatcher(preference);
  const forbiddenMeats = filterMeats((meat) => forbidden({ origin: 'meat', meat }));
  return ({ alcohol, meats }) =>
    alcohol !== 'yes' && forbiddenMeats.every((meat) => meats[meat] !== 'yes');
}

/**
 * Creates the matcher of one person.
 * @param others restrictions of the others at the table
 */
export function createGuestMatcher(
  { need, profile }: PersonNeeds,
  others: readonly DietaryRestrictions[],
): GuestMatcher {
  const matchAlone = createOutcomeMatcher(need, profile);
  const matchSharing = createOutcomeMatcher(need, profile, others);
  const isOrderable = createOrderableCheck(need);

  return {
    toOutcome(diet, hasShared) {
      const own = matchAlone(diet);
      const outcome = hasShared ? matchSharing(diet) : own;
      const fit = toGuestFit(outcome);
      // Halal is decided without dishes alone, and by dishes beside an allergy.
      const sure = fit === 'yes' ? Math.min(own.certain, outcome.certain) : 0;
      return { fit, sure, outcome };
    },
    findDishes({ dishes }, { fit, outcome: { weigh, isAllAskable } }) {
      if (fit === 'unknown' || fit === 'no') return [];
      const isHalal = need.kind === 'halal' && fit === 'yes';
      if (!weigh && !isHalal) return [];
      const isShown = (dish: DishFacts): boolean => {
        if (!isOrderable(dish)) return false;
        if (!weigh) return true;
        const { verdict, isOneQuestion } = weigh(dish);
        if (fit === 'question') return isOneQuestion === true;
        return verdict === fit || (isAllAskable === true && verdict === 'yes');
      };
      if (fit === 'ask') {
        const askable = dishes.filter(isShown);
        const meals = askable.filter(isMeal);
        return (meals.length > 0 ? meals : askable).slice(0, MAX_ASKABLE);
      }
      const first = dishes.find((dish) => isMeal(dish) && isShown(dish)) ?? dishes.find(isShown);
      return first ? [first] : [];
    },
  };
}
