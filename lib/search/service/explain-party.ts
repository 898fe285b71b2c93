import 'server-only';
import {
  matchRestrictions,
  type DietaryRestrictions,
  type DishFacts,
  type PartyRanker,
  type PlaceFacts,
} from '@kioot/engine';
import { toPeople, type TableNeeds } from '../../needs/need';
import { toProfileKey } from '../../needs/profile-key';
import type { GuestVerdict } from '../contract/rec-contract';
import type { StaffQuestion } from '../contract/staff-questions';
import type { createMatchExplainer } from './explain-match';

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
