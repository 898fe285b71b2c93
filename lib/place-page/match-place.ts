import {
  createOutcomeMatcher,
  createPlaceDishExplainer,
  isDietStated,
  toFit,
  type DishVerdict,
  type DishView,
  type Fit,
  type MatchableFacts,
} from '@kioot/engine/verdicts';
import { resolveVegetarianClass, type Verdict, type PersonNeeds } from '@kioot/engine/needs';
import { isVeganPreference } from '../needs/need';
import { toBestEvidence } from '../search/contract/best-evidence';
import { DIET_GROUPS } from '../search/contract/diet-groups';
import type { Evidence, RestaurantMatch } from '../search/contract/rec-contract';
import type { UsualPrice } from '../search/classification/usual-prices';

/** Dish of the menu, with the facts that a phone matches to its visitor's diet. */
export interface PlaceDish extends DishView {
  serving: MatchableFacts['dishes'][number]['serving'];
  /** Source of a vegan or vegetarian verdict. */
  verdictSource: Evidence;
  /** Source of the labels on its menu, if it is a list. */
  labels?: Evidence;
  /** In won; as its source writes it where that is no amount: "시가". */
  price?: number | string;
  /** Year of a price that comes from an older list than the menu. */
  priceYear?: number;
  /** Elsewhere, for a dish without a price. */
  usualPrice?: UsualPrice;
}

/** Facts of a place that a phone matches to its visitor's diet. */
export interface PageFacts extends MatchableFacts {
  dishes: readonly PlaceDish[];
  /** Words of the name and kinds of kitchen that decide without a dish, in their wire form. */
  because: readonly string[];
}

/** Match of a place with one visitor's diet. */
interface PlaceMatch {
  fit: Fit;
  /** As the search sends it with a place. */
  match: RestaurantMatch;
  /** In the order of the dishes. */
  verdicts: readonly DishVerdict[];
}

/** Evidence for a diet that no dish decides. */
const TITLE_EVIDENCE: Readonly<Partial<Record<Verdict, Evidence>>> = { yes: { by: 'title' } };

const BY_NAME: Evidence = { by: 'name' };

/**
 * Matches a place as the search does, with the verdicts of its dishes. Runs on the phone: the page is
 * the same for every visitor.
 */
export function matchPlace(place: PageFacts, { need, profile }: Required<PersonNeeds>): PlaceMatch {
  const { dishes, because } = place;
  const outcome = createOutcomeMatcher(need, profile)(place);
  const { preference } = resolveVegetarianClass(need, profile);
  const explain = createPlaceDishExplainer(need, profile, place);
  const explained = dishes.map((dish) => ({ dish, verdict: explain(dish) }));
  const withVerdict = (wanted: Verdict) =>
    explained.filter(({ verdict: { verdict } }) => verdict === wanted);
  const { weigh } = outcome;
  // None where the place is matched as a whole; no drinks and sides where the meals decide.
  const decides = ({ dish }: { dish: PlaceDish }) =>
    weigh !== null && weigh(dish).verdict !== 'unknown';
  const fitting = withVerdict('yes').filter(decides);
  const asked = outcome.justServes ? [] : withVerdict('ask').filter(decides);
  const ask = asked.map(({ dish, verdict: { question, about, tell } }) => ({
    dish: dish.ko,
    about: [...about],
    tell: [...tell],
    question: question?.code,
  }));
  ask.sort((a, b) => Number(b.question !== undefined) - Number(a.question !== undefined));
  const isVeganByName = ({ dish }: { dish: PlaceDish }) =>
    preference.kind === 'strictVegan' && dish.vegan === 'yes' && !isDietStated(dish);
  const isNamed = fitting.length + ask.length > 0;
  const group = {
    wish: preference.kind === 'meats' ? preference.kind : DIET_GROUPS[preference.kind],
    dishes: fitting.map(({ dish }) => dish.ko),
    ask,
  };
  const fit = toFit(outcome);
  const { share, known, justServes } = outcome;
  const isCertain = fitting.length > 0;
  const evidence = !isVeganPreference(preference)
    ? undefined
    : isNamed
      ? (toBestEvidence(
          (isCertain ? fitting : asked).map(({ dish }) => dish.verdictSource),
          isCertain,
        ) ?? (asked.some(isVeganByName) ? BY_NAME : undefined))
      : TITLE_EVIDENCE[outcome.verdict];
  return {
    fit,
    match: {
      ...{ fit, share, known },
      groups: isNamed ? [group] : [],
      because: isNamed ? [] : [...because],
      ...(evidence ? { evidence } : {}),
      ...(justServes ? { justServes } : {}),
    },
    verdicts: explained.map(({ verdict }) => verdict),
  };
}
