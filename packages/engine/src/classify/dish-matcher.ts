import type { DietaryRestrictions, Preference, Verdict } from '../needs/need';
import { createForbiddenMatcher } from '../needs/diet-table';
import type { Substance } from '../segmentation/lexicon';
import { filterMeats, MEATS, type Meat } from '../segmentation/meats';
import { hasRestrictions, matchRestrictions } from './match-restrictions';
import type { CompactDishFacts } from './compact-facts';
import type { DishFacts } from './dish-facts';
import { DIET_FIELDS, getDietQuestion } from './one-question';
import type { Diet } from './rules/rule';

/** Facts that decide a match. */
export type MatchableFacts = Omit<CompactDishFacts, 'contains'>;

/**
 * Verdict on one dish with its weight; `unknown` counts neither for nor against (a bowl of rice for
 * a meat eater).
 */
export interface WeightedVerdict {
  verdict: Verdict;
  /** Weight 0 to 1: half for a suitable dish that also contains an unwanted meat. */
  weight: number;
  /** True for `ask` about one thing only, see `getOneQuestion`. */
  isOneQuestion?: true;
}

const HALF_WEIGHT = 0.5;
export const WEIGHTED_VERDICTS: Readonly<
  Record<Verdict | 'mixed' | 'oneQuestion', WeightedVerdict>
> = {
  yes: { verdict: 'yes', weight: 1 },
  mixed: { verdict: 'yes', weight: HALF_WEIGHT },
  ask: { verdict: 'ask', weight: 0 },
  oneQuestion: { verdict: 'ask', weight: 0, isOneQuestion: true },
  no: { verdict: 'no', weight: 0 },
  unknown: { verdict: 'unknown', weight: 0 },
};

export type MatchDish = (dish: MatchableFacts) => WeightedVerdict;

/**
 * True when the lexicon knows what the dish is made of; the restaurant's specialty alone is not
 * enough.
 *
 * @example
 * const engine = createEngine(getLexicon())
 * isKnownDish(engine.classifyDish('김치찌개')) // => true
 * isKnownDish(engine.classifyDish('뷁뷁')) // => false
 */
export function isKnownDish({
  vegan,
  lactoOvo,
  mainMeats,
}: Pick<MatchableFacts, 'vegan' | 'lactoOvo' | 'mainMeats'>): boolean {
  return mainMeats.length > 0 || vegan !== 'unknown' || lactoOvo !== 'unknown';
}

/** True for a dish or restaurant that is not ruled out. */
export const isYesOrAsk = ({ verdict }: { verdict: Verdict }): boolean =>
  verdict === 'yes' || verdict === 'ask';

/** Meats that a preference excludes. */
export function toUnwantedMeats(preference: Preference): ReadonlySet<Meat> {
  const forbidden = createForbiddenMatcher(preference);
  return new Set(filterMeats((meat) => forbidden({ origin: 'meat', meat })));
}

/**
 * Decides by the main meats: none may be unwanted. A dish that is certainly one of several animals
 * suits a visitor who eats all of them.
 */
function matchMeatDish(
  { mainMeats, possibleMainMeats, isEither, meats }: MatchableFacts,
  unwanted: ReadonlySet<Meat>,
): WeightedVerdict {
  const isAmbiguous = mainMeats.length === 0;
  const defining = isAmbiguous ? possibleMainMeats : mainMeats;
  if (defining.length === 0) return WEIGHTED_VERDICTS.unknown;
  const isPartUnwanted = defining.some((meat) => unwanted.has(meat));
  const isUnwanted = isAmbiguous ? defining.every((meat) => unwanted.has(meat)) : isPartUnwanted;
  if (isUnwanted) return WEIGHTED_VERDICTS.no;
  if (isAmbiguous && (isPartUnwanted || !isEither)) return WEIGHTED_VERDICTS.ask;
  const isMixed = MEATS.some((meat) => unwanted.has(meat) && meats[meat] === 'yes');
  return isMixed ? WEIGHTED_VERDICTS.mixed : WEIGHTED_VERDICTS.yes;
}

/**
 * Adds dietary restrictions to a matcher: a matching dish that contains something restricted
 * becomes `no`, one that may becomes `ask`.
 */
function withRestrictions(matchDish: MatchDish, restrictions: DietaryRestrictions): MatchDish {
  if (!hasRestrictions(restrictions)) return matchDish;
  return (dish) => {
    const match = matchDish(dish);
    if (!isYesOrAsk(match)) return match;
    const { verdict } = matchRestrictions(dish, restrictions);
    return verdict === 'yes' ? match : WEIGHTED_VERDICTS[verdict];
  };
}

/**
 * Adds the allergies of the others at the table, which hold for every dish that they share. Their
 * diets do not: who does not eat of a pot leaves it to the others.
 */
export function withSharedAllergies(
  matchDish: MatchDish,
  others: readonly DietaryRestrictions[],
): MatchDish {
  const matchShared = others
    .map(({ allergies, severe, otherSevere }) => ({ allergies, severe, otherSevere }))
    .reduce(withRestrictions, matchDish);
  return (dish) => (dish.isShared ? matchShared(dish) : matchDish(dish));
}

const createDietMatcher =
  (diet: Diet): MatchDish =>
  (dish) =>
    getDietQuestion(dish, diet) === undefined
      ? WEIGHTED_VERDICTS[dish[DIET_FIELDS[diet].verdict]]
      : WEIGHTED_VERDICTS.oneQuestion;

/**
 * Matcher of single dishes for a preference with restrictions: the one rule for lists of places and
 * for the page of a place. Halal is decided by the place, so only the restrictions count here.
 */
export function createDishMatcher(
  preference: Preference,
  restrictions: DietaryRestrictions,
): MatchDish {
  switch (preference.kind) {
    case 'meats': {
      if (preference.meats.length === 0) return createDishMatcher({ kind: 'any' }, restrictions);
      const unwanted = toUnwantedMeats(preference);
      return withRestrictions((dish) => matchMeatDish(dish, unwanted), restrictions);
    }
    case 'strictVegan':
    case 'lactoOvo':
      return withRestrictions(createDietMatcher(preference.kind), restrictions);
    case 'any':
    case 'halal':
      return withRestrictions(() => WEIGHTED_VERDICTS.yes, restrictions);
  }
}

/**
 * True where the halal claim of the place rules out a possible ingredient (pork) for a preference
 * other than halal.
 *
 * @example
 * isRuledOutByHalal({ meats: fillMeats('no') }, { meat: 'pork' }, { kind: 'any' }) // => true
 */
export function isRuledOutByHalal(
  { meats }: Pick<DishFacts, 'meats'>,
  { meat }: Pick<Substance, 'meat'>,
  { kind }: Preference,
): boolean {
  return kind !== 'halal' && meat === 'pork' && meats[meat] === 'no';
}
