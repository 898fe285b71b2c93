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
  matchRestrictions,
  type PartyRanker,
} from '@kioot/engine';
import { isDietStated } from '@kioot/engine/verdicts';
import type { Place } from '@kioot/places/place';
import { getDishEvidence } from '../classification/place-facts';
import { toBestEvidence } from '../contract/best-evidence';
import { DIET_GROUPS } from '../contract/diet-groups';
import { isVeganPreference, toPeople, type TableNeeds, toProfileKey } from '../../needs/need';
import type { Evidence, RestaurantMatch, GuestVerdict } from '../contract/rec-contract';
import type { StaffQuestion } from '../contract/staff-questions';
import {
  toHiddenWarnings,
  createSubstanceTable,
  toMatchContext,
  toStaffQuestion,
  type MatchContext,
} from './hidden-warnings';

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

/** Allergies alone, which hold for a dish that others share. */
const toAllergies = ({ allergies, severe, otherSevere }: DietaryRestrictions) => ({
  ...{ allergies, severe, otherSevere },
});

/** Question of a person about a dish, with the allergies of the others who share it. */
function addSharedAllergies(
  own: StaffQuestion,
  dish: DishFacts,
  others: readonly DietaryRestrictions[],
): StaffQuestion {
  if (!dish.isShared) return own;
  const shared = others.map((restrictions) => matchRestrictions(dish, toAllergies(restrictions)));
  const about = new Set([...own.about, ...shared.flatMap((each) => each.about)]);
  const tell = new Set([...(own.tell ?? []), ...shared.flatMap((each) => each.tell)]);
  return {
    ...own,
    about: [...about],
    ...(tell.size > 0 ? { tell: [...tell].filter((code) => !about.has(code)) } : {}),
  };
}

/**
 * Creates the explainer of a party: for each person, the visitor first, the fit and the dish that
 * shows it.
 */
export function createPartyExplainer(
  needs: TableNeeds,
  { findDishes }: PartyRanker,
  explainMatch: ReturnType<typeof createMatchExplainer>,
): (diet: PlaceFacts) => GuestVerdict[] {
  const people = toPeople(needs);
  const explainers = people.map(({ need, profile }, at) => {
    const others = people
      .filter((_, other) => other !== at)
      .flatMap(({ profile: theirs }) => theirs ?? []);
    const { toStaffQuestion } = explainMatch(need, profile);
    const checkedFor = toProfileKey(need, profile);
    return {
      checked: checkedFor === undefined ? {} : { checkedFor },
      toQuestion: (dish: DishFacts) => addSharedAllergies(toStaffQuestion(dish), dish, others),
    };
  });
  return (diet) =>
    findDishes(diet).flatMap(({ fit, dishes }, at): GuestVerdict[] => {
      const explainer = explainers[at];
      if (!explainer) return [];
      const { checked, toQuestion } = explainer;
      const [first] = dishes;
      if (!first) return [{ fit, ...checked }];
      if (fit === 'yes') return [{ fit, dish: first.dish, ...toShared(first), ...checked }];
      const asked = dishes.map((dish) => ({ dish, question: toQuestion(dish) }));
      const { dish, question: best } = asked.reduce((a, b) =>
        countQuestions(b.question) < countQuestions(a.question) ? b : a,
      );
      const { about, tell, question } = best;
      return [
        {
          ...{ fit, dish: dish.dish },
          ...(about.length > 0 ? { about } : {}),
          ...(tell && tell.length > 0 ? { tell } : {}),
          ...(fit === 'question' && question !== undefined ? { question } : {}),
          ...toShared(dish),
          ...checked,
        },
      ];
    });
}

const toShared = ({ isShared }: DishFacts): Pick<GuestVerdict, 'isShared'> =>
  isShared ? { isShared } : {};

/** Number of things to ask about; a dish that names none leaves open what is in it. */
const countQuestions = ({ about, tell = [] }: StaffQuestion): number =>
  about.length + tell.length || Infinity;

/** Dishes with those that a card names for a party. */
export const withPartyDishes = (
  dishes: readonly string[],
  party: readonly GuestVerdict[] | undefined,
): readonly string[] => (party ? [...new Set([...dishes, ...getPartyDishes(party)])] : dishes);

const getPartyDishes = (party: readonly GuestVerdict[]): string[] =>
  party.flatMap(({ dish }) => (dish === undefined ? [] : [dish]));
