import type { DishVerdict } from '@kioot/engine/verdicts';
import type { DietProfile, Ingredient } from '../client-store/diet-profile';
import type { Translator } from '../i18n/translator';
import type { Person } from '../staff-card/person-phrases';
import { getAskedCodes, mergeSources } from '../format/question-items';
import { toDishQuestion } from '../staff-card/menu-card';
import { FALLBACK_FOOD, toQuestionFoods } from '../staff-card/question-foods';
import {
  createSay,
  toQuestion,
  toStaffCard,
  type Question,
  type Sentence,
} from '../staff-card/staff-card';
import { withoutOwnSentences } from '../staff-card/table-card';
import type { OrderLine } from './format-order';

/** Dish that can be ordered, with its verdict for each person of the table who avoids anything. */
export interface OrderableDish extends Ingredient {
  isShared?: boolean | undefined;
  verdicts: readonly DishVerdict[];
}

/** Line of an order with what is known of its dish. */
export interface OrderedDish extends OrderableDish, OrderLine {}

/** Question about one dish, with the codes it is about. */
export interface DishQuestion extends Question {
  /** As on the menu. */
  dish: string;
  /** For the visitor. */
  dishName: string;
  codes: readonly string[];
  /** True where the question names each of them, so that an answer is about them. */
  isNameable: boolean;
}

/** Sentences for the staff below the order. */
export interface OrderCard {
  allergies: readonly Sentence[];
  /** Only where a question refers to all that the visitor cannot eat. */
  diet: readonly Sentence[];
  /** Asks for a single portion; null where it is not asked. */
  forOne: Question | null;
  questions: readonly DishQuestion[];
  /** Way to answer, after questions about dishes. */
  request: Sentence | null;
}

interface OrderCardOptions {
  /** For one person at a place for two: asks for a single portion, unless more of a dish are ordered. */
  isForOne: boolean;
  person: Person;
}

const ALLERGY_IDS = ['allergic', 'ill', 'deadly', 'beSure'];

/** Question about a dish over all verdicts, with its codes; null when nothing is open. */
function getOpenQuestion({ verdicts }: Pick<OrderableDish, 'verdicts'>) {
  const open = verdicts.filter(({ verdict }) => verdict === 'ask' || verdict === 'unknown');
  if (open.length === 0) return null;
  const codes = [...new Set(open.flatMap(getAskedCodes))];
  return { codes, foods: toQuestionFoods({ about: codes, tell: [], sources: mergeSources(open) }) };
}

/** Allergies of all people in one profile, which has the diet of the first. */
function mergeAllergies([first, ...others]: readonly [DietProfile, ...DietProfile[]]): DietProfile {
  const people = [first, ...others];
  const custom = people.flatMap((person) => person.others);
  // The last one of a name stays.
  custom.sort((a, b) => Number(a.isSevere) - Number(b.isSevere));
  return {
    ...first,
    allergies: [...new Set(people.flatMap(({ allergies }) => allergies))],
    severe: [...new Set(people.flatMap(({ severe }) => severe))],
    others: [...new Map(custom.map((other) => [other.ko, other])).values()],
  };
}

/** Sentences of all diets at the table, each once. */
function toDietSentences(
  t: Translator<'card'>,
  people: readonly DietProfile[],
  person: Person,
): Sentence[] {
  const all = people.flatMap((profile) => toStaffCard(t, profile, [], false, person).diet);
  const sentences = people.length > 1 ? withoutOwnSentences(all) : all;
  return [...new Map(sentences.map((sentence) => [sentence.ko, sentence])).values()];
}

/**
 * Card below an order: allergies, then a question for each dish that leaves one open.
 * @param people at the table, the visitor first
 */
export function toOrderCard(
  t: Translator<'card'>,
  people: readonly [DietProfile, ...DietProfile[]],
  dishes: readonly OrderedDish[],
  { isForOne, person }: OrderCardOptions,
): OrderCard {
  const say = createSay(t, person);
  const { allergies } = toStaffCard(t, mergeAllergies(people), [], false, person);
  const asked = dishes.flatMap((dish) => {
    const open = getOpenQuestion(dish);
    return open === null ? [] : [{ ...dish, ...open }];
  });
  const isAskingForOne = isForOne && dishes.length > 0 && dishes.every(({ count }) => count === 1);
  const refersToDiet = asked.some(({ foods }) => foods.includes(FALLBACK_FOOD));
  return {
    allergies: allergies.filter(({ id }) => ALLERGY_IDS.includes(id)),
    diet: refersToDiet ? toDietSentences(t, people, person) : [],
    forOne: isAskingForOne ? toQuestion(say, 'askForOne') : null,
    questions: asked.map(({ ko, en, foods, codes }) => ({
      ...toDishQuestion(say, { ko, en }, foods),
      ...{ dish: ko, dishName: en, codes, isNameable: !foods.includes(FALLBACK_FOOD) },
    })),
    request: asked.length > 0 ? say('unsureIn') : null,
  };
}
