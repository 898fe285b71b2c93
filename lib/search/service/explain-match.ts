import 'server-only';
import {
  MEATS,
  NO_RESTRICTIONS,
  getOneQuestion,
  toFit,
  toReasonText,
  type DietaryRestrictions,
  type DishFacts,
  type Lexicon,
  type Preference,
  type PreferenceMatch,
  type Reason,
  type PlaceFacts,
} from '@kioot/engine';
import { isDietStated } from '@kioot/engine/verdicts';
import type { Place } from '@kioot/places/place';
import { getDishEvidence } from '../classification/dish-evidence';
import { toBestEvidence } from '../contract/best-evidence';
import { DIET_GROUPS } from '../contract/diet-groups';
import { isVeganPreference } from '../../needs/need';
import { toProfileKey } from '../../needs/profile-key';
import type { Evidence, RestaurantMatch } from '../contract/rec-contract';
import { toHiddenWarnings } from './hidden-warnings';
import {
  createSubstanceTable,
  toMatchContext,
  toStaffQuestion,
  type MatchContext,
} from './match-context';

/** Maximum number of dishes in a group: enough to order by, few enough to transfer. */
const MAX_DISHES_PER_GROUP = 6;
const MAX_QUESTIONS_PER_GROUP = 3;

/** Classified place with its match. */
interface MatchedPlace extends Pick<Place, 'title' | 'fieldSources'> {
  diet: PlaceFacts;
  match: PreferenceMatch;
}

/**
 * Creates the explainer of matches, over the hidden ingredients and substances of a lexicon: call
 * it per visitor, then per place.
 */
export function createMatchExplainer(lexicon: Pick<Lexicon, 'hidden' | 'substances'>) {
  const table = createSubstanceTable(lexicon);
  return (need: Preference, profile: DietaryRestrictions = NO_RESTRICTIONS) => {
    const context = toMatchContext(table, need, profile);
    // As the phone computes it: a class of vegetarian food is resolved for the match alone.
    const checkedFor = toProfileKey(need, profile);
    return {
      toStaffQuestion: (dish: DishFacts) => toStaffQuestion(dish, context),
      toHidden: (place: MatchedPlace) => toHiddenWarnings(place, context),
      toMatch: (place: MatchedPlace) => toMatch(place, context, checkedFor),
    };
  };
}

/**
 * Reasons for listing a restaurant: dishes per wish that match and dishes to ask about, else the
 * terms in its name. No reasons for a visitor who eats anything.
 */
function toMatch(
  { title, fieldSources, diet, match }: MatchedPlace,
  context: MatchContext,
  checkedFor: string | undefined,
): RestaurantMatch {
  const { preference } = context;
  const { share, known, dishes, askable, justServes } = match;
  const verdict = { fit: toFit(match), share, known, checkedFor };
  if (checkedFor === undefined) return { ...verdict, groups: [], because: [] };
  const isNamed = dishes.length + askable.length > 0;
  const isDiet = isVeganPreference(preference);
  const evidence = isDiet
    ? toEvidence({ fieldSources, diet, match }, preference.kind === 'strictVegan')
    : undefined;
  return {
    ...verdict,
    groups: toGroups({ diet, match }, context),
    because: isNamed ? [] : toTitleReasons(title, match.because),
    ...(isAllStatedVegan(diet, match) ? { isAllVegan: true } : {}),
    ...(evidence ? { evidence } : {}),
    ...(justServes ? { justServes } : {}),
  };
}

/** Dishes per wish: those that match, and those to ask about. */
function toGroups(
  { diet, match: { dishes, askable } }: Pick<MatchedPlace, 'diet' | 'match'>,
  context: MatchContext,
): RestaurantMatch['groups'] {
  const { preference, avoided } = context;
  const askableDishes = new Set(askable);
  /** One question first, then dishes that fit by their names. */
  const toQuestionRank = (dish: DishFacts): number => {
    if (getOneQuestion(dish, preference, avoided) !== undefined) return 0;
    return isVeganByName(dish) ? 1 : 2;
  };
  const toGroup = (wish: string, isOfWish: (dish: DishFacts) => boolean) => {
    const groupDishes = diet.dishes.filter(isOfWish);
    const names = new Set(groupDishes.map(({ dish }) => dish));
    const ask = groupDishes
      .filter(({ dish }) => askableDishes.has(dish))
      .sort((a, b) => toQuestionRank(a) - toQuestionRank(b))
      .slice(0, MAX_QUESTIONS_PER_GROUP)
      .map((dish) => toStaffQuestion(dish, context));
    const certainDishes = dishes.filter((dish) => names.has(dish)).slice(0, MAX_DISHES_PER_GROUP);
    return { wish, dishes: certainDishes, ...(ask.length > 0 ? { ask } : {}) };
  };
  const groups =
    preference.kind === 'meats'
      ? MEATS.filter((meat) => preference.meats.includes(meat)).map((meat) =>
          toGroup(meat, ({ mainMeats, possibleMainMeats }) =>
            [...mainMeats, ...possibleMainMeats].includes(meat),
          ),
        )
      : [toGroup(DIET_GROUPS[preference.kind], () => true)];
  return groups.filter((group) => group.dishes.length > 0 || 'ask' in group);
}

/** Best evidence of the dishes shown; none for a question that no offer of the diet answers. */
function toEvidence(
  { fieldSources, diet, match }: Pick<MatchedPlace, 'fieldSources' | 'diet' | 'match'>,
  isVegan: boolean,
): Evidence | undefined {
  const { verdict, dishes, askable } = match;
  if (dishes.length === 0 && askable.length === 0) {
    return verdict === 'yes' ? { by: 'title' } : undefined;
  }
  const isCertain = dishes.length > 0;
  const shown = new Set(isCertain ? dishes : askable);
  const shownDishes = diet.dishes.filter(({ dish }) => shown.has(dish));
  return (
    toBestEvidence(
      shownDishes.map((dish) => getDishEvidence({ fieldSources }, dish)),
      isCertain,
    ) ?? (isVegan && shownDishes.some(isVeganByName) ? { by: 'name' } : undefined)
  );
}

/** Fewest dishes for a statement about all of them. */
const MIN_DISHES_FOR_ALL = 3;

/** True where the whole menu fits and each dish is vegan on somebody's word. */
const isAllStatedVegan = ({ dishes }: PlaceFacts, { verdict, share }: PreferenceMatch): boolean =>
  verdict === 'yes' &&
  share === 1 &&
  dishes.length >= MIN_DISHES_FOR_ALL &&
  dishes.every((dish) => dish.vegan === 'yes' && isDietStated(dish));

/** True for a dish that is vegan by the food in its name, on nobody's word. */
const isVeganByName = (dish: DishFacts): boolean => dish.vegan === 'yes' && !isDietStated(dish);

const normalizeName = (text: string): string =>
  text.normalize('NFC').replace(/\s+/gu, '').toLowerCase();

/** Deciding words of the name, and kinds of kitchen, in their wire form. */
export function toTitleReasons(title: string, because: readonly Reason[]): string[] {
  const name = normalizeName(title);
  return because
    .filter(
      (reason) => reason.kind === 'kitchen' || name.includes(normalizeName(toReasonText(reason))),
    )
    .map(toReasonText)
    .slice(0, 3);
}
